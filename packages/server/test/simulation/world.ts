import { createHash } from 'node:crypto';

interface Event {
  readonly at: number;
  readonly order: number;
  work: (() => void) | undefined;
}

/** More happens in no run; who comes so far goes round in circles. */
const MOST_EVENTS = 2_000_000;

/** Lines of what happened last, for whoever looks at a fault. */
const KEPT_LINES = 60;

/** False time: what is to happen happens one after the other, and whatever it sets off is done before the next. */
export class World {
  /** Milliseconds since the beginning, which nothing but the order of events moves. */
  now = 0;
  events = 0;
  readonly #heap: Event[] = [];
  readonly #hash = createHash('sha256');
  readonly #lines: string[] = [];
  #order = 0;

  /** @returns what keeps it from happening */
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

  /** Goes on until a moment. */
  async run(until: number): Promise<void> {
    for (let next = this.#heap[0]; next !== undefined && next.at <= until; next = this.#heap[0]) {
      this.#pop();
      if (next.work === undefined) continue;
      this.now = next.at;
      this.events += 1;
      if (this.events > MOST_EVENTS) throw new Error('there is no end to it');
      next.work();
      // Promises first: nothing here waits for anything outside.
      await new Promise((settled) => setImmediate(settled));
    }
    this.now = Math.max(this.now, until);
  }

  /** Notes something that happened; the same seed notes the same. */
  note(text: string): void {
    const line = `${this.now} ${text}`;
    this.#hash.update(line).update('\n');
    this.#lines.push(line);
    if (this.#lines.length > 2 * KEPT_LINES) this.#lines.splice(0, KEPT_LINES);
  }

  /** Of all that was noted. */
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
