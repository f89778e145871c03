import type { Dialect } from './dialect.ts';

/** A value in a statement, as every database takes it. */
export type Value = string | number | bigint | Uint8Array | null;

/** Values by their names in a statement; names that it does not use are ignored. */
export type Values = Readonly<Record<string, Value>>;

/** A statement for a database, and the wanted result: the rows, or the number of changed ones. */
export interface Asked {
  readonly text: string;
  readonly values: Values;
  readonly wants: 'rows' | 'count';
}

/**
 * The steps of an operation: each is a statement whose result the next may need. They do not depend
 * on waiting: SQLite answers at once, another database later.
 */
export type Steps<T> = Generator<Asked, T, unknown>;

/** The way in which the steps of operations query a database. */
export class Sql {
  /** Statements that are different for each database. */
  readonly dialect: Dialect;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  /** @returns the number of changed rows */
  *run(text: string, values: Values): Steps<number> {
    return (yield { text, values, wants: 'count' }) as number;
  }

  /** The first row of the result; undefined if there is none. */
  *get<T>(text: string, values: Values): Steps<T | undefined> {
    return ((yield { text, values, wants: 'rows' }) as readonly T[])[0];
  }

  *all<T>(text: string, values: Values = {}): Steps<readonly T[]> {
    return (yield { text, values, wants: 'rows' }) as readonly T[];
  }

  /**
   * Changes one row.
   * @throws Error if there is no such row; then the transaction is rolled back
   */
  *one(text: string, values: Values): Steps<void> {
    if ((yield* this.run(text, values)) !== 1) throw new Error(`nothing to change: ${text.trim()}`);
  }
}
