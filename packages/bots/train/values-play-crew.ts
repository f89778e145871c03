import { Worker } from 'node:worker_threads';
import type { LessonGame, LessonTask } from './values-play.ts';
import type { ThreadData, ThreadJob } from './values-play-thread.ts';

/** The number of games that a thread plays for one answer. */
const AT_A_TIME = 10;

/** Threads that play games to learn from. */
export class PlayCrew {
  readonly #workers: readonly Worker[];

  constructor(threads: number, data: ThreadData) {
    this.#workers = Array.from(
      { length: threads },
      () => new Worker(new URL('values-play-thread.ts', import.meta.url), { workerData: data }),
    );
  }

  /**
   * Plays games, divided among the threads.
   * @returns the games in the order of their tasks
   */
  async play(
    tasks: readonly LessonTask[],
    nets: NonNullable<ThreadJob['nets']>,
  ): Promise<readonly LessonGame[]> {
    const played: LessonGame[][] = [];
    let next = 0;
    const work = (worker: Worker) =>
      new Promise<void>((resolve, reject) => {
        let place = 0;
        const give = (job: Pick<ThreadJob, 'nets'>) => {
          if (next >= tasks.length) return resolve();
          place = next / AT_A_TIME;
          worker.postMessage({ ...job, tasks: tasks.slice(next, next + AT_A_TIME) });
          next += AT_A_TIME;
        };
        worker.removeAllListeners().on('error', reject);
        worker.on('message', (games: LessonGame[]) => {
          played[place] = games;
          give({});
        });
        give({ nets });
      });
    await Promise.all(this.#workers.map(work));
    return played.flat();
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
