import type { Happened } from '../../src/rules/telling.ts';

/** What a device has heard of its tables over one stream after the other, and whether that hangs together. */
export class Streaming {
  /** Where the next stream is to go on: whatever the last `id` was, as browsers do it. */
  cursor: string | undefined;
  /** The version of each table up to which the streams have told. */
  readonly #heard = new Map<string, number>();

  hello({ resumed, tables }: Hello): void {
    if (!resumed) this.#heard.clear();
    const followed = new Set(tables.map(({ id }) => id));
    for (const id of [...this.#heard.keys()]) if (!followed.has(id)) this.#heard.delete(id);
    if (resumed) return;
    for (const { id, version } of tables) this.#heard.set(id, version);
  }

  /** Streams that go on where the last one ended tell everything, once. @returns what is wrong */
  segment({ table, from, version }: Happened): string | undefined {
    const heard = this.#heard.get(table);
    // What was going on while the stream was opened may come although its version was in `hello`.
    if (heard !== undefined && version <= heard) return undefined;
    this.#heard.set(table, version);
    return heard === undefined || from === heard
      ? undefined
      : `the stream tells of ${table} from ${from} on after ${heard}`;
  }

  forget(table: string): void {
    this.#heard.delete(table);
  }
}

export interface Hello {
  readonly resumed: boolean;
  readonly tables: readonly { readonly id: string; readonly version: number }[];
}
