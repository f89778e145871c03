import type { Clock } from '../clock.ts';
import type { ClockStore } from '../storage/contract.ts';
import type { Down } from './down.ts';

/** How often a server notes that it runs. */
const BEAT_MS = 20_000;
/**
 * A server that notes a beat so many beats too late was not running: the process stood still, or the whole machine slept.
 */
const LATE_BEATS = 3;

interface CurrentRun {
  readonly started: number;
  alive: number;
  /** It is about to be noted, as it will be then. */
  waits: boolean;
}

/** Notes that the server runs, and knows when it did not. */
export class Uptime {
  readonly #storage: Pick<ClockStore, 'noteRun' | 'downTimes'>;
  readonly #clock: Clock;
  readonly #beatMs: number;
  #run: CurrentRun = { started: 0, alive: 0, waits: false };
  #down: readonly Down[] = [];
  #noting: Promise<void> = Promise.resolve();
  #cancel: (() => void) | undefined;
  #closed = false;

  constructor(storage: Pick<ClockStore, 'noteRun' | 'downTimes'>, clock: Clock, beatMs = BEAT_MS) {
    this.#storage = storage;
    this.#clock = clock;
    this.#beatMs = beatMs;
  }

  /** When no server ran, in the order of time. */
  get down(): readonly Down[] {
    return this.#down;
  }

  async start(): Promise<void> {
    const now = this.#clock.now();
    this.#run = { started: now, alive: now, waits: false };
    await this.#storage.noteRun({ started: now, alive: now });
    this.#down = await this.#storage.downTimes();
    this.#beatLater();
  }

  /** Before somebody's time is said to be over: a machine that has just woken up finds out that it slept. */
  async awake(): Promise<void> {
    if (this.#clock.now() - this.#run.alive > LATE_BEATS * this.#beatMs) this.#note();
    await this.#noting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel?.();
    if (this.#run.started > 0) this.#note();
    await this.#noting.catch(() => undefined);
  }

  #beatLater(): void {
    this.#cancel = this.#clock.after(this.#beatMs, () => {
      if (this.#closed) return;
      this.#note();
      // A beat that cannot be stored now is stored with the next one; on a full disk that may be much later.
      this.#noting.catch(() => undefined);
      this.#beatLater();
    });
  }

  #note(): void {
    const now = this.#clock.now();
    const slept = now - this.#run.alive > LATE_BEATS * this.#beatMs;
    if (slept) this.#run = { started: now, alive: now, waits: false };
    const run = this.#run;
    run.alive = now;
    // A disk that is slower than the beats falls behind by one note, not by more with each beat.
    if (run.waits) return;
    run.waits = true;
    const note = async () => {
      run.waits = false;
      await this.#storage.noteRun({ started: run.started, alive: run.alive });
      if (slept) this.#down = await this.#storage.downTimes();
    };
    this.#noting = this.#noting.then(note, note);
  }
}
