import { type Clock, steadyClock } from '../clock.ts';

/** Interval at which the database is asked for its time. */
const ASK_MS = 10_000;
/** An answer that took longer says little about the moment that it names; the first one counts in any case. */
const SLOW_MS = 100;

/**
 * The clock of the database, which all its servers have in common: deadlines do not depend on the clocks of their machines.
 * Between two questions it goes on by the elapsed time, and it never goes back.
 */
export class DatabaseClock {
  readonly #ask: () => Promise<number>;
  readonly #elapsed: () => number;
  readonly #after: Clock['after'];
  readonly #steady: () => number;
  /** The time of the database at a moment of the elapsed time. */
  #known = { time: 0, at: 0 };
  #cancel: (() => void) | undefined;
  #closed = false;

  private constructor(
    first: { readonly time: number; readonly at: number },
    ask: () => Promise<number>,
    elapsed: () => number,
    after: Clock['after'],
  ) {
    this.#known = first;
    this.#ask = ask;
    this.#elapsed = elapsed;
    this.#after = after;
    this.#steady = steadyClock(() => this.#known.time + elapsed() - this.#known.at, elapsed);
    this.#askLater();
  }

  /** @param ask for milliseconds since 1970 */
  static async of(
    ask: () => Promise<number>,
    elapsed: () => number,
    after: Clock['after'],
  ): Promise<DatabaseClock> {
    const { time, at } = await asked(ask, elapsed);
    return new DatabaseClock({ time, at }, ask, elapsed, after);
  }

  readonly now = (): number => this.#steady();

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }

  #askLater(): void {
    this.#cancel = this.#after(ASK_MS, () => void this.#askNow());
  }

  async #askNow(): Promise<void> {
    try {
      const { time, at, took } = await asked(this.#ask, this.#elapsed);
      if (took <= SLOW_MS) this.#known = { time, at };
    } catch {
      // The elapsed time goes on alone.
    }
    if (!this.#closed) this.#askLater();
  }
}

async function asked(ask: () => Promise<number>, elapsed: () => number) {
  const before = elapsed();
  const time = await ask();
  const at = elapsed();
  return { time: time + (at - before) / 2, at, took: at - before };
}
