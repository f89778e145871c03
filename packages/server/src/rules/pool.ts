import { Worker } from 'node:worker_threads';
import { THREAD_OPTIONS } from '../thread-options.ts';
import type { Asked, JobName, Jobs } from './jobs.ts';

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
  /** After this long without an answer a worker gets no new jobs; what waits for it goes to others. */
  readonly slowMs: number;
  /** What a worker may take to start, besides the deadline of its first job. */
  readonly startMs: number;
  /** Jobs that may wait; more are refused at once. */
  readonly queue: number;
  /** Jobs given to a worker at once. */
  readonly batch: number;
  /** The worker's program; tests have their own. */
  readonly program: URL;
}

export const POOL: PoolSettings = {
  workers: 2,
  deadlineMs: 2_000,
  slowMs: 50,
  // A machine with a lot to do takes long to load the rules, and nothing is wrong with them.
  startMs: 15_000,
  queue: 5_000,
  batch: 32,
  program: new URL('./worker.ts', import.meta.url),
};

/** Whole games played again, and set-ups as somebody wrote them: a thousand times the work of a move. */
const LONG: ReadonlySet<JobName> = new Set<JobName>(['show', 'create']);

interface Job {
  readonly asked: Asked;
  readonly long: boolean;
  /** It was in a batch that came to nothing: to see whose fault that was it is not put with others. */
  alone: boolean;
  readonly resolve: (reply: never) => void;
  readonly reject: (why: RulesUnavailable) => void;
}

interface Hand {
  worker: Worker | undefined;
  readonly queue: Job[];
  /** Given to the worker and not answered yet. */
  batch: Job[];
  slow: boolean;
  timers: readonly NodeJS.Timeout[];
  /** When its worker was started, and whether that has answered since. */
  hired: number;
  proven: boolean;
}

/**
 * Workers in which all rules run. The first makes all moves as long as it answers quickly: it has the
 * positions, and what is asked in one turn of the event loop is handed to it together. The others are
 * for when it does not. Long jobs are the last worker's, one by one and after every move that waits for
 * it: who looks at games, however often, does not hold up who plays. A worker that is over its deadline
 * is killed and replaced; who asked is told.
 */
export class RulesPool {
  readonly #settings: PoolSettings;
  readonly #hands: Hand[];
  #handing = false;
  #closed = false;

  constructor(settings: PoolSettings = POOL) {
    this.#settings = settings;
    this.#hands = Array.from({ length: settings.workers }, () => ({
      ...{ worker: undefined, queue: [], batch: [], slow: false, timers: [] },
      ...{ hired: 0, proven: false },
    }));
    for (const hand of this.#hands) hand.worker = this.#hire(hand);
  }

  /** Asks the rules. @throws RulesUnavailable, as a rejection. */
  ask<N extends JobName>(job: N, request: Jobs[N]['request']): Promise<Jobs[N]['reply']> {
    return new Promise((resolve, reject) => {
      const long = LONG.has(job);
      if (this.#closed || this.#waiting(long) >= this.#settings.queue) {
        reject(new RulesUnavailable('rules-busy'));
        return;
      }
      const asked = { job, request } as Asked;
      const hand = long ? this.#hands[this.#hands.length - 1] : this.#freeHand();
      put(hand.queue, [{ asked, long, alone: false, resolve, reject }]);
      this.#handSoon();
    });
  }

  /** Jobs of a kind that wait: long ones leave no room for each other only. */
  #waiting(long: boolean): number {
    let count = 0;
    for (const { queue } of this.#hands) {
      for (const job of queue) if (job.long === long) count += 1;
    }
    return count;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { queue } of this.#hands) {
      for (const job of queue.splice(0)) job.reject(new RulesUnavailable('rules-busy'));
    }
    await Promise.all(this.#hands.map((hand) => this.#drop(hand, 'rules-busy')));
  }

  #freeHand(): Hand {
    const { batch } = this.#settings;
    const quick = this.#hands.find(({ slow, queue }) => !slow && queue.length < batch);
    return quick ?? this.#hands.reduce((a, b) => (b.queue.length < a.queue.length ? b : a));
  }

  #handSoon(): void {
    if (this.#handing) return;
    this.#handing = true;
    setImmediate(() => {
      this.#handing = false;
      for (const hand of this.#hands) this.#hand(hand);
    });
  }

  /** Gives an idle worker what waits for it. */
  #hand(hand: Hand): void {
    if (this.#closed || hand.batch.length > 0 || hand.queue.length === 0) return;
    const alone = hand.queue.findIndex((job) => job.alone || job.long);
    const together = alone < 0 ? hand.queue.length : Math.max(1, alone);
    hand.batch = hand.queue.splice(0, Math.min(together, this.#settings.batch));
    hand.worker ??= this.#hire(hand);
    this.#watch(hand);
    hand.worker.postMessage(hand.batch.map(({ asked }) => asked));
  }

  #watch(hand: Hand): void {
    stop(hand.timers);
    const { deadlineMs, startMs, slowMs } = this.#settings;
    const starting = Math.max(0, hand.hired + startMs - performance.now());
    const patience = deadlineMs + (hand.proven ? 0 : starting);
    // A long job is expected to take its time, and is no sign of a worker that hangs.
    const passing = hand.batch[0].long ? [] : [setTimeout(() => this.#passOn(hand), slowMs)];
    const deadline = setTimeout(() => void this.#drop(hand, 'rules-deadline'), patience);
    hand.timers = [...passing, deadline];
  }

  /** A worker takes long: whoever waits for it is served by another, if one is quicker. */
  #passOn(hand: Hand): void {
    hand.slow = true;
    const other = this.#hands.find(({ slow }) => !slow);
    if (other === undefined) return;
    put(
      other.queue,
      hand.queue.filter(({ long }) => !long),
    );
    hand.queue.splice(0, hand.queue.length, ...hand.queue.filter(({ long }) => long));
    this.#hand(other);
  }

  #hire(hand: Hand): Worker {
    const worker = new Worker(this.#settings.program, {
      ...THREAD_OPTIONS,
      name: 'rules',
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    hand.hired = performance.now();
    hand.proven = false;
    worker.on('message', (replies: readonly unknown[]) => {
      if (hand.worker === worker) this.#answered(hand, replies);
    });
    const broken = () => {
      if (hand.worker === worker) void this.#drop(hand, 'rules-failed');
    };
    worker.on('error', broken);
    worker.on('exit', broken);
    return worker;
  }

  /** @param replies to the first jobs of the batch, or to all. */
  #answered(hand: Hand, replies: readonly unknown[]): void {
    hand.proven = true;
    hand.slow = false;
    const jobs = hand.batch.splice(0, replies.length);
    if (hand.batch.length > 0) this.#watch(hand);
    else stop(hand.timers);
    for (const [index, job] of jobs.entries()) job.resolve(replies[index] as never);
    this.#hand(hand);
  }

  async #drop(hand: Hand, why: RulesUnavailable['code']): Promise<void> {
    const { worker, batch } = hand;
    stop(hand.timers);
    hand.worker = undefined;
    hand.batch = [];
    hand.slow = false;
    if (batch.length === 1 || this.#closed) {
      for (const job of batch) job.reject(new RulesUnavailable(why));
    } else {
      // Jobs change nothing, so they can be done again: the one at fault is found out by itself.
      for (const job of batch) job.alone = true;
      hand.queue.unshift(...batch);
    }
    this.#hand(hand);
    await worker?.terminate();
  }
}

/** Into a queue, moves before long jobs. */
function put(queue: Job[], jobs: readonly Job[]): void {
  for (const job of jobs) {
    const at = job.long ? -1 : queue.findIndex(({ long }) => long);
    queue.splice(at < 0 ? queue.length : at, 0, job);
  }
}

function stop(timers: readonly NodeJS.Timeout[]): void {
  for (const timer of timers) clearTimeout(timer);
}
