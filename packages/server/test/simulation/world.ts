import { createHash } from 'node:crypto';

interface Event {
  readonly at: number;
  readonly order: number;
  work: (() => void) | undefined;
}

/** More events than in any regular run; such a run would not end. */
const MOST_EVENTS = 2_000_000;

/** The number of the last lines that are shown with a fault. */
const KEPT_LINES = 60;

/**
 * Simulated time. Events happen one after another, and all consequences of an event are finished
 * before the next.
 */
export class World {
  /** Milliseconds since the beginning; only events move it. */
  now = 0;
  events = 0;
  readonly #heap: Event[] = [];
  readonly #hash = createHash('sha256');
  readonly #lines: string[] = [];
  #order = 0;

  /** @returns a function that cancels the event */
  at(ms: number, work: () => void): () => void {
    const event: Event = { at: this.now + Math.max(0, ms), order: this.#order++, work };
    this.#push(event);
    return () => {
      event.work = undefined;
    };
  }

  sleep(ms: number): Promise<void> {
    return new Promise((woken) => this.at(ms, woken));
  }

  /** Runs events until this time, in milliseconds. */
  async run(until: number): Promise<void> {
    for (let next = this.#heap[0]; next !== undefined && next.at <= until; next = this.#heap[0]) {
      this.#pop();
      if (next.work === undefined) continue;
      this.now = next.at;
      this.events += 1;
      if (this.events > MOST_EVENTS) throw new Error('there is no end to it');
      next.work();
      // All promises of the event settle first, since none waits for anything outside.
      await new Promise((settled) => setImmediate(settled));
    }
    this.now = Math.max(this.now, until);
  }

  /** Adds a line to the history; equal seeds give equal histories. */
  note(text: string): void {
    const line = `${this.now} ${text}`;
    this.#hash.update(line).update('\n');
    this.#lines.push(line);
    if (this.#lines.length > 2 * KEPT_LINES) this.#lines.splice(0, KEPT_LINES);
  }

  /** A hash of the history. */
  get history(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  get lastLines(): readonly string[] {
    return this.#lines.slice(-KEPT_LINES).map((line) => line.slice(0, 300));
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let place = heap.push(event) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(event, heap[parent])) break;
      heap[place] = heap[parent];
      place = parent;
    }
    heap[place] = event;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child += 1;
      if (!isBefore(heap[child], last)) break;
      heap[place] = heap[child];
      place = child;
    }
    heap[place] = last;
  }
}

function isBefore(one: Event, other: Event): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
