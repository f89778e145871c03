import { Random, type Seed, seedFromNumber } from '../kernel/index.ts';

/**
 * Purposes of generators in the kit; each purpose has its own generator, so that they are
 * independent.
 */
export const STREAMS = ['scenario', 'seed', 'play', 'law'] as const;
export type Stream = (typeof STREAMS)[number];

/**
 * A seed for one purpose, made from the seed of the run and the numbers that identify the place.
 */
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
