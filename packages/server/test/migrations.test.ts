// Servers of two neighbouring versions run at the same time on one database. So a migration only
// expands, and a later version removes.
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import {
  CONTRACTING,
  EXPANDS_FROM,
  leastVersion,
  MIGRATIONS,
} from '../src/storage/sqlite/migrations.ts';
import { runMigrations } from '../src/storage/sqlite/open.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}

type Tables = ReadonlyMap<string, { readonly columns: readonly Column[]; readonly rules: string }>;

/** The tables after some migrations: their columns, and the values that they forbid. */
function tablesAfter(migrations: readonly string[]): Tables {
  const db = new DatabaseSync(':memory:');
  runMigrations(db, migrations);
  const named = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string }[];
  const tables = new Map(
    named.map(({ name }) => {
      const columns = db.prepare(`PRAGMA table_info(${name})`).all() as unknown as Column[];
      const unique = db
        .prepare(
          `SELECT list.name, list.partial, group_concat(info.name) AS columns
            FROM pragma_index_list('${name}') AS list, pragma_index_info(list.name) AS info
            WHERE list."unique" GROUP BY list.name ORDER BY list.name`,
        )
        .all();
      const others = db
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?")
        .all(name);
      const references = db.prepare(`PRAGMA foreign_key_list(${name})`).all();
      return [name, { columns, rules: JSON.stringify([unique, others, references]) }];
    }),
  );
  db.close();
  return tables;
}

/**
 * Tables, columns and values that a further migration removes, although servers of the version
 * before use them.
 */
function takenBy(migrations: readonly string[], further: string): readonly string[] {
  const [before, after] = [tablesAfter(migrations), tablesAfter([...migrations, further])];
  const taken: string[] = [];
  for (const [table, { columns, rules }] of before) {
    const there = after.get(table);
    if (there === undefined) {
      taken.push(table);
      continue;
    }
    for (const column of columns) {
      const same = there.columns.find(({ name }) => name === column.name);
      const [was, is] = [column, same].map(
        (each) => each && JSON.stringify([each.type, each.notnull, each.dflt_value, each.pk]),
      );
      if (was !== is) taken.push(`${table}.${column.name}`);
    }
    const fresh = there.columns.filter(({ name }) => !columns.some((each) => each.name === name));
    // A server of the version before does not set the column when it adds a row.
    for (const { name, notnull, dflt_value: given } of fresh) {
      if (notnull === 1 && given === null) taken.push(`${table}.${name}`);
    }
    if (there.rules !== rules) taken.push(`rules of ${table}`);
  }
  return taken;
}

const NEWER = MIGRATIONS.map((_, at) => at).filter((at) => at >= EXPANDS_FROM);

describe('a migration only expands, unless it says otherwise', () => {
  test.each(NEWER)('the one after version %i', (at) => {
    const taken = takenBy(MIGRATIONS.slice(0, at), MIGRATIONS[at]);
    if (CONTRACTING.includes(at)) expect(taken).not.toEqual([]);
    else expect(taken).toEqual([]);
  });

  test.each([
    ['DROP TABLE passing', ['passing']],
    ['ALTER TABLE passing RENAME TO passed', ['passing']],
    ['ALTER TABLE passing RENAME COLUMN body TO text', ['passing.body', 'passing.text']],
    ['ALTER TABLE hours DROP COLUMN body', ['hours.body']],
    ["ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT ''", []],
    ['ALTER TABLE tables ADD COLUMN mood TEXT', []],
    ['CREATE UNIQUE INDEX one_body ON passing (body)', ['rules of passing']],
    ['CREATE INDEX by_body ON passing (body)', []],
    [
      "CREATE TRIGGER never BEFORE DELETE ON passing BEGIN SELECT RAISE(ABORT, 'no'); END",
      ['rules of passing'],
    ],
    ['CREATE TABLE moods (mood TEXT PRIMARY KEY) STRICT', []],
  ])('a planted one is judged: %s', (script, taken) => {
    expect(takenBy(MIGRATIONS, script)).toEqual(taken);
  });
});

test('a database tells the oldest version whose servers can run on it', () => {
  const expanded = EXPANDS_FROM + 3;
  expect(leastVersion(expanded, [])).toBe(EXPANDS_FROM);
  // The migration after version 28 removes something, which servers of version 29 know.
  expect(leastVersion(expanded, [28])).toBe(29);
  expect(leastVersion(28, [28])).toBe(EXPANDS_FROM);
  expect(leastVersion(20, [])).toBe(20);
});
