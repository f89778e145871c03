/**
 * Runs work in the order of its arrival, if the order matters: the work of one lane runs one after
 * another, and lanes run at the same time. Work on the whole road waits for all earlier work, and
 * all later work waits for it.
 */
export class Lanes {
  readonly #last = new Map<string, Promise<unknown>>();
  /** The last work on the whole road. */
  #road: Promise<unknown> = Promise.resolve();

  run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const done = Promise.allSettled([this.#last.get(lane) ?? this.#road]).then(work);
    this.#last.set(lane, done);
    const leave = () => {
      if (this.#last.get(lane) === done) this.#last.delete(lane);
    };
    done.then(leave, leave);
    return done;
  }

  runAlone<T>(work: () => Promise<T>): Promise<T> {
    const done = Promise.allSettled([this.#road, ...this.#last.values()]).then(work);
    this.#road = done;
    // Each lane continues after this work.
    this.#last.clear();
    return done;
  }
}

/**
 * The lane of a write: writes of one table follow each other, and so do all writes without a table.
 */
export function laneOf([first]: readonly unknown[]): string {
  const { table } = (typeof first === 'object' && first !== null ? first : {}) as {
    readonly table?: unknown;
  };
  return typeof table === 'string' ? `table ${table}` : '';
}
