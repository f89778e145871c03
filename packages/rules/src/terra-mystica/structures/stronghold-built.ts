import { GO_ON } from '../../kernel/index.ts';
import { question } from '../define.ts';

/** The ability of a new stronghold, after the tile of the town that it founds. */
export const STRONGHOLD_BUILT = question({
  name: 'stronghold-built',
  isStep: true,
  args: [
    /** The hex of the stronghold. */
    'hex',
  ],
  settle: (s, sink) => {
    const seat = s.topWho();
    s.pop();
    s.table.hooks.strongholdBuilt[s.faction(seat)]?.(s, seat, sink);
    return GO_ON;
  },
});
