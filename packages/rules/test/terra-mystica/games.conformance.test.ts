import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import {
  type ConformanceOptions,
  type ConformanceResult,
  mergeResults,
  zeros,
} from '../../src/conformance/index.ts';

const GAMES = 1000;
const SEED = 1;
const MOST_WORKERS = 4;

/**
 * What takes more luck than these players have, and answers that come late: held by `play.test.ts`,
 * the FAQ's 2.6 Q1c n1, `late-answers.test.ts` and the recorded games.
 */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'answer-first',
  'nothing-owed',
  'not-enough-vp',
  'asked keys',
  'cult-not-due',
  'several towns at once',
]);

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
  expect(
    zeros(result)
      .map(({ id }) => id)
      .filter((id) => !ELSEWHERE.has(id)),
  ).toEqual([]);
  expect(result.longest).toBeLessThan(2000);
});
