/**
 * Work in the order in which it came, where the order counts: all of one lane one after the other, and lanes beside each other.
 * Work on the whole road waits for all that came before, and all that comes later waits for it.
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
    // Each lane goes on behind it.
    this.#last.clear();
    return done;
  }
}
