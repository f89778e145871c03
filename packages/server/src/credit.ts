/** Owners that are remembered. */
const KEPT = 10_000;

/**
 * Time of a machine that owners may use: as much as they need for a while, and of what they use without end only a share. So
 * nobody who asks without end takes the whole machine.
 */
export class Credit {
  readonly #mostMs: number;
  readonly #share: number;
  /** Time not yet come back, as of a moment. */
  readonly #used = new Map<string, { readonly ms: number; readonly at: number }>();

  /** @param mostMs so much may be used at once @param share so much of any time comes back in it */
  constructor(mostMs: number, share: number) {
    this.#mostMs = mostMs;
    this.#share = share;
  }

  /** Milliseconds until an owner has some; 0 where it has. */
  wait(owner: string, now: number): number {
    return Math.max(0, this.#usedBy(owner, now) - this.#mostMs) / this.#share;
  }

  use(owner: string, ms: number, now: number): void {
    const used = this.#usedBy(owner, now) + ms;
    this.#used.delete(owner);
    this.#used.set(owner, { ms: used, at: now });
    if (this.#used.size <= KEPT) return;
    for (const oldest of this.#used.keys()) {
      this.#used.delete(oldest);
      return;
    }
  }

  #usedBy(owner: string, now: number): number {
    const { ms, at } = this.#used.get(owner) ?? { ms: 0, at: now };
    return Math.max(0, ms - (now - at) * this.#share);
  }
}
