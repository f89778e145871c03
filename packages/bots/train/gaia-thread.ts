import { parentPort, workerData } from 'node:worker_threads';
import { type MatchSettings, playMatch } from './gaia-match.ts';
import { type GameSettings, playGame } from './gaia-samples.ts';

/** The work of a thread: games to learn from, or games of a match. */
export type ThreadTask =
  | { readonly play: GameSettings; readonly match?: never }
  | { readonly match: MatchSettings; readonly play?: never };

const { play, match } = workerData as ThreadTask;

parentPort?.on('message', async (job: number) => {
  parentPort?.postMessage(play === undefined ? await playMatch(match, job) : playGame(play, job));
});
