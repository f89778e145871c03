import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/sqlite/open.ts';

const FOLDER = join(import.meta.dirname, '../src/storage/statements');

/** Words of SQL that only SQLite has, or that mean something else in PostgreSQL. */
const OF_SQLITE = [
  /\bINSERT OR\b|\bUPDATE OR\b|\bREPLACE INTO\b/i,
  /\?/,
  /\bIS (NOT )?:/i,
  /\b(max|min)\([^()]*,/i,
  /\bjson_\w+\(|\bdatetime\(|\bstrftime\(|\bifnull\(|\bgroup_concat\(|\browid\b/i,
  /\bsum\([^()]*(?<![<>])[=<>](?![<>])/i,
];

function faultsOf(sql: string): readonly string[] {
  return OF_SQLITE.filter((each) => each.test(sql)).map(String);
}

async function statementsIn(file: string): Promise<readonly (readonly [string, string])[]> {
  const named = (await import(join(FOLDER, file))) as Readonly<
    Record<string, string | readonly string[]>
  >;
  return Object.entries(named).flatMap(([name, sql]) =>
    [sql].flat().map((each) => [name, each] as const),
  );
}

describe.each(readdirSync(FOLDER))('statements/%s', (file) => {
  test('is understood by SQLite, and says nothing that PostgreSQL has in other words', async () => {
    const db = openDatabase(':memory:');
    for (const [name, sql] of await statementsIn(file)) {
      expect(() => db.prepare(sql), name).not.toThrow();
      expect([name, ...faultsOf(sql)]).toEqual([name]);
    }
    db.close();
  });
});

test.each([
  'INSERT OR IGNORE INTO due (owner) VALUES (:owner)',
  'SELECT 1 FROM due WHERE owner = ?',
  'UPDATE tables SET rematch = :rematch WHERE rematch IS :before',
  'UPDATE runs SET alive = max(alive, :alive)',
  'SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(:ids))',
  'SELECT sum(host = :person) FROM tables',
])('a word with another meaning elsewhere is found: %s', (sql) => {
  expect(faultsOf(sql)).not.toEqual([]);
});
