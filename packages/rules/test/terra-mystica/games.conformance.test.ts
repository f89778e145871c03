import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import {
  type ConformanceOptions,
  type ConformanceResult,
  mergeResults,
  zeros,
} from '../../src/conformance/index.ts';
import { ALL_MEETINGS } from '../../src/trials/terra-mystica/scenario.ts';

/** About half of those in which every pair of factions meets everywhere; the soak plays all. */
const GAMES = Math.max(1000, Math.ceil(ALL_MEETINGS / 2));
const SEED = 1;
const MOST_WORKERS = 4;

function share(options: ConformanceOptions): Promise<ConformanceResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./games-worker.ts', import.meta.url), {
      workerData: options,
    });
    worker.once('message', resolve).once('error', reject);
  });
}

/** The same games whatever the number of workers. */
async function play(games: number, seed: number): Promise<ConformanceResult> {
  const workers = Math.min(availableParallelism(), MOST_WORKERS);
  const each = Math.ceil(games / workers);
  const shares = Array.from({ length: workers }, (_, worker) => {
    const index = worker * each;
    return share({ games: Math.min(each, games - index), seed, index });
  });
  return mergeResults(await Promise.all(shares));
}

test(`${GAMES} complete games hold every law, and every row of the coverage happens`, async () => {
  const result = await play(GAMES, SEED);
  expect(result.failures).toEqual([]);
  expect(result.games).toBe(GAMES);
  expect(zeros(result)).toEqual([]);
  expect(result.longest).toBeLessThan(2000);
});
