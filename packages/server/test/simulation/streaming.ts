import type { FollowsSchema, HelloSchema } from '@pangaea/wire';
import type { Static } from 'typebox';

/**
 * The messages of a device over all its streams, one after the other; checks that none is missing.
 */
export class Streaming {
  /** The last `id` of a stream; the next stream continues there, as in browsers. */
  cursor: string | undefined;
  /** By table: the number of the last message that was heard or is not needed any more. */
  readonly #heard = new Map<string, number>();

  hello({ tables }: Hello): void {
    const followed = new Set(tables.map(({ id }) => id));
    for (const id of [...this.#heard.keys()]) if (!followed.has(id)) this.#heard.delete(id);
    for (const table of tables) if (!table.resumed) this.follows(table);
  }

  /** The stream follows a table from this message on. */
  follows({ id, number }: Followed): void {
    this.#heard.set(id, number);
  }

  /**
   * Checks that each message of a table comes once and in its order, also over several streams.
   * @returns the fault that was found
   */
  message({ table, number }: Numbered): string | undefined {
    const heard = this.#heard.get(table);
    this.#heard.set(table, number);
    return heard === undefined || number === heard + 1
      ? undefined
      : `the stream tells message ${number} of ${table} after ${heard}`;
  }

  /** Whether the stream follows a table, as far as the client knows. */
  hears(table: string): boolean {
    return this.#heard.has(table);
  }

  forget(table: string): void {
    this.#heard.delete(table);
  }
}

export interface Numbered {
  readonly table: string;
  readonly number: number;
}

export type Followed = Static<typeof FollowsSchema>;
export type Hello = Static<typeof HelloSchema>;
