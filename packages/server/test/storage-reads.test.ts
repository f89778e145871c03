import { expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/client.ts';
import { emptyFolder } from './running.ts';
import { DEVICE, TABLE } from './storage-kit/adapter.ts';

const QUIET = {
  sent: () => undefined,
  failed: () => undefined,
  wrote: () => undefined,
  lost: () => undefined,
};

test('lists that are read over and over hold up no write', async () => {
  const storage = await openSqlite(emptyFolder(), QUIET);
  await storage.addDevice(DEVICE);
  const ids = Array.from({ length: 200 }, (_, n) => `table-${n}`);
  await Promise.all(ids.map((id) => storage.createTable({ ...TABLE, id }, '', [])));
  const asked = 300;
  let read = 0;
  const reads = Array.from({ length: asked }, () =>
    storage.tablesOf(1).then((tables) => {
      expect(tables).toHaveLength(ids.length);
      read += 1;
    }),
  );
  await Promise.race(reads);
  await storage.noteRun({ started: 1, alive: 2 });
  // In one line with them the write would have been the last.
  expect(read).toBeLessThan(asked);
  await Promise.all(reads);
  await storage.close();
});
