import { GO_ON, type Seat, STOP } from '../../kernel/index.ts';
import { question } from '../define.ts';
import type { State } from '../state.ts';

/**
 * Power may be exchanged although it is nobody's turn: at the end of a round and of the game. A
 * seat without power in bowl III counts as having answered.
 */
export const EXCHANGING = question({
  name: 'exchange',
  several: true,
  settle: (s) => {
    for (let seat = 0; seat < s.table.players; seat++) {
      if (s.bowl3(seat) === 0) leaveExchanging(s, seat);
    }
    if (s.topWho() !== 0) return STOP;
    s.pop();
    return GO_ON;
  },
});

/** Stops asking one seat; the others may still be asked. */
export function leaveExchanging(s: State, seat: Seat): void {
  s.setTopWho(s.topWho() & ~(1 << seat));
}
