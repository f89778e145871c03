import type { Seat } from '../../kernel/index.ts';
import { isBlocked } from '../offers/due.ts';
import { type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { type KindWord, PENDING, type Pending, QUESTION } from '../words.ts';

/** The name of the pending question. */
export function pendingOf(s: State): Pending {
  return PENDING[s.top()];
}

/**
 * The reason why a kind of move does not answer the question that a seat is asked.
 * @param isAction whether the kind of move may be the action of a turn.
 */
export function refuseMoment(
  s: State,
  seat: Seat,
  command: KindWord,
  isAction: boolean,
  reason?: Reason,
): number {
  const top = s.top();
  const common = top === QUESTION.sealed || (top === QUESTION['power-offer'] && !s.table.queued);
  const waits = top === QUESTION.turn && isBlocked(s, s.topWho());
  if ((top === NONE || s.topWho() !== seat || waits) && !common) {
    return refuse('answer-first', { command }, reason);
  }
  const pending = pendingOf(s);
  if (command === 'decline') return refuse('nothing-to-decline', { pending }, reason);
  if (isAction && top === QUESTION['after-action']) {
    return refuse('action-already-taken', { command }, reason);
  }
  return refuse('not-now', { command, pending }, reason);
}
