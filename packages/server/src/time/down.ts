/** A time without a running server, from one moment to another, in milliseconds since 1970. */
export interface Down {
  readonly from: number;
  readonly to: number;
}

/** How long the server did not run between two moments. */
export function downBetween(from: number, to: number, down: readonly Down[]): number {
  return down.reduce(
    (sum, gap) => sum + Math.max(0, Math.min(to, gap.to) - Math.max(from, gap.from)),
    0,
  );
}

/**
 * The moment at which a time from `from` to `end` really ends, when times without a server in
 * between are given back.
 * @param down in the order of time
 */
export function withDown(from: number, end: number, down: readonly Down[]): number {
  let later = end;
  for (const gap of down) {
    if (gap.from < later) later += Math.max(0, gap.to - Math.max(from, gap.from));
  }
  return later;
}
