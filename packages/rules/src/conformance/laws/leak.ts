import { type GameEvent, Random, seedWords, type Viewer } from '../../kernel/index.ts';
import type { Trial } from '../trial.ts';

/** No game draws more often. */
const DRAWS = 2000;

/** Two neighbouring words of the generator at each moment; one word alone could be a coincidence. */
interface Words {
  readonly seed: string;
  readonly next: ReadonlyMap<number, number>;
}

let kept: Words | undefined;

/** `leak`: the JSON of a view holds neither the seed nor any state that its generator can take. */
export function leaks<S, O, E extends GameEvent>(
  trial: Trial<S, O, E>,
  view: S,
  viewer: Viewer,
): void {
  const text = JSON.stringify(trial.game.toJson(view));
  if (text.includes(trial.seed)) trial.fail('leak', `the seed is in the view of ${viewer}`);
  if (kept?.seed !== trial.seed) kept = { seed: trial.seed, next: wordsOf(trial) };
  const numbers = text.match(/-?\d+/g) ?? [];
  for (const [index, number] of numbers.entries()) {
    const follower = kept.next.get(Number(number) | 0);
    if (follower === undefined || follower !== (Number(numbers[index + 1]) | 0)) continue;
    trial.fail('leak', `the generator is in the view of ${viewer}: ${number}`);
    return;
  }
}

function wordsOf<S, O, E extends GameEvent>(trial: Trial<S, O, E>): Map<number, number> {
  const words = new Int32Array(4);
  seedWords(trial.seed, words, 0);
  const random = new Random(words);
  const next = new Map<number, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    next.set(words[0], words[1]);
    next.set(words[2], words[3]);
    random.next();
  }
  return next;
}
