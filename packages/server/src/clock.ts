/** The time, and calls at a later time; tests hand in a false clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something so many milliseconds later. @returns what keeps it from being done */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** No timer runs longer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Wakes by a timer of the machine; after a longer time than a timer runs, sooner. */
export function afterTimer(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, Math.min(Math.max(0, ms), LONGEST_MS));
  // A server that has ended waits for nothing any more.
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Milliseconds since 1970, for everything that is stored or waited for. Set forward with the clock of the
 * machine, but never back: what was a moment ago does not lie in the future, and time does not stand still
 * until the clock has caught up.
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
