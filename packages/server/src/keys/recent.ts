/** The most names that are kept. */
const KEPT = 20_000;

/**
 * Limits how often something may happen for a name: never more than `most` times within any
 * `withinMs`.
 */
export class Recent {
  readonly #most: number;
  readonly #withinMs: number;
  /** For each name, the times at which it happened, the oldest first. */
  readonly #moments: Map<string, readonly number[]>;

  constructor(most: number, withinMs: number, moments: Map<string, unknown> = new Map()) {
    this.#moments = moments as Map<string, readonly number[]>;
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** @returns 0, or the seconds until it may happen again */
  wait(name: string, now: number): number {
    const lately = this.#lately(name, now);
    if (lately.length < this.#most) return 0;
    const until = lately[lately.length - this.#most] + this.#withinMs;
    return Math.max(1, Math.ceil((until - now) / 1000));
  }

  note(name: string, now: number): void {
    const lately = this.#lately(name, now);
    this.#moments.delete(name);
    this.#moments.set(name, [...lately, now]);
    for (const oldest of this.#moments.keys()) {
      if (this.#moments.size <= KEPT) break;
      this.#moments.delete(oldest);
    }
  }

  #lately(name: string, now: number): readonly number[] {
    return (this.#moments.get(name) ?? []).filter((at) => now - at < this.#withinMs);
  }
}
