/**
 * Milliseconds until something that failed is tried again. Each pause is twice as long, up to the
 * longest.
 */
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** The pauses between tries that fail. */
export interface Pauses {
  /** The next pause, in milliseconds. */
  next(): number;
  /** Begins with the shortest pause again, after a try that did not fail. */
  begin(): void;
}

export function growingPauses(): Pauses {
  let pause = FIRST_MS;
  return {
    next: () => {
      const now = pause;
      pause = Math.min(2 * pause, LONGEST_MS);
      return now;
    },
    begin: () => {
      pause = FIRST_MS;
    },
  };
}
