import { parentPort, workerData } from 'node:worker_threads';
import { type NetFile, readNet } from '../src/learned/net-file.ts';
import type { HexId } from './hex-games.ts';
import { LEARNERS } from './learners.ts';
import { fileOfGame, storeGame } from './taught-games.ts';
import { LessonPlayer, type LessonTask, type PlaySettings } from './values-play.ts';

/** Given to a thread at its beginning. */
export interface TaughtThreadData {
  readonly game: HexId;
  readonly settings: PlaySettings;
  readonly net: NetFile;
  /** The folder for the games. */
  readonly folder: string;
  readonly tasks: readonly LessonTask[];
}

const { game, settings, net, folder, tasks } = workerData as TaughtThreadData;
const player = new LessonPlayer(LEARNERS[game], settings, readNet(net), []);

/** The message is the number of a game; the answer is the points of its seats. */
parentPort?.on('message', (job: number) => {
  const { vp, entries } = player.record(tasks[job]);
  storeGame(fileOfGame(folder, job), { players: tasks[job].players, vp, entries });
  parentPort?.postMessage(vp);
});
