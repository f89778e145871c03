import { nextHex, WORDS } from '../../hexmap/index.ts';
import { packMove } from '../../kernel/index.ts';
import { becomeTradingPost } from '../actions/upgrade.ts';
import { HOUSE } from '../board/buildings.ts';
import { needsOwnHouse, needsTradingPostPiece } from '../check/needs.ts';
import type { FactionDefinition, PalaceAction } from '../mats/definition.ts';
import { SETS, type State } from '../state.ts';

/**
 * Replaces one house by a trading post without payment. Ruling R12 says whether this scores on the
 * round tile.
 */
const FREE_TRADING_POST = {
  id: 'free-trading-post',
  list: (s, seat, into, kind) => {
    if (s.tradingPosts(seat) === 0) return;
    const own = SETS.own + seat * WORDS;
    for (let hex = nextHex(s.i32, own, -1); hex >= 0; hex = nextHex(s.i32, own, hex)) {
      if (s.building(hex) === HOUSE) into.add(packMove(kind, hex));
    }
  },
  check: (s, seat, hex, _power, reason) =>
    needsOwnHouse(s, seat, hex, reason) || needsTradingPostPiece(s, seat, reason),
  apply: (s, seat, hex, sink) => {
    const scores = s.table.options.rulings.freeUpgradeScores === 'yes';
    becomeTradingPost(s, seat, hex, scores, sink);
  },
} as const satisfies PalaceAction<State>;

/**
 * Sea Dogs: Towns across one river hex, founded at a time that the owner chooses (ruling R8).
 * Rulebook, appendix "Factions".
 */
export const seaDogs = {
  id: 'sea-dogs',
  colour: 'blue',
  home: 'lake',
  side: 'B',
  startHouses: 2,
  ability: { riverTown: true },
  leftPalace: { income: { power: 4 }, whenBuilt: { sailing: 1 } },
  rightPalace: { action: FREE_TRADING_POST },
} as const satisfies FactionDefinition<State>;
