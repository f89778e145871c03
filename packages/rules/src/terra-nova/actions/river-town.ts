import { ARG } from '../arguments.ts';
import { kind, type Way } from '../define.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import { TURN } from '../questions/turn.ts';
import { riverTowns } from '../towns/river-groups.ts';
import { CHOOSE_TOWN_TILE } from '../towns/town.ts';
import { checkRiverTown } from './river-town.check.ts';

const FOUND: Way = {
  list: (s, seat, into, riverTown) => void riverTowns(s, seat, riverTown, into),
  check: checkRiverTown,
  apply: (s, seat, river, one, other) => {
    s.push(CHOOSE_TOWN_TILE.number, seat, one, other, river);
  },
  beside: true,
};

/**
 * The Sea Dogs decide to found a town, in addition to the action of a turn; they choose the tile
 * next.
 */
export const RIVER_TOWN = kind({
  word: 'river-town',
  args: [ARG.river, ARG.one, ARG.other],
  meaning: "the Sea Dogs' town across a river hex; a hex of each group next to the river",
  answers: [
    { to: TURN, ...FOUND },
    { to: AFTER_ACTION, ...FOUND },
  ],
});
