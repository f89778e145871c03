/** The owner of waiting work: networks and persons, each within the one before. */
export type Owner = readonly string[];

/** Owners of one kind, the next in turn first, or the work of one. */
interface Line<T> {
  readonly within: Map<string, Line<T>>;
  readonly work: { readonly rank: number; readonly work: T }[];
}

/**
 * Work that waits, taken in turn by owners, and within an owner in turn by those within: much work of one keeps nobody
 * else waiting longer than little work of it.
 */
export class FairQueue<T> {
  readonly #line: Line<T> = emptyLine();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** @param rank lower ones of the same owner come first */
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
   * Takes out the next work; nothing where there is none.
   * @param may whether it is the turn of an owner, by its first name
   */
  take(may: (name: string) => boolean = () => true): T | undefined {
    const taken = takeFrom(this.#line, may);
    if (taken !== undefined) this.#size -= 1;
    return taken;
  }

  /** Takes out all. */
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
    // Its next turn comes after all others.
    line.within.delete(name);
    if (within.work.length > 0 || within.within.size > 0) line.within.set(name, within);
    return taken;
  }
  return undefined;
}
