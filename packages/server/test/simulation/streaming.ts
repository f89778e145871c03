import type { FollowsSchema, HelloSchema } from '@pangaea/wire';
import type { Static } from 'typebox';

/** What a device has heard of its tables over one stream after the other, and whether that hangs together. */
export class Streaming {
  /** Where the next stream is to go on: whatever the last `id` was, as browsers do it. */
  cursor: string | undefined;
  /** The number of the last message of each table that was heard, or that need not be heard any more. */
  readonly #heard = new Map<string, number>();

  hello({ tables }: Hello): void {
    const followed = new Set(tables.map(({ id }) => id));
    for (const id of [...this.#heard.keys()]) if (!followed.has(id)) this.#heard.delete(id);
    for (const table of tables) if (!table.resumed) this.follows(table);
  }

  /** From now on, whatever was told before. */
  follows({ id, number }: Followed): void {
    this.#heard.set(id, number);
  }

  /** Every message of a table is told once, in its order, also by streams that go on. @returns what is wrong */
  message({ table, number }: Numbered): string | undefined {
    const heard = this.#heard.get(table);
    this.#heard.set(table, number);
    return heard === undefined || number === heard + 1
      ? undefined
      : `the stream tells message ${number} of ${table} after ${heard}`;
  }

  /** Whether the stream tells of a table, as far as is known. */
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
