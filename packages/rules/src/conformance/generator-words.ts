import { RANDOM_WORDS, Random, SecretRandom, type Seed, seedWords } from '../kernel/index.ts';

/** More draws than any game makes. */
const DRAWS = 2000;

/**
 * The words of all states of a game's generators, in pairs of neighbours: the second word by the
 * first one, and the fourth by the third.
 */
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
