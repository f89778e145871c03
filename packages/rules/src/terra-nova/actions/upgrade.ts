import type { Seat } from '../../kernel/index.ts';
import {
  advanceSailing,
  effectCause,
  LEFT_PALACE,
  replaceBuilding,
  SCORED,
  scoreRound,
  TRADING_POST,
  tradingPostPrice,
  upgradeForOthers,
} from '../board.ts';
import { EFFECT } from '../effects.ts';
import { ALL_GROUPS, FRAME } from '../frames.ts';
import { gainPower, gainVp, payCoins, type Sink } from '../gains.ts';
import type { State } from '../state.ts';
import { effectOf } from '../table.ts';

/** House to trading post for coins. Rulebook, "Upgrade a building". */
export function upgradeToTradingPost(s: State, seat: Seat, hex: number, sink: Sink): void {
  payCoins(s, seat, tradingPostPrice(s, seat, hex), 'upgrade', sink);
  becomeTradingPost(s, seat, hex, true, sink);
}

/** The house goes back to the rightmost empty space of the mat. */
export function becomeTradingPost(
  s: State,
  seat: Seat,
  hex: number,
  scores: boolean,
  sink: Sink,
): void {
  s.setHouses(seat, s.houses(seat) + 1);
  s.setTradingPosts(seat, s.tradingPosts(seat) - 1);
  replaceBuilding(s, seat, hex, TRADING_POST, sink);
  if (scores) scoreRound(s, seat, SCORED.tradingPost, 1, sink);
  const vp = s.effect(seat, EFFECT.vpPerTradingPost);
  if (vp > 0) gainVp(s, seat, vp, effectCause(s, seat, EFFECT.vpPerTradingPost, sink), sink);
  upgradeForOthers(s, seat, hex, sink);
}

/**
 * Trading post to a palace (0 left, 1 right). Its once-only effects happen now; its octagon can be used
 * from the next turn on, because this turn's action is spent.
 */
export function upgradeToPalace(s: State, seat: Seat, hex: number, side: number, sink: Sink): void {
  payCoins(s, seat, s.table.palaceCost, 'palace', sink);
  s.setTradingPosts(seat, s.tradingPosts(seat) + 1);
  s.setPalaces(seat, s.palaces(seat) | (1 << side));
  replaceBuilding(s, seat, hex, LEFT_PALACE + side, sink);
  scoreRound(s, seat, SCORED.palace, 1, sink);
  upgradeForOthers(s, seat, hex, sink);
  const cause = side === 0 ? 'left-palace' : 'right-palace';
  gainPower(s, seat, given(s, seat, side, EFFECT.whenBuiltPower), cause, sink);
  for (let steps = given(s, seat, side, EFFECT.whenBuiltSailing); steps > 0; steps--) {
    advanceSailing(s, seat, 'left-palace', sink);
  }
  s.setTopA(hex);
  if (given(s, seat, side, EFFECT.townValue) > 0) s.setTopA(ALL_GROUPS);
  if (given(s, seat, side, EFFECT.whenBuiltEdgeHouse) > 0) {
    s.setTopA(ALL_GROUPS);
    s.push(FRAME.edgeHouse, seat);
  }
}

/** What one palace of the mat gives, by itself. */
function given(s: State, seat: Seat, side: number, effect: number): number {
  return effectOf(s.table, s.faction(seat), side + 1, effect);
}
