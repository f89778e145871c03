import type { Clock } from '../clock.ts';
import { type ClockStore, type Run, StorageError, type StorageFault } from '../storage/contract.ts';
import { BETWEEN_BEATS_MS, type Down } from './down.ts';

/** The interval at which a server stores that it runs. */
const BEAT_MS = 20_000;
/** After this many missed beats the process, or the whole machine, must have slept. */
const LATE_BEATS = 3;
/** A clock that is ahead of the elapsed time by at most this is only being adjusted. */
const JUMP_MS = 5_000;

/**
 * The pause, in milliseconds, before a server stores its run again while it does not know whether
 * another one ran.
 */
const RETRY_MS = 1_000;

/** The present run of the server, and the known times without one. */
export interface Running {
  readonly started: number;
  /** The times without a server, in order. */
  readonly down: readonly Down[];
}

/**
 * Stores that the server runs, and computes when it did not. Each use of the times without a server
 * first checks whether the machine has slept or its clock has jumped, so no write counts such a
 * time.
 */
export class Uptime {
  readonly #storage: Pick<ClockStore, 'noteRun' | 'downTimes'>;
  readonly #clock: Clock;
  readonly #elapsed: () => number;
  readonly #beatMs: number;
  readonly #jumped: () => void;
  readonly #isShared: boolean;
  #run: Run = { started: 0, alive: 0 };
  /** The time of the last check, measured by `elapsed`. */
  #looked = 0;
  #down: readonly Down[] = [];
  /** Runs that have to be stored, by their start. */
  readonly #toNote = new Map<number, Run>();
  #noting: Promise<void> = Promise.resolve();
  /** The latest time for which a stored note says that this server ran. */
  #stored = 0;
  /**
   * The reason why this server, one of several, does not know when no server ran; undefined if it
   * knows.
   */
  #unsure: StorageFault | undefined;
  #isFindingOut = false;
  #tryAgain: () => void = () => undefined;
  #cancel: (() => void) | undefined;
  #closed = false;

  /**
   * @param elapsed milliseconds since some moment, unaffected by changes of the clock
   * @param jumped called when the machine has slept, or its clock has jumped
   * @param isShared whether other servers run on the same database
   */
  constructor(
    storage: Pick<ClockStore, 'noteRun' | 'downTimes'>,
    clock: Clock,
    elapsed: () => number = clock.now,
    beatMs = BEAT_MS,
    jumped: () => void = () => undefined,
    isShared = false,
  ) {
    this.#isShared = isShared;
    this.#storage = storage;
    this.#clock = clock;
    this.#elapsed = elapsed;
    this.#beatMs = beatMs;
    this.#jumped = jumped;
  }

  /**
   * The database can be reached again. Due work waits until the server knows when no server ran.
   */
  foundAgain(): void {
    // Before the start nothing is stored, and no work is due.
    if (this.#run.started === 0) return;
    this.#beat();
    if (this.#unsure === undefined) this.#jumped();
    else this.#tryAgain();
  }

  /** The known times without a server, in order. */
  get down(): readonly Down[] {
    this.#look();
    return this.#down;
  }

  /**
   * The present state, for a decision about time.
   * @throws StorageError while the server does not know when no server ran
   */
  get running(): Running {
    this.#look();
    if (this.#unsure !== undefined) throw new StorageError(this.#unsure, 'no run could be stored');
    return { started: this.#run.started, down: this.#down };
  }

  async start(): Promise<void> {
    const now = this.#clock.now();
    this.#looked = this.#elapsed();
    this.#run = { started: now, alive: now };
    await this.#store(this.#run);
    await this.#read();
    this.#beatLater();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel?.();
    if (this.#run.started > 0) this.#beat();
    await this.#noting.catch(() => undefined);
  }

  #beatLater(): void {
    this.#cancel = this.#clock.after(this.#beatMs, () => {
      if (this.#closed) return;
      this.#beat();
      this.#beatLater();
    });
  }

  #beat(): void {
    this.#look();
    if (this.#unsure !== undefined) return;
    this.#note(this.#run);
    // A beat that cannot be stored now is stored with the next one; on a full disk that may be
    // much later.
    this.#noting.catch(() => undefined);
    // Another server may have been the only one for a while.
    if (this.#isShared) void this.#noting.then(() => this.#read()).catch(() => undefined);
  }

  async #read(): Promise<void> {
    const down = await this.#storage.downTimes();
    this.#down = this.#isShared
      ? down.filter(({ from, to }) => to - from > BETWEEN_BEATS_MS)
      : down;
  }

  async #store(run: Run): Promise<void> {
    await this.#storage.noteRun(this.#isShared ? { ...run, isShared: true } : run);
    this.#stored = Math.max(this.#stored, run.alive);
  }

  /**
   * For long this server, one of several, could not store that it runs. Others may have counted a
   * time without a server, or have run meanwhile. So it begins a new run, and then reads the
   * others.
   */
  async #findOut(fault: StorageFault): Promise<void> {
    this.#unsure ??= fault;
    if (this.#isFindingOut) return;
    this.#isFindingOut = true;
    await this.#noting.catch(() => undefined);
    while (!this.#closed && this.#unsure !== undefined) {
      const now = this.#clock.now();
      [this.#run, this.#looked] = [{ started: now, alive: now }, this.#elapsed()];
      try {
        await this.#store(this.#run);
        await this.#read();
        // A late answer says little about the time since the request.
        if (!this.#isLate()) this.#unsure = undefined;
      } catch (error) {
        this.#unsure = error instanceof StorageError ? error.fault : 'failed';
        await this.#soon();
      }
    }
    this.#isFindingOut = false;
    if (!this.#closed) this.#jumped();
  }

  /** Waits for `RETRY_MS`, but not longer than until the database is found again. */
  async #soon(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tryAgain = resolve;
    const cancel = this.#clock.after(RETRY_MS, resolve);
    await promise;
    cancel();
  }

  #isLate(): boolean {
    return this.#clock.now() - this.#stored > BETWEEN_BEATS_MS;
  }

  /**
   * After the machine has slept, or its clock has jumped, a new run begins: the time in between is
   * not counted.
   */
  #look(): void {
    if (this.#run.started === 0) return;
    const [now, looked] = [this.#clock.now(), this.#elapsed()];
    const { started, alive } = this.#run;
    const [passed, ran] = [now - alive, looked - this.#looked];
    this.#looked = looked;
    const stood = ran > LATE_BEATS * this.#beatMs;
    if (!stood && passed - ran <= JUMP_MS) {
      this.#run = { started, alive: now };
      if (this.#isShared && this.#isLate()) void this.#findOut('away');
      return;
    }
    // If the clock has jumped, the server ran until then.
    const from = stood ? alive : Math.floor(alive + ran);
    if (this.#unsure === undefined) this.#note({ started, alive: from });
    this.#run = { started: now, alive: now };
    if (this.#isShared) {
      void this.#findOut('away');
      return;
    }
    this.#down = [...this.#down, { from, to: now }];
    this.#note(this.#run);
    this.#noting.catch(() => undefined);
    this.#jumped();
  }

  /** With a disk slower than the beats, at most one note is waiting. */
  #note(run: Run): void {
    const waits = this.#toNote.has(run.started);
    this.#toNote.set(run.started, run);
    if (waits) return;
    const note = async () => {
      const latest = this.#toNote.get(run.started) ?? run;
      this.#toNote.delete(run.started);
      await this.#store(latest);
    };
    this.#noting = this.#noting.then(note, note);
  }
}
