import type { Follows, Hello } from '@pangaea/wire';

/** So many are said to the server at once; of other tables it says that they are to be loaded. */
const MOST = 250;

/** Up to which message this page has what was told of each table, by numbers that every table counts by itself. */
export class Places {
  readonly #numbers = new Map<string, number>();
  /** The seats that this device had at each table when a stream began last. */
  #seats: ReadonlyMap<string, string> = new Map();

  /**
   * A stream has begun with these tables; others it does not follow.
   * @returns those of which everything that was missed follows; the others are to be loaded
   */
  begin(tables: Hello['tables']): ReadonlySet<string> {
    const whole = tables.filter(
      ({ id, number, resumed, seats = [] }) =>
        resumed === true &&
        (this.#numbers.get(id) ?? -1) >= number &&
        // A person who was signed out is a spectator, and nothing is told of that at the table.
        this.#seats.get(id) === seats.join(),
    );
    this.#seats = new Map(tables.map(({ id, seats = [] }) => [id, seats.join()]));
    const kept = new Map(whole.map(({ id }) => [id, this.#numbers.get(id)]));
    this.#numbers.clear();
    for (const { id, number } of tables) this.#numbers.set(id, kept.get(id) ?? number);
    return new Set(kept.keys());
  }

  /** Takes places that another page knows, as `text` says them, of tables of which nothing is known here. */
  learn(text: string): void {
    for (const place of text === '' ? [] : text.split(',')) {
      const [table, number] = place.split(':');
      if (!this.#numbers.has(table)) this.#numbers.set(table, Number(number));
    }
  }

  /** A table is followed from now on. */
  follow({ id, number }: Follows): void {
    this.#numbers.set(id, number);
  }

  /** Everything up to a message is loaded. */
  loaded(table: string, number: number): void {
    this.#numbers.set(table, number);
  }

  leave(table: string): void {
    this.#numbers.delete(table);
  }

  /** Whether a message is the next of its table, was heard already, or comes after one that is missing. */
  take(table: string, number: number): 'next' | 'known' | 'ahead' {
    const last = this.#numbers.get(table) ?? number - 1;
    if (number <= last) return 'known';
    if (number > last + 1) return 'ahead';
    this.#numbers.delete(table);
    this.#numbers.set(table, number);
    return 'next';
  }

  /** As the server is asked for what comes after them; empty where there are none. */
  get text(): string {
    const places = [...this.#numbers].slice(-MOST);
    return places.map(([table, number]) => `${table}:${number}`).join(',');
  }
}
