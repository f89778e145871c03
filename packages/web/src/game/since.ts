import type { GameEvent } from '@pangaea/rules/kernel';
import type { History, Step } from './history.ts';

/**
 * What others have done since a seat last did something of its own, in order; all of the game where it
 * has done nothing yet. Answers to what others do are nothing of its own.
 * @param isAnswer a step that only answers somebody else's
 */
export function stepsSince<S, E extends GameEvent>(
  { steps }: History<S, E>,
  seat: number,
  isAnswer: (step: Step<S, E>) => boolean,
): readonly Step<S, E>[] {
  const last = steps.findLastIndex((step) => step.seat === seat && !isAnswer(step));
  return steps.slice(last + 1).filter((step) => step.seat !== seat && step.events.length > 0);
}
