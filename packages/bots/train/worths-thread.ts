import { parentPort, workerData } from 'node:worker_threads';
import { type MatchSettings, playMatch, playTrial, type TrialSettings } from './worths-play.ts';

/** The work of a thread: deals to learn from, or games of a match. */
export type ThreadTask =
  | { readonly trial: TrialSettings; readonly match?: never }
  | { readonly match: MatchSettings; readonly trial?: never };

const { trial, match } = workerData as ThreadTask;

parentPort?.on('message', (job: number) => {
  parentPort?.postMessage(trial === undefined ? playMatch(match, job) : playTrial(trial, job));
});
