import { expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/client.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore } from '../src/storage/sqlite/store.ts';
import { clocksAtStart } from '../src/time/clocks.ts';
import { emptyFolder } from './running.ts';
import { DEVICE, TABLE } from './storage-kit/adapter.ts';

const QUIET = {
  sent: () => undefined,
  failed: () => undefined,
  wrote: () => undefined,
  lost: () => undefined,
};

test('a list of many tables is one statement, with all that belongs to them', () => {
  const db = openDatabase(':memory:');
  const store = directStore(db);
  const control = { kind: 'live', minutes: 10, seconds: 5, out: 'wait' } as const;
  const clock = { control, state: clocksAtStart(control, 2), hours: [undefined, undefined] };
  const share = { seat: 0, share: 'a', by: 'device' } as const;
  const tables = [
    { ...TABLE, id: 'table-0' },
    { ...TABLE, id: 'table-1', clock },
    { ...TABLE, id: 'table-2', deal: { seed: 's', dealt: 0, shares: [share] } },
    ...Array.from({ length: 47 }, (_, n) => ({ ...TABLE, id: `table-${n + 3}` })),
  ];
  store.addDevice(DEVICE);
  for (const table of tables) store.createTable(table, '', []);
  let statements = 0;
  const prepare = db.prepare.bind(db);
  db.prepare = (sql) => {
    const statement = prepare(sql);
    const all = statement.all.bind(statement);
    statement.all = (...values: []) => {
      statements += 1;
      return all(...values);
    };
    return statement;
  };
  const listed = store.tablesOf(1, { most: 50 });
  expect(statements).toBe(1);
  expect(new Map(listed.map((table) => [table.id, table]))).toEqual(
    new Map(tables.map((table) => [table.id, table])),
  );
  db.close();
});

test('lists that are read over and over hold up no write', async () => {
  const storage = await openSqlite(emptyFolder(), QUIET);
  await storage.addDevice(DEVICE);
  const ids = Array.from({ length: 200 }, (_, n) => `table-${n}`);
  await Promise.all(ids.map((id) => storage.createTable({ ...TABLE, id }, '', [])));
  const asked = 600;
  let read = 0;
  const reads = Array.from({ length: asked }, () =>
    storage.tablesOf(1, { most: 200 }).then((tables) => {
      expect(tables).toHaveLength(ids.length);
      read += 1;
    }),
  );
  await Promise.race(reads);
  await storage.noteRun({ started: 1, alive: 2 });
  // If reads and writes shared one queue, the write would have been the last.
  expect(read).toBeLessThan(asked);
  await Promise.all(reads);
  await storage.close();
});
