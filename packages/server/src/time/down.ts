/**
 * Several servers store that they run at different times. So a gap that is only a little longer
 * than one interval does not mean that no server ran.
 */
export const BETWEEN_BEATS_MS = 25_000;

/** A time without a running server, with start and end in milliseconds since 1970. */
export interface Down {
  readonly from: number;
  readonly to: number;
}

/** How long the server did not run between two times. */
export function downBetween(from: number, to: number, down: readonly Down[]): number {
  return down.reduce(
    (sum, gap) => sum + Math.max(0, Math.min(to, gap.to) - Math.max(from, gap.from)),
    0,
  );
}

/**
 * The real end of a time from `from` to `end`, when times without a server in between are given
 * back.
 * @param down in the order of time
 */
export function withDown(from: number, end: number, down: readonly Down[]): number {
  let later = end;
  for (const gap of down) {
    if (gap.from < later) later += Math.max(0, gap.to - Math.max(from, gap.from));
  }
  return later;
}
