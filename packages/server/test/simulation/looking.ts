import { Hub, type Stream } from '../../src/stream/hub.ts';
import type { World } from './world.ts';

/** When people had a table open in a page: nobody is told of it then. */
export class Looking {
  readonly #world: World;
  readonly #open = new Set<Stream>();
  /** By table and person. */
  readonly #until = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The streams of a run of the server. */
  hub(): Hub {
    const opened = (stream: Stream) => this.#open.add(stream);
    const closed = (stream: Stream) => this.#closed(stream);
    return new (class extends Hub {
      override open(...given: Parameters<Hub['open']>): Stream {
        const stream = super.open(...given);
        opened(stream);
        return stream;
      }

      override close(stream: Stream): void {
        super.close(stream);
        closed(stream);
      }
    })();
  }

  /** Whether a stream of a person is open. */
  listens(person: number): boolean {
    return [...this.#open].some(({ from }) => from.person === person);
  }

  /** The server is gone, and every stream with it. */
  died(): void {
    for (const stream of [...this.#open]) this.#closed(stream);
  }

  /** Until when a person had a table before it, by the time of the world; now, where it still has. */
  until(table: string, person: number): number {
    for (const { from } of this.#open) {
      if (from.person === person && from.watched?.has(table) === true) return this.#world.now;
    }
    return this.#until.get(`${table} ${person}`) ?? 0;
  }

  #closed(stream: Stream): void {
    if (!this.#open.delete(stream)) return;
    const { person, watched = [] } = stream.from;
    for (const table of watched) this.#until.set(`${table} ${person}`, this.#world.now);
  }
}
