import type { Clock } from '../src/clock.ts';

/** A clock that does not move until a test lets time pass. */
export class FalseClock implements Clock {
  readonly #waiting = new Set<{ at: number; readonly work: () => void }>();
  #now: number;
  #jumped = 0;

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  /** Elapsed time that a jump of the clock does not change. */
  readonly elapsed = (): number => this.#now - this.#jumped;

  /**
   * The machine slept, or its clock was changed: the clock jumps forward, but timers do not end
   * earlier.
   */
  jump(ms: number): void {
    this.#now += ms;
    this.#jumped += ms;
    for (const each of this.#waiting) each.at += ms;
  }

  readonly after = (ms: number, work: () => void): (() => void) => {
    if (ms <= 0) {
      const soon = setImmediate(work);
      return () => clearImmediate(soon);
    }
    const entry = { at: this.#now + ms, work };
    this.#waiting.add(entry);
    return () => this.#waiting.delete(entry);
  };

  /** Lets time pass; each timer runs at its time. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      // Lets running work continue until it waits for something outside.
      await new Promise((settled) => setImmediate(settled));
      const due = [...this.#waiting].filter(({ at }) => at <= end);
      if (due.length === 0) break;
      const first = due.reduce((one, other) => (other.at < one.at ? other : one));
      this.#waiting.delete(first);
      this.#now = Math.max(this.#now, first.at);
      first.work();
    }
    this.#now = end;
  }
}
