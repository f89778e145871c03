import { Worker } from 'node:worker_threads';
import { GAME_IDS } from '@pangaea/rules/games';
import { Credit } from '../credit.ts';
import { FairQueue, type Owner } from '../fair-queue.ts';
import { THREAD_OPTIONS } from '../thread-options.ts';
import { type Asked, gameIn, type JobName, type Jobs, type Worked } from './jobs.ts';

/** The rules gave no answer: a job took too long, too many jobs wait, or the worker failed. */
export class RulesUnavailable extends Error {
  readonly code: 'rules-deadline' | 'rules-failed' | 'rules-busy';

  constructor(code: RulesUnavailable['code']) {
    super(code);
    this.code = code;
  }
}

/** The workers that run the rules. Tests may replace them. */
export type Rules = Pick<RulesPool, 'ask'>;

export interface PoolSettings {
  readonly workers: number;
  /** The processor time that a worker may spend on a job; on a busy machine that takes longer. */
  readonly deadlineMs: number;
  /** The longest total time of a job, however busy the machine is. */
  readonly longestMs: number;
  /**
   * A worker that has not answered for this long gets no new jobs; jobs that wait for it go to
   * others.
   */
  readonly slowMs: number;
  /**
   * Additional time for the first job of a worker in a game, which starts it and loads the game.
   */
  readonly startMs: number;
  /** The most jobs that may wait; more jobs are refused at once. */
  readonly queue: number;
  /** The most jobs given to a worker at once. */
  readonly batch: number;
  /**
   * The time for long jobs that one owner may use at once, and the share of elapsed time that is
   * given back.
   */
  readonly longMs: number;
  readonly longShare: number;
  /** The program of the worker; tests use another. */
  readonly program: URL;
}

export const POOL: PoolSettings = {
  workers: 2,
  deadlineMs: 2_000,
  longestMs: 20_000,
  slowMs: 50,
  // On a busy machine it takes long to load the rules of a game, which is not a fault of the rules.
  startMs: 15_000,
  queue: 5_000,
  batch: 32,
  longMs: 1_000,
  longShare: 0.5,
  program: new URL('./worker.ts', import.meta.url),
};

/**
 * Jobs that replay whole games or check set-ups of users. They take a thousand times as long as a
 * move.
 */
const LONG: ReadonlySet<JobName> = new Set<JobName>([
  'show',
  'tell',
  'create',
  'deal',
  'agree',
  'ahead',
]);

/** The shortest time between two checks of a worker's processor time. */
const MOMENT_MS = 20;

interface Job {
  readonly asked: Asked;
  readonly long: boolean;
  /** The first name of the owner. */
  readonly owner: string;
  /**
   * Whether the batch of the job failed before. Then the job runs alone, to find out which one
   * failed.
   */
  alone: boolean;
  readonly resolve: (reply: never) => void;
  readonly reject: (why: RulesUnavailable) => void;
}

/** A place for one worker, which is restarted after a failure, and its waiting jobs. */
interface Slot {
  worker: Worker | undefined;
  /** Short jobs. */
  readonly queue: Job[];
  /** Jobs that the worker has and has not answered yet. */
  batch: Job[];
  slow: boolean;
  timers: readonly NodeJS.Timeout[];
  /**
   * The processor time of the worker, in milliseconds, when its present job was found to take long.
   */
  workedBefore: number;
  /** Games that the worker has loaded, known from its answers; unknown ids are not kept. */
  loaded: Set<string>;
}

/**
 * Workers that run all rules. The first one makes all moves as long as it answers quickly: it has
 * the positions, and gets all jobs of one turn of the event loop together. The other workers help
 * when it is slow. The last worker does long jobs, one at a time and after every waiting move, so
 * that people who look at games never delay people who play. Long jobs are taken in turn from their
 * owners, so that many jobs of one owner delay no other. A worker that exceeds its time limit is
 * killed and replaced, and its caller gets an error.
 */
export class RulesPool {
  readonly #settings: PoolSettings;
  readonly #slots: Slot[];
  readonly #long = new FairQueue<Job>();
  readonly #credit: Credit;
  /** Checks again when an owner may use time for long jobs. */
  #again: NodeJS.Timeout | undefined;
  #dispatching = false;
  #closed = false;

  constructor(settings: PoolSettings = POOL) {
    this.#settings = settings;
    this.#credit = new Credit(settings.longMs, settings.longShare);
    this.#slots = Array.from({ length: settings.workers }, () => ({
      worker: undefined,
      queue: [],
      batch: [],
      slow: false,
      timers: [],
      loaded: new Set<string>(),
      workedBefore: 0,
    }));
    for (const slot of this.#slots) slot.worker = this.#startWorker(slot);
  }

  /**
   * Sends a job to the rules.
   * @param owner for long jobs, owners take turns
   * @throws RulesUnavailable, as a rejection.
   */
  ask<N extends JobName>(
    job: N,
    request: Jobs[N]['request'],
    owner: Owner = [],
  ): Promise<Jobs[N]['reply']> {
    return new Promise((resolve, reject) => {
      const long = LONG.has(job);
      // Long jobs count only against the room for long jobs.
      const waiting = long
        ? this.#long.size
        : this.#slots.reduce((sum, { queue }) => sum + queue.length, 0);
      if (this.#closed || waiting >= this.#settings.queue) {
        reject(new RulesUnavailable('rules-busy'));
        return;
      }
      const asked = { job, request } as Asked;
      const waits: Job = { asked, long, owner: owner[0] ?? '', alone: false, resolve, reject };
      if (long) this.#long.put(owner, waits);
      else this.#freeSlot().queue.push(waits);
      this.#dispatchSoon();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    const waiting = [...this.#slots.flatMap(({ queue }) => queue.splice(0)), ...this.#long.clear()];
    for (const job of waiting) job.reject(new RulesUnavailable('rules-busy'));
    await Promise.all(this.#slots.map((slot) => this.#stopWorker(slot, 'rules-busy')));
  }

  #freeSlot(): Slot {
    const { batch } = this.#settings;
    const quick = this.#slots.find(({ slow, queue }) => !slow && queue.length < batch);
    return quick ?? this.#slots.reduce((a, b) => (b.queue.length < a.queue.length ? b : a));
  }

  #dispatchSoon(): void {
    if (this.#dispatching) return;
    this.#dispatching = true;
    setImmediate(() => {
      this.#dispatching = false;
      for (const slot of this.#slots) this.#dispatch(slot);
    });
  }

  /** Gives an idle worker the jobs that wait for it. */
  #dispatch(slot: Slot): void {
    if (this.#closed || slot.batch.length > 0) return;
    slot.batch = this.#nextFor(slot);
    if (slot.batch.length === 0) return;
    slot.worker ??= this.#startWorker(slot);
    this.#watch(slot);
    slot.worker.postMessage(slot.batch.map(({ asked }) => asked));
  }

  #nextFor(slot: Slot): Job[] {
    const { queue } = slot;
    if (queue.length > 0) {
      const alone = queue.findIndex((job) => job.alone);
      const together = alone < 0 ? queue.length : Math.max(1, alone);
      return queue.splice(0, Math.min(together, this.#settings.batch));
    }
    const long = slot === this.#slots.at(-1) ? this.#nextLong() : undefined;
    return long === undefined ? [] : [long];
  }

  /**
   * The next long job of an owner that has time left; if there is none, this is checked again
   * later.
   */
  #nextLong(): Job | undefined {
    const now = performance.now();
    let soonest = Number.POSITIVE_INFINITY;
    const job = this.#long.take((owner) => {
      const wait = this.#credit.wait(owner, now);
      if (wait > 0) soonest = Math.min(soonest, wait);
      return wait === 0;
    });
    clearTimeout(this.#again);
    if (job === undefined && soonest < Number.POSITIVE_INFINITY) {
      this.#again = setTimeout(() => this.#dispatchSoon(), Math.ceil(soonest));
    }
    return job;
  }

  #watch(slot: Slot): void {
    stop(slot.timers);
    const { deadlineMs, startMs, slowMs } = this.#settings;
    const patience = deadlineMs + (hasLoaded(slot) ? 0 : startMs);
    const began = performance.now();
    const noticed = setTimeout(() => {
      // A long job may take long: that does not mean that the worker hangs.
      if (!slot.batch[0].long) this.#passOn(slot);
      void this.#noteWork(slot);
    }, slowMs);
    const deadline = setTimeout(() => void this.#overdue(slot, began), patience);
    slot.timers = [noticed, deadline];
  }

  /** Stores roughly how much processor time the worker had used before its present job. */
  async #noteWork(slot: Slot): Promise<void> {
    const [worker, job] = [slot.worker, slot.batch[0]];
    slot.workedBefore = 0;
    if (worker === undefined || slot.loaded.size === 0) return;
    const worked = await workedBy(worker);
    if (slot.worker === worker && slot.batch[0] === job) slot.workedBefore = worked;
  }

  /**
   * Stops a worker that has used too much time for a job. A worker that got no processor time gets
   * more time.
   */
  async #overdue(slot: Slot, began: number): Promise<void> {
    const { deadlineMs, startMs, longestMs } = this.#settings;
    const [worker, job] = [slot.worker, slot.batch[0]];
    if (worker === undefined) return;
    const waiting = new Promise<undefined>((resolve) => {
      slot.timers = [setTimeout(resolve, deadlineMs, undefined)];
    });
    const worked = await Promise.race([workedBy(worker), waiting]);
    if (slot.worker !== worker || slot.batch[0] !== job) return;
    stop(slot.timers);
    const allowed = deadlineMs + (hasLoaded(slot) ? 0 : startMs);
    const left = worked === undefined ? 0 : allowed - (worked - slot.workedBefore);
    if (left <= 0 || performance.now() - began >= longestMs) {
      await this.#stopWorker(slot, 'rules-deadline');
      return;
    }
    const longer = Math.min(Math.max(left, MOMENT_MS), began + longestMs - performance.now());
    slot.timers = [setTimeout(() => void this.#overdue(slot, began), longer)];
  }

  /** Moves the jobs that wait for a slow worker to a faster one. */
  #passOn(slot: Slot): void {
    slot.slow = true;
    const other = this.#slots.find(({ slow }) => !slow);
    if (other === undefined) return;
    other.queue.push(...slot.queue.splice(0));
    this.#dispatch(other);
  }

  #startWorker(slot: Slot): Worker {
    const worker = new Worker(this.#settings.program, {
      ...THREAD_OPTIONS,
      name: 'rules',
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    slot.loaded = new Set();
    worker.on('message', ({ replies, ms }: Worked) => {
      if (slot.worker === worker) this.#answered(slot, replies, ms);
    });
    const broken = () => {
      if (slot.worker === worker) void this.#stopWorker(slot, 'rules-failed');
    };
    worker.on('error', broken);
    worker.on('exit', broken);
    return worker;
  }

  /**
   * Takes replies of a worker.
   * @param replies to the first jobs of the batch, or to all
   * @param ms the processor time that these jobs took
   */
  #answered(slot: Slot, replies: readonly unknown[], ms: number): void {
    slot.slow = false;
    const jobs = slot.batch.splice(0, replies.length);
    const long = jobs.find((job) => job.long);
    if (long !== undefined) this.#credit.use(long.owner, ms, performance.now());
    for (const { asked } of jobs) {
      const id = GAME_IDS.find((each) => each === gameIn(asked));
      if (id !== undefined) slot.loaded.add(id);
    }
    if (slot.batch.length > 0) this.#watch(slot);
    else stop(slot.timers);
    for (const [index, job] of jobs.entries()) job.resolve(replies[index] as never);
    this.#dispatch(slot);
  }

  async #stopWorker(slot: Slot, why: RulesUnavailable['code']): Promise<void> {
    const { worker, batch } = slot;
    stop(slot.timers);
    slot.worker = undefined;
    slot.batch = [];
    slot.slow = false;
    if (batch.length === 1 || this.#closed) {
      for (const job of batch) job.reject(new RulesUnavailable(why));
    } else {
      // Jobs change nothing, so they can be repeated, each alone, to find the one that failed.
      for (const job of batch) job.alone = true;
      slot.queue.unshift(...batch);
    }
    this.#dispatch(slot);
    await worker?.terminate();
  }
}

/** Whether a worker has the rules that its jobs need. */
function hasLoaded({ batch, loaded }: Slot): boolean {
  return batch.every(({ asked }) => loaded.has(gameIn(asked)));
}

/** Processor time of a worker in milliseconds; undefined if it does not run yet. */
async function workedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}

function stop(timers: readonly NodeJS.Timeout[]): void {
  for (const timer of timers) clearTimeout(timer);
}
