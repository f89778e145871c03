import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import {
  type ConformanceOptions,
  type ConformanceResult,
  DEFAULT_RATES,
  mergeResults,
  type Rates,
  zeros,
} from '../../src/conformance/index.ts';

const SEED = 1;
const MOST_WORKERS = 4;
/**
 * With `PANGAEA_SOAK` set, all games are played, and every row occurs; without it a quarter of the
 * games, and all except rare rows.
 */
const SOAK = process.env.PANGAEA_SOAK !== undefined;
/** The share of rows that may be missing in a quarter of the games. */
const RARE_ROWS = 0.02;
/**
 * Laws check one in this number of the positions that they check in the command; with
 * `PANGAEA_SOAK` set, they check as many. Requests for refused moves stay, because rows of the
 * coverage need them.
 */
function ratesOf(sparse: number): Partial<Rates> {
  if (SOAK) return {};
  const rates = Object.entries(DEFAULT_RATES).map(([law, every]) => [law, every * sparse]);
  return { ...Object.fromEntries(rates), garbage: DEFAULT_RATES.garbage };
}

/** The games that a worker plays. */
export interface Share extends ConformanceOptions {
  /** Id of the game. */
  readonly game: string;
}

function inWorker(share: Share): Promise<ConformanceResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./games-worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve).once('error', reject);
  });
}

/** Runs the kit on all processors. The games are the same for any number of processors. */
async function playGames(game: string, { games, sparse = 1 }: Run): Promise<ConformanceResult> {
  const workers = Math.min(availableParallelism(), MOST_WORKERS);
  const each = Math.ceil(games / workers);
  const shares = Array.from({ length: workers }, (_, worker) => {
    const index = worker * each;
    const share = Math.min(each, games - index);
    return inWorker({ game, games: share, seed: SEED, index, rates: ratesOf(sparse) });
  });
  return mergeResults(await Promise.all(shares));
}

export interface Run {
  /** Enough games for every row; `pangaea conformance` plays more. */
  readonly games: number;
  /** More decisions than any game has. */
  readonly longest: number;
  /**
   * Set if the games are so many or so long that laws check only one in this number of the usual
   * positions.
   */
  readonly sparse?: number;
}

/** A test that a game of the list keeps all laws. */
export function gamesHoldEveryLaw(game: string, run: Run): void {
  const { longest } = run;
  const games = SOAK ? run.games : Math.ceil(run.games / 4);
  const rows = SOAK ? 'every row' : 'every row but rare ones';
  test(`${games} complete games hold every law, and ${rows} of the coverage happens`, async () => {
    const result = await playGames(game, { ...run, games });
    expect(result.failures).toEqual([]);
    expect(result.games).toBe(games);
    const missing = zeros(result);
    const most = SOAK ? 0 : Math.floor(result.coverage.length * RARE_ROWS);
    expect(missing.length > most ? missing : []).toEqual([]);
    expect(result.longest).toBeLessThan(longest);
  });
}
