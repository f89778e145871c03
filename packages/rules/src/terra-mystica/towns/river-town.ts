import { ARG } from '../arguments.ts';
import { AFTER_ACTION } from '../course/after-action.ts';
import { CONVERTING } from '../course/converting.ts';
import { TURN } from '../course/turn.ts';
import { kind, type Way } from '../define.ts';
import { NONE } from '../state.ts';
import { CHOOSE_TOWN_TILE } from './choose-tile.ts';
import { checkRiverTown } from './river-town.check.ts';
import { riverTowns } from './river-towns.ts';

/** How a river town is founded, whichever question it answers. FAQ 3.4. */
const FOUND: Way = {
  list: riverTowns,
  check: (s, seat, river, _b, _c, reason) => checkRiverTown(s, seat, river, reason),
  apply: (s, seat, river) => s.push(CHOOSE_TOWN_TILE.number, seat, NONE, river),
  beside: true,
};

export const RIVER_TOWN = kind({
  word: 'river-town',
  args: [ARG.river],
  meaning: 'found a town across a river hex, where the faction may',
  answers: [
    { to: TURN, before: 'pass', ...FOUND },
    { to: AFTER_ACTION, before: 'ability', ...FOUND },
    { to: CONVERTING, before: 'ability', ...FOUND },
  ],
});
