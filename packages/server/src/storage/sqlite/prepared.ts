import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Values by their names in a statement; names that it does not use are ignored. */
export type Values = Readonly<Record<string, SQLInputValue>>;

/** A statement, and the names of its values in order: SQLite binds values faster by number. */
interface Numbered {
  readonly statement: StatementSync;
  readonly names: readonly string[];
}

/** Statements of a database, each prepared when it is first needed. */
export class Prepared {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, Numbered>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** @returns the number of changed rows */
  run(text: string, values: Values): number {
    const { statement, names } = this.#sql(text);
    return Number(statement.run(...names.map((name) => values[name])).changes);
  }

  /** The first row. */
  get<T>(text: string, values: Values): T | undefined {
    const { statement, names } = this.#sql(text);
    const row = statement.get(...names.map((name) => values[name]));
    return row === undefined ? undefined : ({ ...row } as T);
  }

  all<T>(text: string, values: Values = {}): T[] {
    const { statement, names } = this.#sql(text);
    return statement.all(...names.map((name) => values[name])).map((row) => ({ ...row }) as T);
  }

  /**
   * Changes one row.
   * @throws Error where no such row may be changed, which rolls the transaction back
   */
  one(text: string, values: Values): void {
    if (this.run(text, values) !== 1) throw new Error(`nothing to change: ${text.trim()}`);
  }

  #sql(text: string): Numbered {
    let numbered = this.#statements.get(text);
    if (numbered === undefined) {
      const names = [...new Set([...text.matchAll(/:(\w+)/g)].map(([, name]) => name))];
      const sql = text.replaceAll(/:(\w+)/g, (_, name) => `?${names.indexOf(name) + 1}`);
      numbered = { statement: this.#db.prepare(sql), names };
      this.#statements.set(text, numbered);
    }
    return numbered;
  }
}
