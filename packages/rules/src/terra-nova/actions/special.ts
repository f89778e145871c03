import type { Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { kind } from '../define.ts';
import { spendPower } from '../gains.ts';
import { TURN } from '../questions/turn.ts';
import type { State } from '../state.ts';
import { checkSpecial } from './special.check.ts';

/** The special action of a palace on the board: `PalaceAction`, in the file of its faction. */
export const SPECIAL = kind({
  word: 'special',
  args: [ARG.hex],
  meaning: "the action of the faction's palace, on a hex",
  answers: [
    {
      to: TURN,
      list: (s, seat, into, special) => {
        const action = s.palaceAction(seat);
        if (action === undefined || s.isPalaceActionUsed(seat)) return;
        if (s.bowl3(seat) >= (action.power ?? 0)) action.list(s, seat, into, special);
      },
      check: (s, seat, hex, _b, _c, reason) => checkSpecial(s, seat, hex, reason),
      apply: (s, seat, hex, _b, _c, sink) => {
        const action = s.palaceAction(seat);
        if (action === undefined) return;
        if (!isRepeatable(s, seat)) {
          s.usePalaceAction(seat);
          sink?.push({ type: 'used', seat, what: 'palace' });
        }
        spendPower(s, seat, action.power ?? 0, 'palace-action', sink);
        action.apply(s, seat, hex, sink);
      },
    },
  ],
});

/**
 * Whether the action may be taken again in a round. Ruling R14 may limit the Inventors' action like
 * an octagon.
 */
function isRepeatable(s: State, seat: Seat): boolean {
  if (s.table.options.rulings.inventorsAction === 'once-per-round') return false;
  return s.palaceAction(seat)?.repeatable === true;
}
