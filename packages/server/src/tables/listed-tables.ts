import type { Storage, StoredTable, TablePage, TablePlace } from '../storage/contract.ts';

/** The most tables that are kept in memory. */
const KEPT = 1_000;

/** A part of a list of tables. */
export interface TableList {
  readonly tables: readonly StoredTable[];
  /** The place of the last table, if there are more. */
  readonly next: TablePlace | undefined;
}

/**
 * The lists of persons. The ids and revisions of a list are read each time; a table is read once
 * for each revision, so reading the same list often costs the storage little.
 */
export class ListedTables {
  readonly #storage: Pick<Storage, 'listOf' | 'someTables'>;
  readonly #held: (id: string) => StoredTable | undefined;
  readonly #most: number;
  /** Tables as last read; the most recently listed one is the last. */
  readonly #kept = new Map<string, StoredTable>();

  /** @param held returns a table that is in memory anyway */
  constructor(
    storage: Pick<Storage, 'listOf' | 'someTables'>,
    held: (id: string) => StoredTable | undefined = () => undefined,
    most = KEPT,
  ) {
    this.#storage = storage;
    this.#held = held;
    this.#most = most;
  }

  /** A part of a person's list, as it was after the call, or for some tables a little later. */
  async of(person: number, { most, after }: TablePage): Promise<TableList> {
    const found = await this.#storage.listOf(person, { most: most + 1, after });
    const listed = found.slice(0, most);
    const known = new Map<string, StoredTable>();
    for (const { id, revision } of listed) {
      for (const table of [this.#held(id), this.#kept.get(id)]) {
        if (table?.revision === revision) known.set(id, table);
      }
    }
    const missing = listed.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    const read = missing.length === 0 ? [] : await this.#storage.someTables(missing);
    for (const table of read) known.set(table.id, table);
    this.#keep(known);
    return {
      // Others were deleted meanwhile.
      tables: listed.flatMap(({ id }) => known.get(id) ?? []),
      next: found.length > most ? listed.at(-1) : undefined,
    };
  }

  #keep(tables: ReadonlyMap<string, StoredTable>): void {
    for (const [id, table] of tables) {
      this.#kept.delete(id);
      this.#kept.set(id, table);
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return;
      this.#kept.delete(oldest);
    }
  }
}
