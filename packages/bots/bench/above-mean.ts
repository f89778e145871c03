/** Results of tables, compared with the mean of tables with as many players. */
export class AboveMean<Key> {
  readonly #results: {
    readonly keys: readonly Key[];
    readonly vp: number;
    readonly players: number;
  }[] = [];

  /**
   * @param vp by seat
   * @param keysOf the sorts of results that a seat belongs to
   */
  add(vp: readonly number[], keysOf: (seat: number) => readonly Key[]): void {
    for (const [seat, points] of vp.entries()) {
      this.#results.push({ keys: keysOf(seat), vp: points, players: vp.length });
    }
  }

  /** By sort of results: the points above the mean. */
  byKey(): ReadonlyMap<Key, readonly number[]> {
    const sums = new Map<number, { sum: number; count: number }>();
    for (const { vp, players } of this.#results) {
      const { sum, count } = sums.get(players) ?? { sum: 0, count: 0 };
      sums.set(players, { sum: sum + vp, count: count + 1 });
    }
    const found = new Map<Key, number[]>();
    for (const { keys, vp, players } of this.#results) {
      const { sum, count } = sums.get(players) ?? { sum: 0, count: 1 };
      for (const key of keys) {
        const list = found.get(key) ?? [];
        found.set(key, list);
        list.push(vp - sum / count);
      }
    }
    return found;
  }
}
