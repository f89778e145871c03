import { Random, type Seed, seedFromNumber } from '../kernel/index.ts';

/** What a generator of the kit is for; each has its own, so that none depends on another. */
export const STREAMS = ['scenario', 'seed', 'play', 'law'] as const;
export type Stream = (typeof STREAMS)[number];

/** A seed for one purpose, from the seed of the run and the numbers that lead to the place. */
export function streamSeed(stream: Stream, ...path: readonly number[]): Seed {
  let number = STREAMS.indexOf(stream);
  for (const part of path) {
    number = Random.fromSeed(seedFromNumber((number ^ part) >>> 0)).next();
  }
  return seedFromNumber(number);
}

export function streamRandom(stream: Stream, ...path: readonly number[]): Random {
  return Random.fromSeed(streamSeed(stream, ...path));
}
