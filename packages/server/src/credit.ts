/** The most owners that are remembered. */
const KEPT = 10_000;

/**
 * Processor time that owners may use. An owner may use much at once, but over a long time only a
 * share. So no owner with endless requests can use the whole machine.
 */
export class Credit {
  readonly #mostMs: number;
  readonly #share: number;
  /** Time that is used and not yet given back, with the moment of that value. */
  readonly #used = new Map<string, { readonly ms: number; readonly at: number }>();

  /**
   * @param mostMs the time that may be used at once
   * @param share the share of elapsed time that is given back
   */
  constructor(mostMs: number, share: number) {
    this.#mostMs = mostMs;
    this.#share = share;
  }

  /** Milliseconds until an owner has time again; 0 if it has some now. */
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
