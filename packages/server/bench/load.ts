import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { BenchPlayer } from './player.ts';

/** Makes players, each with a device and a table. */
export async function playersAt(port: number, count: number): Promise<readonly BenchPlayer[]> {
  const players = Array.from(
    { length: count },
    (_, n) => new BenchPlayer(port, Random.fromSeed(seedFromNumber(n))),
  );
  for (const player of players) await player.newTable();
  return players;
}

export interface Load {
  /** Segments a second. */
  readonly rate: number;
  /** The time of each answer, in milliseconds. */
  readonly times: readonly number[];
}

/**
 * Players play at the same time, each as fast as the answers come.
 * @param goesOn called with the number of segments of all players; false ends the load
 */
export async function load(
  players: readonly BenchPlayer[],
  goesOn: (segments: number) => boolean,
  sending: (table: string) => void = () => undefined,
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    players.map(async (player) => {
      while (goesOn(times.length)) times.push(await player.playOne(sending));
    }),
  );
  return { rate: times.length / ((performance.now() - start) / 1000), times };
}

/** @param length in seconds */
export function during(length: number): () => boolean {
  const end = performance.now() + length * 1000;
  return () => performance.now() < end;
}

/** The quantile of some values at a share from 0 to 1. */
export function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
