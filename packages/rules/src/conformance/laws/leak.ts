import {
  type GameEvent,
  RANDOM_WORDS,
  Random,
  SecretRandom,
  type Seed,
  seedWords,
  type Viewer,
} from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/** No game draws more often. */
const DRAWS = 2000;

/**
 * `leak`: the JSON of a view holds neither the seed nor any state that its generator can take. Two
 * neighbouring words tell; one alone could be a coincidence.
 */
export function leaks<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  view: S,
  viewer: Viewer,
): void {
  const text = JSON.stringify(trial.game.toJson(view));
  if (text.includes(trial.seed)) trial.fail('leak', `the seed is in the view of ${viewer}`);
  const numbers = text.match(/-?\d+/g) ?? [];
  for (const [index, number] of numbers.entries()) {
    const follower = trial.generator.get(Number(number) | 0);
    if (follower === undefined || follower !== (Number(numbers[index + 1]) | 0)) continue;
    trial.fail('leak', `the generator is in the view of ${viewer}: ${number}`);
    return;
  }
}

/** The second word of a generator by the first, the fourth by the third, at every moment. */
export function generatorWords(seed: Seed): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const Generator of [Random, SecretRandom]) {
    const words = new Int32Array(RANDOM_WORDS);
    seedWords(seed, words, 0);
    const random = new Generator(words);
    for (let draw = 0; draw < DRAWS; draw++) {
      next.set(words[0], words[1]);
      next.set(words[2], words[3]);
      random.next();
    }
  }
  return next;
}
