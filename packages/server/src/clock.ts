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
