import type { Seat } from '../../kernel/index.ts';
import {
  buildHouse,
  occupy,
  SCORED,
  scoreRound,
  shovelsNeeded,
  TRADING_POST,
  transformHex,
  upgradeForOthers,
} from '../board.ts';
import { EFFECT } from '../effects.ts';
import { PALACE_ACTIONS, type PalaceAction } from '../factions/index.ts';
import { type Sink, spendPower } from '../gains.ts';
import type { State } from '../state.ts';
import { transform, transformAdjacent } from './transform.ts';
import { becomeTradingPost } from './upgrade.ts';

type Action = (s: State, seat: Seat, hex: number, sink: Sink) => void;

/** What each palace action does once it is paid for; rulebook, appendix "Factions". */
const ACTIONS: Readonly<Record<PalaceAction, Action>> = {
  none: () => {},
  'home-house': (s, seat, hex, sink) => {
    buildHouse(s, seat, hex, true, sink);
    s.setTopA(hex);
  },
  'free-trading-post': (s, seat, hex, sink) => {
    const scores = s.table.options.rulings.freeUpgradeScores === 'yes';
    becomeTradingPost(s, seat, hex, scores, sink);
    s.setTopA(hex);
  },
  shovel: (s, seat, hex, sink) => {
    transform(s, seat, hex, 1, sink);
  },
  'adjacent-transform': transformAdjacent,
  'trading-post-in-reach': tradingPostInReach,
};

const BY_NUMBER: readonly Action[] = PALACE_ACTIONS.map((kind) => ACTIONS[kind]);

export function specialAction(s: State, seat: Seat, hex: number, sink: Sink): void {
  const oncePerRound =
    s.effect(seat, EFFECT.actionRepeatable) === 0 ||
    s.table.options.rulings.inventorsAction === 'once-per-round';
  if (oncePerRound) {
    s.usePalaceAction(seat);
    if (sink !== undefined) sink.push({ type: 'used', seat, what: 'palace' });
  }
  spendPower(s, seat, palaceActionPower(s, seat), 'palace-action', sink);
  BY_NUMBER[s.effect(seat, EFFECT.action)](s, seat, hex, sink);
}

/** Power that the palace action costs. */
export function palaceActionPower(s: State, seat: Seat): number {
  return s.effect(seat, EFFECT.actionPower);
}

/**
 * The Inventors' trading post straight onto the board: no shovel is used, it counts as an upgrade to a
 * trading post and not as a house (rulings R12 and R14).
 */
function tradingPostInReach(s: State, seat: Seat, hex: number, sink: Sink): void {
  if (shovelsNeeded(s, seat, s.terrain(hex)) > 0) transformHex(s, seat, hex, 0, 0, sink);
  s.setTradingPosts(seat, s.tradingPosts(seat) - 1);
  occupy(s, seat, hex, TRADING_POST, sink);
  scoreRound(s, seat, SCORED.tradingPost, 1, sink);
  upgradeForOthers(s, seat, hex, sink);
  s.setTopA(hex);
}

/** The Fire Sprites' house at the outer edge; no shovel is used, the house counts as built. */
export function edgeHouse(s: State, seat: Seat, hex: number, sink: Sink): void {
  s.pop();
  if (s.terrain(hex) !== s.home(seat)) transformHex(s, seat, hex, 0, 0, sink);
  buildHouse(s, seat, hex, true, sink);
}
