import { Worker } from 'node:worker_threads';
import type { NetSizes } from '../src/learned/net.ts';
import { LearningNet, type Lessons, netMemory, SHARES } from './values-fit.ts';
import { type LearnJob, Teacher } from './values-learn.ts';
import type { LearnMessage, LearnThreadData } from './values-learn-thread.ts';

/** This thread learns for this time, in milliseconds, then answers other messages. */
const SLICE = 40;

/** Threads that train a net together; this thread is one of them. */
export class LearnCrew {
  readonly net: LearningNet;
  readonly #teacher: Teacher;
  readonly #workers: readonly Worker[];

  /**
   * @param memory the number of batches that are learned from at a time
   * @param threads at least one is used, and at most one for each share; the result does not depend
   * on it
   */
  constructor(sizes: NetSizes, scales: readonly number[], memory: number, threads: number) {
    const net = netMemory(sizes);
    const members = Math.max(1, Math.min(threads, SHARES));
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    this.net = new LearningNet(sizes, scales, net);
    this.#teacher = new Teacher(this.net, memory, { member: 0, members, arrived });
    this.#workers = Array.from({ length: members - 1 }, (_, other) => {
      const membership = { member: other + 1, members, arrived };
      const workerData: LearnThreadData = { sizes, scales, net, memory, membership };
      return new Worker(new URL('values-learn-thread.ts', import.meta.url), { workerData });
    });
  }

  /** Adds a batch to those that are learned from. */
  remember(lessons: readonly Lessons[]): void {
    this.#teacher.remember(lessons);
    this.#tell({ remember: lessons });
  }

  /**
   * Learns from the stored batches, together with the other threads.
   * @returns the root of the mean square of surprises, in points
   */
  async learn(job: Omit<LearnJob, 'time'>): Promise<number> {
    const timed = { ...job, time: this.net.time };
    this.#tell({ learn: timed });
    let squares = 0;
    let steps = 0;
    let since = performance.now();
    for (const square of this.#teacher.learn(timed)) {
      squares += square;
      steps++;
      if (performance.now() - since < SLICE) continue;
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
    return Math.sqrt(squares / steps);
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #tell(message: LearnMessage): void {
    for (const worker of this.#workers) worker.postMessage(message);
  }
}
