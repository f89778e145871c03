import type { Clock } from '../clock.ts';
import type { ClockStore, Run } from '../storage/contract.ts';
import type { Down } from './down.ts';

/** How often a server notes that it runs. */
const BEAT_MS = 20_000;
/** A server that was not looked at for so many beats stood still, or the whole machine slept. */
const LATE_BEATS = 3;
/** A clock that goes ahead of the time that passes by no more than this is being set right. */
const JUMP_MS = 5_000;

/** The run of the server that goes on, and what is known of times without one. */
export interface Running {
  readonly started: number;
  /** When no server ran, in the order of time. */
  readonly down: readonly Down[];
}

/**
 * Notes that the server runs, and knows when it did not. Each question when no server ran looks first whether the machine has
 * slept or its clock has jumped: no write counts time without knowing that.
 */
export class Uptime {
  readonly #storage: Pick<ClockStore, 'noteRun' | 'downTimes'>;
  readonly #clock: Clock;
  readonly #elapsed: () => number;
  readonly #beatMs: number;
  #run: Run = { started: 0, alive: 0 };
  /** When it was looked at last, by `elapsed`. */
  #looked = 0;
  #down: readonly Down[] = [];
  /** Runs that are to be noted, by when they started. */
  readonly #toNote = new Map<number, Run>();
  #noting: Promise<void> = Promise.resolve();
  #cancel: (() => void) | undefined;
  #closed = false;

  /** @param elapsed milliseconds since some moment, which no setting of a clock changes */
  constructor(
    storage: Pick<ClockStore, 'noteRun' | 'downTimes'>,
    clock: Clock,
    elapsed: () => number = clock.now,
    beatMs = BEAT_MS,
  ) {
    this.#storage = storage;
    this.#clock = clock;
    this.#elapsed = elapsed;
    this.#beatMs = beatMs;
  }

  /** As it is at this moment. */
  get running(): Running {
    this.#look();
    return { started: this.#run.started, down: this.#down };
  }

  async start(): Promise<void> {
    const now = this.#clock.now();
    this.#looked = this.#elapsed();
    this.#run = { started: now, alive: now };
    await this.#storage.noteRun(this.#run);
    this.#down = await this.#storage.downTimes();
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
      // A beat that cannot be stored now is stored with the next one; on a full disk that may be much later.
      this.#noting.catch(() => undefined);
      this.#beatLater();
    });
  }

  #beat(): void {
    this.#look();
    this.#note(this.#run);
  }

  /** A machine that slept, or whose clock has jumped, begins a new run: what lies in between is nobody's time. */
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
    // Where the clock has jumped the server ran until then.
    const from = stood ? alive : alive + ran;
    this.#down = [...this.#down, { from, to: now }];
    this.#note({ started, alive: from });
    this.#run = { started: now, alive: now };
    this.#note(this.#run);
    this.#noting.catch(() => undefined);
  }

  /** A disk that is slower than the beats falls behind by one note of a run, not by more with each beat. */
  #note(run: Run): void {
    const waits = this.#toNote.has(run.started);
    this.#toNote.set(run.started, run);
    if (waits) return;
    const note = async () => {
      const latest = this.#toNote.get(run.started) ?? run;
      this.#toNote.delete(run.started);
      await this.#storage.noteRun(latest);
    };
    this.#noting = this.#noting.then(note, note);
  }
}
