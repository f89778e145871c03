/** The owner of waiting work: networks and persons, each inside the one before. */
export type Owner = readonly string[];

/** Owners of one kind, in the order of their turns, or the work of one owner. */
interface Line<T> {
  readonly within: Map<string, Line<T>>;
  readonly work: { readonly rank: number; readonly work: T }[];
}

/**
 * Waiting work, taken in turn from each owner, and inside an owner in turn from each smaller one.
 * So an owner with much work delays others no more than one with little.
 */
export class FairQueue<T> {
  readonly #line: Line<T> = emptyLine();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param rank work with a lower rank comes first within the same owner */
  put(owner: Owner, work: T, rank = 0): void {
    let line = this.#line;
    for (const name of owner) {
      const within = line.within.get(name) ?? emptyLine();
      line.within.set(name, within);
      line = within;
    }
    const behind = line.work.findIndex((other) => other.rank > rank);
    line.work.splice(behind < 0 ? line.work.length : behind, 0, { rank, work });
    this.#size += 1;
  }

  /**
   * Removes and returns the next work; undefined if there is none.
   * @param may whether an owner may have a turn, by its first name
   */
  take(may: (name: string) => boolean = () => true): T | undefined {
    const taken = takeFrom(this.#line, may);
    if (taken !== undefined) this.#size -= 1;
    return taken;
  }

  /** Removes all waiting work and returns it. */
  clear(): readonly T[] {
    const all: T[] = [];
    for (let next = this.take(); next !== undefined; next = this.take()) all.push(next);
    return all;
  }
}

function emptyLine<T>(): Line<T> {
  return { within: new Map(), work: [] };
}

function takeFrom<T>(line: Line<T>, may?: (name: string) => boolean): T | undefined {
  const own = line.work.shift();
  if (own !== undefined) return own.work;
  for (const [name, within] of line.within) {
    if (may !== undefined && !may(name)) continue;
    const taken = takeFrom(within);
    // The next turn of this owner comes after all others.
    line.within.delete(name);
    if (within.work.length > 0 || within.within.size > 0) line.within.set(name, within);
    return taken;
  }
  return undefined;
}
