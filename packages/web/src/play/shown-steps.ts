import { placeOf } from '../game/moment.ts';
import type { AnyPlay } from './use-play.ts';

/** The number of whole steps up to the shown moment. */
export function shownSteps({ history, plan }: Pick<AnyPlay, 'history' | 'plan'>): number {
  if (plan.at === undefined) return history.steps.length;
  const { steps, whole } = placeOf(history, plan.at);
  return whole || steps === 0 ? steps : steps - 1;
}
