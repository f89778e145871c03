/** The leads of a player in games that share deals: games of one deal are alike, and count as one. */
export class Leads {
  /** By deal. */
  readonly #sums = new Map<number, { sum: number; games: number }>();

  add(deal: number, lead: number): void {
    const known = this.#sums.get(deal) ?? { sum: 0, games: 0 };
    this.#sums.set(deal, { sum: known.sum + lead, games: known.games + 1 });
  }

  /** The mean lead of each deal; the last one may have fewer games than the others. */
  means(): readonly number[] {
    return [...this.#sums.values()].map(({ sum, games }) => sum / games);
  }

  /** Half of the 95 % interval of the mean lead. */
  error95(): number {
    const list = this.means();
    const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
    const squares = list.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    return 1.96 * Math.sqrt(squares / Math.max(1, list.length - 1) / list.length);
  }
}
