import type { GameEvent } from '@pangaea/rules/kernel';
import { entriesOf } from './agreed.ts';
import type { History, Step } from './history.ts';

/**
 * The steps of others since a seat last did something of its own, in order; all of the game where it has done nothing
 * yet. Answers to others' moves are nothing of its own.
 * @param isAnswer a step that only answers somebody else's
 */
export function stepsSince<S, E extends GameEvent>(
  history: History<S, E>,
  seat: number,
  isAnswer: (step: Step<S, E>) => boolean,
): readonly Step<S, E>[] {
  const { steps } = history;
  const standing = new Set(entriesOf(history).moves());
  const last = steps.findLastIndex((step) => step.seat === seat && !isAnswer(step));
  // Moves that were taken back are over; that they were is told.
  return steps.filter(
    (step, place) =>
      place > last &&
      step.seat !== seat &&
      step.events.length > 0 &&
      (step.agreed !== undefined || standing.has(place)),
  );
}
