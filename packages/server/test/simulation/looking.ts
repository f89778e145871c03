import { Hub, type Stream } from '../../src/stream/hub.ts';
import type { World } from './world.ts';

/** The times in which people had a table open in a page; then they need no notice. */
export class Looking {
  readonly #world: World;
  /** Open streams, with the server of each. */
  readonly #open = new Map<Stream, object>();
  /** By table and person: the last moment at which the table was open. */
  readonly #until = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /**
   * The streams of a server run.
   * @param server the one of several servers
   */
  hub(server: object = this, isBehind?: (table: string) => void): Hub {
    const opened = (stream: Stream) => this.#open.set(stream, server);
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
    })(isBehind);
  }

  /** Whether a stream of a person is open. */
  listens(person: number): boolean {
    return [...this.#open.keys()].some(({ from }) => from.person === person);
  }

  /** A server process has ended with all its streams. */
  died(server: object = this): void {
    for (const [stream, of] of [...this.#open]) if (of === server) this.#closed(stream);
  }

  /**
   * The last moment at which a person had the table open, in the time of the world; now if it is
   * still open.
   */
  until(table: string, person: number): number {
    for (const { from } of this.#open.keys()) {
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
