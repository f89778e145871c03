import type { Seat } from '../../kernel/index.ts';
import { needsPriests } from '../check/needs.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { CULTS } from '../vocabulary.ts';

/**
 * FAQ 2.5 Q2, Q3: a priest may be sent although its steps cannot be made; a priest may always be
 * sent so that it comes back.
 */
export function checkPriest(
  s: State,
  seat: Seat,
  cult: number,
  steps: number,
  reason?: Reason,
): number {
  const wrong = needsPriests(s, seat, 1, reason);
  if (wrong !== LEGAL || steps === s.table.numbers.returnedPriest) return wrong;
  const spaces = s.table.numbers.priestSpaces;
  const free = spaces.some((each, space) => each === steps && s.priestSpace(cult, space) === NONE);
  return free ? LEGAL : refuse('no-space-for-priest', { cult: CULTS[cult], steps }, reason);
}
