/** The current time, and calls at a later time. Tests pass a false clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Calls `work` after `ms` milliseconds.
   * @returns a function that cancels the call
   */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** The longest delay that a timer accepts. */
const LONGEST_MS = 2 ** 31 - 1;

/** A timer of the machine. If the delay is longer than the longest possible one, it fires early. */
export function afterTimer(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, Math.min(Math.max(0, ms), LONGEST_MS));
  // The timer must not keep a closed server alive.
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Milliseconds since 1970, for everything that is stored or scheduled. It follows the machine's
 * clock forward but never goes back. So stored times are never in the future, and time does not
 * stand still after the clock was set back.
 */
export function steadyClock(wall: () => number, elapsed: () => number): () => number {
  let [now, at] = [wall(), elapsed()];
  return () => {
    const then = at;
    at = elapsed();
    now = Math.max(wall(), now + at - then);
    return Math.floor(now);
  };
}
