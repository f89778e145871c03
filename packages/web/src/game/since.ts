import type { GameEvent } from '@pangaea/rules/kernel';
import { entriesOf } from './agreed.ts';
import type { History, Step } from './history.ts';

/**
 * The steps of others since the last own step of a seat, in order; the whole game if it has none.
 * Answers to others' moves do not count as own steps.
 * @param isAnswer whether a step only answers another seat's
 */
export function stepsSince<S, E extends GameEvent>(
  history: History<S, E>,
  seat: number,
  isAnswer: (step: Step<S, E>) => boolean,
): readonly Step<S, E>[] {
  const { steps } = history;
  const standing = new Set(entriesOf(history).moves());
  const last = steps.findLastIndex((step) => step.seat === seat && !isAnswer(step));
  // Moves that were taken back are left out; the taking back is shown.
  return steps.filter(
    (step, place) =>
      place > last &&
      step.seat !== seat &&
      step.events.length > 0 &&
      (step.agreed !== undefined || standing.has(place)),
  );
}
