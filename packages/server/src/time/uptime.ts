import type { Clock } from '../clock.ts';
import type { ClockStore, Run } from '../storage/contract.ts';
import type { Down } from './down.ts';

/** Interval at which a server notes that it runs. */
const BEAT_MS = 20_000;
/** After this many missed beats the process, or the whole machine, must have slept. */
const LATE_BEATS = 3;
/** A clock that runs ahead of the elapsed time by at most this is being adjusted. */
const JUMP_MS = 5_000;

/** The beats of several servers lie apart: what is shorter than one of them and a bit is no time without any server. */
const BETWEEN_BEATS_MS = 25_000;

/** The present run of the server, and the known times without one. */
export interface Running {
  readonly started: number;
  /** The times without a server, in order. */
  readonly down: readonly Down[];
}

/**
 * Notes that the server runs, and knows when it did not. Each look at the times without a server
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
  /** The last check, in the time of `elapsed`. */
  #looked = 0;
  #down: readonly Down[] = [];
  /** Runs that have to be noted, by their start. */
  readonly #toNote = new Map<number, Run>();
  #noting: Promise<void> = Promise.resolve();
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

  /** The state at this moment. */
  get running(): Running {
    this.#look();
    return { started: this.#run.started, down: this.#down };
  }

  async start(): Promise<void> {
    const now = this.#clock.now();
    this.#looked = this.#elapsed();
    this.#run = { started: now, alive: now };
    await this.#storage.noteRun(this.#noted(this.#run));
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
      // A beat that cannot be stored now is stored with the next one; on a full disk that may be much
      // later.
      this.#noting.catch(() => undefined);
      this.#beatLater();
    });
  }

  #beat(): void {
    this.#look();
    this.#note(this.#run);
    // Another server may have been the only one for a while.
    if (this.#isShared) void this.#noting.then(() => this.#read()).catch(() => undefined);
  }

  async #read(): Promise<void> {
    const down = await this.#storage.downTimes();
    this.#down = this.#isShared
      ? down.filter(({ from, to }) => to - from > BETWEEN_BEATS_MS)
      : down;
  }

  #noted(run: Run): Run {
    return this.#isShared ? { ...run, isShared: true } : run;
  }

  /**
   * A machine that has slept, or whose clock has jumped, begins a new run: the time in between
   * counts for nobody.
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
      return;
    }
    // Where the clock has jumped, the server ran until then.
    const from = stood ? alive : alive + ran;
    // Others may have run meanwhile; the next beat reads it.
    if (!this.#isShared) this.#down = [...this.#down, { from, to: now }];
    this.#note({ started, alive: from });
    this.#run = { started: now, alive: now };
    this.#note(this.#run);
    this.#noting.catch(() => undefined);
    this.#jumped();
  }

  /** With a disk slower than the beats, at most one note is outstanding. */
  #note(run: Run): void {
    const waits = this.#toNote.has(run.started);
    this.#toNote.set(run.started, run);
    if (waits) return;
    const note = async () => {
      const latest = this.#toNote.get(run.started) ?? run;
      this.#toNote.delete(run.started);
      await this.#storage.noteRun(this.#noted(latest));
    };
    this.#noting = this.#noting.then(note, note);
  }
}
