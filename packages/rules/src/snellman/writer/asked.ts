import type { Seat } from '../../kernel/index.ts';
import { QUESTIONS } from '../../terra-mystica/questions.ts';
import type { State } from '../../terra-mystica/state.ts';
import { QUESTION } from '../../terra-mystica/words.ts';

/** Whether the seat may decline the present question, so that declining means the question and no other debt. */
export function declinesAsked(s: State, seat: Seat): boolean {
  if (s.depth() === 0 || s.topWho() !== seat) return false;
  const ways = [QUESTIONS[s.top() - 1].definition.answers?.decline ?? []].flat();
  return ways.some(
    ({ when, check }) =>
      (when?.(s, seat, 0) ?? true) && (check?.(s, seat, 0, 0, 0, undefined) ?? 0) === 0,
  );
}

/** Whether naming a cult now answers the question that the seat is asked. */
export function isAskedForCult(s: State, seat: Seat): boolean {
  if (s.depth() === 0 || s.topWho() !== seat) return false;
  const question = s.top();
  return (
    question === QUESTION.cult || question === QUESTION.keys || question === QUESTION['town-reward']
  );
}
