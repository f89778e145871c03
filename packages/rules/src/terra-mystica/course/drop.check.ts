import type { Seat } from '../../kernel/index.ts';
import { refuseMoment } from '../check/moments.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { TURN } from './turn.ts';

export function checkDrop(s: State, seat: Seat, reason?: Reason): number {
  if (s.top() !== TURN.number || s.topWho() !== seat) {
    return refuseMoment(s, seat, 'drop', true, reason);
  }
  return s.table.options.dropping ? LEGAL : refuse('no-dropping', {}, reason);
}
