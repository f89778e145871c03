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

/** Half of those in which every pair of factions meets everywhere; the soak plays all. */
const GAMES = Math.ceil(ALL_MEETINGS / 2);
const SEED = 1;
const MOST_WORKERS = 4;

/** What only factions with moves of their own bring about: held by `own-factions.conformance.test.ts`. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'move ability',
  'asked ability',
  'not-your-ability',
  'ability-used',
  'ability-needs-stronghold',
  'ability-argument',
  'ability-impossible',
  'upgrade-impossible',
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
  const unseen = zeros(result).map(({ id }) => id);
  expect(unseen.filter((id) => !ELSEWHERE.has(id))).toEqual([]);
  expect(result.longest).toBeLessThan(2000);
});
