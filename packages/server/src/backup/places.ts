import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Client } from 'pg';
import type { OpenedTable } from '../storage/contract.ts';
import { openPostgres } from '../storage/postgres/client.ts';
import { hold, READ_AS } from '../storage/postgres/hold.ts';
import { inOrder } from '../storage/postgres/schema.ts';
import { openFolder } from '../storage/sqlite/open.ts';
import { directStore } from '../storage/sqlite/store.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A database to copy from or to, of the present version, and locked against servers. */
export interface MovePlace {
  /** The names of its tables, each after those to which it refers. */
  readonly tables: readonly string[];
  columnsOf(table: string): Promise<readonly string[]>;
  /** All rows of a table, in groups. */
  rowsOf(table: string, columns: readonly string[]): AsyncIterable<readonly Row[]>;
  /** The last number that each counting column has used, by table. */
  counted(): Promise<ReadonlyMap<string, number>>;
  /** Runs `work` in one transaction, which is committed only if it succeeds. */
  write(work: (into: Writer) => Promise<void>): Promise<void>;
  /** Opens every game, as a server does. */
  openAll(look: (opened: OpenedTable) => void): Promise<void>;
  close(): Promise<void>;
}

/** Writes rows into a database. */
export interface Writer {
  add(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** Continues counting after a number. */
  countFrom(table: string, last: number): Promise<void>;
}

/** The number of rows that are read and written together. */
const TOGETHER = 500;
const SCHEMA =
  "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

/** @throws StorageError */
export function sqlitePlace(folder: string): MovePlace {
  const { db, close } = openFolder(folder);
  const tables = inOrder(
    db.prepare(SCHEMA).all() as unknown as { readonly name: string; readonly sql: string }[],
  ).map(({ name }) => name);
  return {
    tables,
    columnsOf: async (table) =>
      db
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name)),
    rowsOf: async function* (table, columns) {
      let rows: Row[] = [];
      for (const row of db.prepare(`SELECT ${quoted(columns)} FROM ${table}`).iterate()) {
        rows.push(row);
        if (rows.length < TOGETHER) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
    counted: async () => {
      const rows = db.prepare('SELECT name, seq FROM sqlite_sequence').all();
      return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
    },
    write: (work) => writeSqlite(db, work),
    openAll: async (look) => {
      const store = directStore(db);
      for (const { id } of db.prepare('SELECT id FROM tables ORDER BY id').all()) {
        const opened = store.openTable(String(id));
        if (opened !== undefined) look(opened);
      }
    },
    close: async () => close(),
  };
}

async function writeSqlite(db: DatabaseSync, work: (into: Writer) => Promise<void>): Promise<void> {
  db.exec('BEGIN IMMEDIATE');
  try {
    await work({
      add: async (table, columns, rows) => {
        const values = columns.map(() => '?').join(', ');
        const add = db.prepare(`INSERT INTO ${table} (${quoted(columns)}) VALUES (${values})`);
        for (const row of rows) add.run(...columns.map((name) => row[name] as SQLInputValue));
      },
      countFrom: async (table, last) => {
        db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
        db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
      },
    });
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** @throws StorageError, or an error of the database */
export async function postgresPlace(url: string, tables: readonly string[]): Promise<MovePlace> {
  const { client } = await hold(url, { types: READ_AS });
  const sequenceOf = (table: string) => `pg_get_serial_sequence('${table}', 'id')`;
  return {
    tables,
    columnsOf: async (table) => {
      const { rows } = await client.query(
        `SELECT column_name AS name FROM information_schema.columns
          WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
        [table],
      );
      return rows.map(({ name }) => name as string);
    },
    rowsOf: async function* (table, columns) {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(
        `DECLARE every CURSOR FOR SELECT ${quoted(columns)} FROM ${table}${orderOf(table)}`,
      );
      for (;;) {
        const { rows } = await client.query(`FETCH ${TOGETHER} FROM every`);
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query('COMMIT');
    },
    counted: async () => {
      const counted = new Map<string, number>();
      for (const table of tables) {
        const { rows } = await client.query(
          `SELECT sequences.last_value AS last FROM pg_sequences AS sequences
            WHERE CAST(format('%I.%I', schemaname, sequencename) AS regclass)
              = (SELECT CAST(${sequenceOf(table)} AS regclass)
                WHERE EXISTS (SELECT 1 FROM information_schema.columns
                  WHERE table_schema = current_schema() AND table_name = $1 AND column_name = 'id'))`,
          [table],
        );
        if (rows[0]?.last != null) counted.set(table, Number(rows[0].last));
      }
      return counted;
    },
    write: (work) => writePostgres(client, work, sequenceOf),
    openAll: async (look) => {
      const { rows } = await client.query('SELECT id FROM tables ORDER BY id');
      // The table is read as a server reads it: the same statements give the same position.
      await client.end();
      const storage = await openPostgres(url, {
        sent: () => undefined,
        failed: () => undefined,
        wrote: () => undefined,
        lost: () => undefined,
      });
      try {
        for (const { id } of rows) {
          const opened = await storage.openTable(id as string);
          if (opened !== undefined) look(opened);
        }
      } finally {
        await storage.close();
      }
    },
    close: () => client.end().catch(() => undefined),
  };
}

async function writePostgres(
  client: Client,
  work: (into: Writer) => Promise<void>,
  sequenceOf: (table: string) => string,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await work({
      add: async (table, columns, rows) => {
        const values = rows.flatMap((row) => columns.map((name) => bound(row[name])));
        const places = rows
          .map(
            (_, at) => `(${columns.map((_, n) => `$${at * columns.length + n + 1}`).join(', ')})`,
          )
          .join(', ');
        await client.query(`INSERT INTO ${table} (${quoted(columns)}) VALUES ${places}`, values);
      },
      countFrom: async (table, last) => {
        await client.query(`SELECT setval(${sequenceOf(table)}, $1)`, [last]);
      },
    });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** SQLite numbers messages in the order of their writing, and deletes the first ones. */
function orderOf(table: string): string {
  return table === 'messages' ? ' ORDER BY created, table_id, number' : '';
}

function quoted(columns: readonly string[]): string {
  return columns.map((name) => `"${name}"`).join(', ');
}

function bound(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}
