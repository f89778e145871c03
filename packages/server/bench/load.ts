import { Random, seedFromNumber } from '@pangaea/rules/kernel';
import { BenchPlayer } from './player.ts';

/** Players with a device and a table each. */
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
  /** How long each answer took, in milliseconds. */
  readonly times: readonly number[];
}

/** Players play as long as they are to, each as fast as it is answered. @param goesOn after so many segments of all */
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

/** The value at a share of all, by size. */
export function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
