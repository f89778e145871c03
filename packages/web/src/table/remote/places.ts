import type { Follows, Hello } from '@pangaea/wire';

/**
 * The most tables whose numbers are reported to the server at once; the others have to be loaded.
 */
const MOST = 250;

/**
 * The number of the last message that this page has of each table; every table numbers its own
 * messages.
 */
export class Places {
  readonly #numbers = new Map<string, number>();
  /** The seats of this device at each table, when the last stream began. */
  #seats: ReadonlyMap<string, string> = new Map();

  /**
   * Called when a stream has begun that follows these tables and no others.
   * @returns the tables whose missed messages will follow; the others have to be loaded
   */
  begin(tables: Hello['tables']): ReadonlySet<string> {
    const whole = tables.filter(
      ({ id, number, resumed, seats = [] }) =>
        resumed === true &&
        (this.#numbers.get(id) ?? -1) >= number &&
        // A person who was signed out is a spectator now, without a message about that at the
        // table.
        this.#seats.get(id) === seats.join(),
    );
    this.#seats = new Map(tables.map(({ id, seats = [] }) => [id, seats.join()]));
    const kept = new Map(whole.map(({ id }) => [id, this.#numbers.get(id)]));
    this.#numbers.clear();
    for (const { id, number } of tables) this.#numbers.set(id, kept.get(id) ?? number);
    return new Set(kept.keys());
  }

  /**
   * Takes over the numbers that another page knows, in the form of `text`, for tables that are
   * unknown here.
   */
  learn(text: string): void {
    for (const place of text === '' ? [] : text.split(',')) {
      const [table, number] = place.split(':');
      if (!this.#numbers.has(table)) this.#numbers.set(table, Number(number));
    }
  }

  /** Called when a table is followed from now on. */
  follow({ id, number }: Follows): void {
    this.#numbers.set(id, number);
  }

  /** Called when everything up to this message has been loaded. */
  loaded(table: string, number: number): void {
    this.#numbers.set(table, number);
  }

  leave(table: string): void {
    this.#numbers.delete(table);
  }

  /**
   * Whether a message is the next of its table, was received already, or comes after a missing one.
   */
  take(table: string, number: number): 'next' | 'known' | 'ahead' {
    const last = this.#numbers.get(table) ?? number - 1;
    if (number <= last) return 'known';
    if (number > last + 1) return 'ahead';
    this.#numbers.delete(table);
    this.#numbers.set(table, number);
    return 'next';
  }

  /** The numbers in the form of a request for later messages; empty if there are none. */
  get text(): string {
    const places = [...this.#numbers].slice(-MOST);
    return places.map(([table, number]) => `${table}:${number}`).join(',');
  }
}
