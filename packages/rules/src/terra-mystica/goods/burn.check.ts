import type { Seat } from '../../kernel/index.ts';
import { needsTimes } from '../check/needs.ts';
import type { Reason } from '../refusals.ts';
import type { State } from '../state.ts';

export function checkBurn(s: State, seat: Seat, times: number, reason?: Reason): number {
  return needsTimes(times, Math.floor(s.bowl2(seat) / 2), reason);
}
