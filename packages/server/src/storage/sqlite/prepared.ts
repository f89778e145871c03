import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Asked } from '../rows/steps.ts';

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

  /** @returns the rows, or the number of changed ones */
  ask({ text, values, wants }: Asked): unknown {
    const { statement, names } = this.#sql(text);
    const given = names.map((name) => values[name]);
    if (wants === 'count') return Number(statement.run(...given).changes);
    return statement.all(...given).map((row) => ({ ...row }));
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
