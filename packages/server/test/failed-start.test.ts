import { existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import { StorageHealth } from '../src/storage/health.ts';
import { Browser } from './client.ts';
import { emptyFolder, runServer, serve, spawnServer } from './running.ts';

const HERE = { kind: 'person', here: true };

/**
 * A data folder of a server that ended normally, and a browser that made a table on that server.
 */
async function used(): Promise<{ readonly folder: string; readonly ann: Browser }> {
  const folder = emptyFolder();
  const server = await runServer({ DATA_DIR: folder });
  const ann = new Browser(server.port);
  await ann.create([HERE, HERE]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(EXIT.fine);
  return { folder, ann };
}

/** Overwrites the first page of a table or an index with zeros. */
function damage(folder: string, name: string): void {
  const file = join(folder, 'pangaea.db');
  const db = new DatabaseSync(file);
  const [{ rootpage }] = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').all(name);
  const [{ page_size: size }] = db.prepare('PRAGMA page_size').all();
  db.close();
  writeSync(
    openSync(file, 'r+'),
    Buffer.alloc(Number(size)),
    0,
    Number(size),
    (Number(rootpage) - 1) * Number(size),
  );
}

test.each(['due', 'due_by_time'])(
  'with %s damaged the server does not go on half',
  async (index) => {
    const { folder } = await used();
    damage(folder, index);
    const { ended, output } = spawnServer({ DATA_DIR: folder });
    expect(await ended, output()).toBe(EXIT.unreadable);
    expect(output()).toContain(`The data folder ${folder} holds a damaged pangaea.db.`);
    expect(output()).not.toContain('Tables are kept in');
  },
);

test('a server that is asked to end while it starts ends as soon as it can', async () => {
  const { folder } = await used();
  rmSync(join(folder, 'pangaea.lock'));
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  // The server waits for the database and still holds its lock.
  db.exec('BEGIN EXCLUSIVE');
  const { child, ended, output } = spawnServer({ DATA_DIR: folder });
  while (!existsSync(join(folder, 'pangaea.lock'))) {
    await new Promise((later) => setTimeout(later, 5));
  }
  child.kill('SIGTERM');
  db.exec('ROLLBACK');
  db.close();
  expect(await ended, output()).toBe(EXIT.fine);
  expect(output()).not.toContain('Tables are kept in');
});

test('damage that was found while it runs stays told, whatever can still be written', async () => {
  const { folder, ann } = await used();
  damage(folder, 'seats_by_person');
  const { port, tidy } = await serve(folder);
  ann.base = `http://127.0.0.1:${port}`;
  const health = async () => (await ann.ask('/api/health')).status;
  expect(await health()).toBe(200);
  expect((await ann.ask('/api/tables')).status).toBe(503);
  expect(await health()).toBe(503);
  // A write that fails, and one that succeeds.
  await tidy();
  expect(await health()).toBe(503);
});

test('health comes back with the next write, unless something cannot be read', () => {
  const health = new StorageHealth();
  const after = (...[fault, writes]: Parameters<StorageHealth['failed']>) => {
    health.failed(fault, writes);
    const told = health.state;
    health.wrote();
    return [told, health.state];
  };
  expect(after('full', true)).toEqual(['full', 'ok']);
  expect(after('failed', true)).toEqual(['failed', 'ok']);
  expect(after('in-use', false)).toEqual(['ok', 'ok']);
  expect(after('damaged', false)).toEqual(['failed', 'failed']);
  expect(after('full', true)).toEqual(['failed', 'failed']);
  // A file that could not be read stays failed after all writes; a database recovers with the next good read.
  const remote = new StorageHealth();
  remote.failed('failed', false);
  remote.wrote();
  expect(remote.state).toBe('failed');
  remote.read();
  expect(remote.state).toBe('ok');
  const other = new StorageHealth();
  other.failed('damaged', true);
  other.wrote();
  other.read();
  expect(other.state).toBe('failed');
});
