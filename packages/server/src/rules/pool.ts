import { Worker } from 'node:worker_threads';
import type { JobName, Jobs } from './jobs.ts';

/** The rules gave no answer: too long at it, too many waiting, or the worker broke. */
export class RulesUnavailable extends Error {
  readonly code: 'rules-deadline' | 'rules-failed' | 'rules-busy';

  constructor(code: RulesUnavailable['code']) {
    super(code);
    this.code = code;
  }
}

export interface PoolSettings {
  readonly workers: number;
  readonly deadlineMs: number;
  /** What a worker may take to start, besides the deadline of its first job. */
  readonly startMs: number;
  /** Jobs that may wait; more are refused at once. */
  readonly queue: number;
  /** The worker's program; tests have their own. */
  readonly program: URL;
}

export const POOL: PoolSettings = {
  workers: 2,
  deadlineMs: 2_000,
  startMs: 5_000,
  queue: 5_000,
  program: new URL('./worker.ts', import.meta.url),
};

interface Job {
  readonly message: unknown;
  readonly resolve: (reply: never) => void;
  readonly reject: (why: RulesUnavailable) => void;
}

interface Hand {
  worker: Worker | undefined;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
  /** When its worker was started, and whether that has answered since. */
  hired: number;
  proven: boolean;
}

/**
 * Workers in which all rules run. One that is over its deadline is killed and replaced; who asked
 * is told, the next in the queue goes on.
 */
export class RulesPool {
  readonly #settings: PoolSettings;
  readonly #hands: Hand[];
  readonly #queue: Job[] = [];
  #closed = false;

  constructor(settings: PoolSettings = POOL) {
    this.#settings = settings;
    this.#hands = Array.from({ length: settings.workers }, () => ({
      worker: undefined,
      job: undefined,
      timer: undefined,
      hired: 0,
      proven: false,
    }));
    for (const hand of this.#hands) hand.worker = this.#hire(hand);
  }

  /** Asks the rules. @throws RulesUnavailable, as a rejection. */
  ask<N extends JobName>(job: N, request: Jobs[N]['request']): Promise<Jobs[N]['reply']> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#queue.length >= this.#settings.queue) {
        reject(new RulesUnavailable('rules-busy'));
        return;
      }
      this.#queue.push({ message: { job, request }, resolve, reject });
      this.#hand();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.reject(new RulesUnavailable('rules-busy'));
    await Promise.all(this.#hands.map((hand) => this.#drop(hand, 'rules-busy')));
  }

  /** Gives the next jobs to idle workers. */
  #hand(): void {
    for (const hand of this.#hands) {
      if (hand.job !== undefined) continue;
      const job = this.#queue.shift();
      if (job === undefined) return;
      hand.job = job;
      const { deadlineMs, startMs } = this.#settings;
      hand.worker ??= this.#hire(hand);
      const starting = Math.max(0, hand.hired + startMs - performance.now());
      const patience = deadlineMs + (hand.proven ? 0 : starting);
      hand.timer = setTimeout(() => void this.#drop(hand, 'rules-deadline'), patience);
      hand.worker.postMessage(job.message);
    }
  }

  #hire(hand: Hand): Worker {
    const worker = new Worker(this.#settings.program, {
      name: 'rules',
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      env: {},
      execArgv: [],
    });
    worker.unref();
    hand.hired = performance.now();
    hand.proven = false;
    worker.on('message', (reply: unknown) => {
      const { job } = hand;
      clearTimeout(hand.timer);
      hand.job = undefined;
      hand.proven = true;
      job?.resolve(reply as never);
      this.#hand();
    });
    const broken = () => {
      if (hand.worker === worker) void this.#drop(hand, 'rules-failed');
    };
    worker.on('error', broken);
    worker.on('exit', broken);
    return worker;
  }

  async #drop(hand: Hand, why: RulesUnavailable['code']): Promise<void> {
    const { worker, job } = hand;
    clearTimeout(hand.timer);
    hand.worker = undefined;
    hand.job = undefined;
    job?.reject(new RulesUnavailable(why));
    if (!this.#closed) this.#hand();
    await worker?.terminate();
  }
}
