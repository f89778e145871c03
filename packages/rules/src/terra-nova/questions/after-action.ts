import { GO_ON, STOP } from '../../kernel/index.ts';
import { question } from '../define.ts';
import { NONE } from '../state.ts';
import { hasRiverTown } from '../towns/river-groups.ts';
import { lookForTown, lookForTowns } from '../towns/town.ts';

/** As `hex` of `AFTER_ACTION`: any group may have become a town. */
export const ALL_GROUPS = 254;

/**
 * Asked after the action of the turn: power may still be exchanged, and the Sea Dogs may found
 * towns.
 */
export const AFTER_ACTION = question({
  name: 'after-action',
  args: [
    /**
     * A building whose group may have become a town, `ALL_GROUPS`, or NONE after this was checked.
     */
    'hex',
  ],
  settle: (s) => {
    const seat = s.topWho();
    const hex = s.arg(AFTER_ACTION.at.hex);
    if (hex !== NONE) {
      s.setArg(AFTER_ACTION.at.hex, NONE);
      if (hex === ALL_GROUPS) lookForTowns(s, seat);
      else lookForTown(s, seat, hex);
      return GO_ON;
    }
    if (s.bowl3(seat) > 0 || hasRiverTown(s, seat)) return STOP;
    s.pop();
    return GO_ON;
  },
});
