import { GO_ON, STOP } from '../../kernel/index.ts';
import { question } from '../define.ts';

/** A house on one of the hexes just transformed, or no house. */
export const OPTIONAL_HOUSE = question({
  name: 'optional-house',
  args: [
    'first',
    /** A second hex, or NONE. */
    'second',
    /** NONE, or 0 if the house has been scored already (ruling R13). */
    'scored',
  ],
  settle: (s) => {
    const seat = s.topWho();
    if (s.houses(seat) > 0 && s.coins(seat) >= s.table.houseCost) return STOP;
    s.pop();
    return GO_ON;
  },
});
