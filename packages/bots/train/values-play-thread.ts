import { parentPort, workerData } from 'node:worker_threads';
import type { NetWeights } from '../src/learned/net.ts';
import type { HexId } from './hex-games.ts';
import { LEARNERS } from './learners.ts';
import { LessonPlayer, type LessonTask, type PlaySettings } from './values-play.ts';

/** Given to a thread at its beginning. */
export interface ThreadData {
  readonly game: HexId;
  readonly settings: PlaySettings;
}

/** Games to be played by a net, one after the other; the answer is a list of `LessonGame`. */
export interface ThreadJob {
  /** The nets of the players, if they differ from those before. */
  readonly nets?: {
    readonly weights: NetWeights | undefined;
    readonly older: readonly NetWeights[];
  };
  readonly tasks: readonly LessonTask[];
}

const { game, settings } = workerData as ThreadData;
let player: LessonPlayer<unknown> | undefined;

parentPort?.on('message', ({ nets, tasks }: ThreadJob) => {
  if (nets !== undefined || player === undefined) {
    player = new LessonPlayer(LEARNERS[game], settings, nets?.weights, nets?.older ?? []);
  }
  const games = tasks.map((task) => (player as LessonPlayer<unknown>).play(task));
  parentPort?.postMessage(games);
});
