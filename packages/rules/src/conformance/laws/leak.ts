import type { GameEvent, Viewer } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/**
 * `leak`: the JSON of a view contains neither the seed nor any state of its generator. Only two
 * neighbouring words are evidence; a single one could be a coincidence.
 * @param text the JSON of the view
 */
export function leaks<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  text: string,
  viewer: Viewer,
): void {
  if (text.includes(trial.seed)) trial.fail('leak', `the seed is in the view of ${viewer}`);
  const numbers = text.match(/-?\d+/g) ?? [];
  for (const [index, number] of numbers.entries()) {
    const follower = trial.generator.get(Number(number) | 0);
    if (follower === undefined || follower !== (Number(numbers[index + 1]) | 0)) continue;
    trial.fail('leak', `the generator is in the view of ${viewer}: ${number}`);
    return;
  }
}
