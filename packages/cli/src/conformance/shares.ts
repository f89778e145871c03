import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type ConformanceOptions,
  type ConformanceRun,
  mergeResults,
  startConformance,
} from '@pangaea/rules/conformance';
import type { GameId } from '@pangaea/rules/games';
import { loadEntry } from '../games/index.ts';

export type ConformanceResult = ReturnType<ConformanceRun['result']>;

/** The settings of a run as plain data, so that they can be sent to a worker thread. */
export type ShareOptions = Required<Pick<ConformanceOptions, 'games' | 'seed' | 'index'>> &
  Pick<ConformanceOptions, 'everyStep'>;

/** The data that a worker thread gets at its start. */
interface Share {
  readonly task: 'conformance';
  readonly game: GameId;
  readonly options: ShareOptions;
}

const PROGRESS_EVERY = 1000;

/**
 * Runs the kit on `jobs` threads, each with a part of the games; the games are the same as in one
 * run.
 * @param progress called from time to time with the number of games played
 */
export async function runConformance(
  game: GameId,
  options: ShareOptions,
  jobs: number,
  progress: (games: number) => void,
): Promise<ConformanceResult> {
  if (jobs === 1) return playShare(game, options, progress);
  const played: number[] = [];
  const shares = cut(options, jobs);
  const results = shares.map((share, index) =>
    inWorker({ task: 'conformance', game, options: share }, (games) => {
      played[index] = games;
      progress(played.reduce((sum, each) => sum + (each ?? 0), 0));
    }),
  );
  return mergeResults(await Promise.all(results));
}

/** Parts of nearly the same size, in the order of the games. */
export function cut(options: ShareOptions, jobs: number): readonly ShareOptions[] {
  const { games, index } = options;
  const from = (job: number) => Math.floor((games * job) / jobs);
  return Array.from({ length: jobs }, (_, job) => ({
    ...options,
    index: index + from(job),
    games: from(job + 1) - from(job),
  })).filter((share) => share.games > 0);
}

async function playShare(
  game: GameId,
  options: ShareOptions,
  progress: (games: number) => void,
): Promise<ConformanceResult> {
  const { trial } = await loadEntry(game);
  const run = startConformance(trial, { ...options, now: threadTime });
  let told = performance.now();
  let games = 1;
  for (; run.next(); games++) {
    if (performance.now() - told < PROGRESS_EVERY) continue;
    told = performance.now();
    progress(games);
  }
  return run.result();
}

/**
 * Milliseconds of CPU time of this thread, to one millisecond: other work on the machine does not
 * make a call look slow. Asking the system takes longer than most calls, so it is asked once a
 * millisecond.
 */
function threadTime(): number {
  const now = performance.now();
  if (now - clock.asked >= 1) {
    const { user, system } = process.threadCpuUsage();
    clock.asked = now;
    clock.worked = (user + system) / 1000;
  }
  return clock.worked;
}

/** The last time at which the system was asked, and its answer. */
const clock = { asked: Number.NEGATIVE_INFINITY, worked: 0 };

function inWorker(share: Share, progress: (games: number) => void): Promise<ConformanceResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on('message', (message: number | ConformanceResult) => {
      if (typeof message === 'number') progress(message);
      else resolve(message);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread ended with code ${code}`)));
  });
}

/** If a thread was started for it, this module plays its share and answers. */
if (!isMainThread && parentPort !== null && (workerData as Share | null)?.task === 'conformance') {
  const { game, options } = workerData as Share;
  const port = parentPort;
  port.postMessage(await playShare(game, options, (games) => port.postMessage(games)));
}
