import { type Moves, packMove, type Seat } from '../../kernel/index.ts';
import { kind } from '../define.ts';
import { AFTER_ACTION } from '../questions/after-action.ts';
import { EXCHANGING, leaveExchanging } from '../questions/exchanging.ts';
import type { State } from '../state.ts';

/** Ends the turn without further exchanges. */
export const END = kind({
  word: 'end',
  args: [],
  meaning: 'ends the turn, or the exchanging of power',
  answers: [
    { to: AFTER_ACTION, list, apply: (s) => s.pop() },
    { to: EXCHANGING, list, apply: (s, seat) => leaveExchanging(s, seat) },
  ],
});

function list(_s: State, _seat: Seat, into: Moves, end: number): void {
  into.add(packMove(end));
}
