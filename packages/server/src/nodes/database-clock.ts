import { type Clock, steadyClock } from '../clock.ts';

/** The interval at which the database is asked for its time, in milliseconds. */
const ASK_MS = 10_000;
/**
 * An answer that takes longer than this, in milliseconds, says too little about the present time of
 * the database, and is ignored. Only the first answer is used in any case.
 */
const SLOW_MS = 100;

/**
 * The clock of the database, which all its servers share, so deadlines do not depend on the clocks
 * of their machines. Between two answers it goes on by the elapsed time, and it never goes back. On
 * some systems the elapsed time leaves out the time in which the machine sleeps. So the database
 * adds its time to each of its answers (`heard`), and no decision uses an earlier time.
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

  /**
   * Makes the clock with a first answer of the database.
   * @param ask asks the database for its time, in milliseconds since 1970
   */
  static async of(
    ask: () => Promise<number>,
    elapsed: () => number,
    after: Clock['after'],
  ): Promise<DatabaseClock> {
    const { time, at } = await asked(ask, elapsed);
    return new DatabaseClock({ time, at }, ask, elapsed, after);
  }

  readonly now = (): number => this.#steady();

  /** Called with the time that came with an answer of the database. */
  readonly heard = (time: number): void => {
    if (time > this.now()) this.#known = { time, at: this.#elapsed() };
  };

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
      // Without an answer the clock goes on by the elapsed time.
    }
    if (!this.#closed) this.#askLater();
  }
}

async function asked(ask: () => Promise<number>, elapsed: () => number) {
  const before = elapsed();
  const time = await ask();
  const at = elapsed();
  const took = at - before;
  return { time: took <= SLOW_MS ? time + took / 2 : time, at, took };
}
