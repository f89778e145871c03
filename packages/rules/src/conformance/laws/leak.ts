import type { GameEvent, Viewer } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/**
 * `leak`: the JSON of a view holds neither the seed nor any state that its generator can take. Two
 * neighbouring words tell; one alone could be a coincidence.
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
