import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@pangaea/wire';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { move } from '../src/backup/move.ts';
import { EXIT } from '../src/exit.ts';
import type { SentMessage } from '../src/storage/contract.ts';
import { StorageHealth } from '../src/storage/health.ts';
import { openPostgres } from '../src/storage/postgres/client.ts';
import { migrate } from '../src/storage/postgres/migrate.ts';
import { MIGRATIONS } from '../src/storage/sqlite/migrations.ts';
import { DATABASE } from '../src/storage/sqlite/open.ts';
import './all-games.ts';
import { Browser } from './client.ts';
import { playOut } from './play-out.ts';
import { emptiedDatabase, HAS_POSTGRES, type RunningPostgres, startPostgres } from './postgres.ts';
import { emptyFolder, runServer, spawnServer } from './running.ts';
import { DEVICE, segment, TABLE } from './storage-kit/adapter.ts';
import { storageKit } from './storage-kit/kit.ts';

let postgres: RunningPostgres;

/** All rows of an SQLite database, by table. */
function rowsIn(path: string): Readonly<Record<string, readonly unknown[]>> {
  const db = new DatabaseSync(path, { readOnly: true });
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = names.map(({ name }) => [name, db.prepare(`SELECT * FROM ${name}`).all()]);
  db.close();
  return Object.fromEntries(rows);
}

async function open(url: string) {
  const told: SentMessage[] = [];
  const storage = await openPostgres(url, {
    sent: (message) => told.push(message),
    failed: () => undefined,
    wrote: () => undefined,
    lost: () => undefined,
  });
  return { storage, told };
}

if (HAS_POSTGRES) {
  describe('with a PostgreSQL of this machine', () => {
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop(), 180_000);

    let database: Promise<string> | undefined;
    storageKit('PostgreSQL', () => {
      // All tests share one database, since creating the tables takes longer than most tests.
      const emptied = database?.then(emptiedDatabase) ?? postgres.newDatabase();
      database = emptied;
      return async () => open(await emptied);
    });

    test('a database of another program, or one in use, is refused', async () => {
      const url = await postgres.newDatabase();
      const { storage } = await open(url);
      await expect(open(url)).rejects.toMatchObject({ fault: 'in-use' });
      await storage.close();
      const other = await postgres.newDatabase();
      const client = new Client({ connectionString: other });
      await client.connect();
      await client.query('CREATE TABLE books (title TEXT)');
      await expect(open(other)).rejects.toMatchObject({ fault: 'foreign' });
      await client.query('DROP TABLE books');
      await (await open(other)).storage.close();
      await client.query('UPDATE pangaea SET version = version + 1, least = version + 1');
      await expect(open(other)).rejects.toMatchObject({ fault: 'newer' });
      await client.end();
    });

    test('a write that meets another on the same row is made once, on what the other left', async () => {
      const url = await postgres.newDatabase();
      const { storage } = await open(url);
      await storage.addDevice(DEVICE);
      await storage.createTable(TABLE, '', []);
      const rival = new Client({ connectionString: url });
      await rival.connect();
      await rival.query('BEGIN');
      await rival.query("UPDATE tables SET revision = revision + 1 WHERE id = 'table'");
      const write = storage.writeSegment(segment('table', 0));
      // The write is now waiting for the other writer's row, or comes later: the answer is the
      // same.
      await rival.query('SELECT pg_sleep(0.05)');
      await rival.query('COMMIT');
      expect(await write).toBe(false);
      const revision = (await storage.openTable('table'))?.table.revision;
      expect(revision).toBe(1);
      expect(await storage.writeSegment({ ...segment('table', 0), revision: 1 })).toBe(true);
      await rival.end();
      await storage.close();
    });

    test('what was asked for before the database was gone is not done afterwards', async () => {
      const url = await postgres.newDatabase();
      const found = Promise.withResolvers<void>();
      const storage = await openPostgres(
        url,
        {
          sent: () => undefined,
          failed: () => undefined,
          wrote: () => undefined,
          lost: () => undefined,
          away: (isAway) => {
            if (!isAway) found.resolve();
          },
        },
        true,
      );
      await storage.addDevice(DEVICE);
      await storage.createTable(TABLE, '', []);
      const rival = new Client({ connectionString: url });
      await rival.connect();
      const pids = async (where: string) =>
        (await rival.query(`SELECT pid FROM pg_stat_activity WHERE ${where}`)).rows.map(({ pid }) =>
          Number(pid),
        );
      await rival.query('BEGIN');
      await rival.query("SELECT id FROM tables WHERE id = 'table' FOR UPDATE");
      const write = storage.writeSegment(segment('table', 0));
      write.catch(() => undefined);
      let waiting: number[] = [];
      while (waiting.length === 0)
        waiting = await pids('pg_backend_pid() = ANY (pg_blocking_pids(pid))');
      // The connection that holds the database.
      await rival.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks
          WHERE locktype = 'advisory' AND CAST(objid AS BIGINT) = CAST(hashtext(current_schema()) AS BIGINT) & 4294967295`,
      );
      await expect(write).rejects.toMatchObject({ fault: 'away' });
      await rival.query('COMMIT');
      while ((await pids(`pid = ${waiting[0]}`)).length > 0) await sleep(20);
      await found.promise;
      expect((await storage.openTable('table'))?.table.revision).toBe(0);
      await rival.end();
      await storage.close();
    });

    test.each([
      ['expands', 0, EXIT.fine],
      ['takes away', 1, EXIT.newer],
    ])('a server of the version before one that %s', async (_, more, code) => {
      const url = await postgres.newDatabase();
      const { storage } = await open(url);
      await storage.close();
      const client = new Client({ connectionString: url });
      await client.connect();
      const stepsFrom = () => [
        ['CREATE TABLE moods (mood TEXT)', "ALTER TABLE tables ADD mood TEXT DEFAULT 'ふつう'"],
      ];
      const present = MIGRATIONS.length + 1;
      await migrate(client, { present, least: MIGRATIONS.length + more, stepsFrom });
      await client.end();
      if (code === EXIT.newer) {
        await expect(open(url)).rejects.toMatchObject({ fault: 'newer' });
        return;
      }
      const server = await runServer({ DATA_DIR: emptyFolder(), DATABASE_URL: url });
      const ann = new Browser(server.port);
      expect((await ann.create([{ kind: 'person', here: true }, { kind: 'person' }])).status).toBe(
        201,
      );
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(code);
    });

    test('a read that fails says nothing about the next, unlike one of a file', async () => {
      const url = await postgres.newDatabase();
      const health = new StorageHealth();
      const storage = await openPostgres(url, {
        sent: () => undefined,
        failed: (fault, _, writes) => health.failed(fault, writes),
        wrote: () => health.wrote(),
        read: () => health.read(),
        lost: () => undefined,
      });
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('ALTER TABLE hours RENAME TO days');
      await expect(storage.hoursOf(1)).rejects.toMatchObject({ fault: 'failed' });
      expect(health.state).toBe('failed');
      await client.query('ALTER TABLE days RENAME TO hours');
      await client.end();
      expect(await storage.hoursOf(1)).toBe(undefined);
      expect(health.state).toBe('ok');
      await storage.close();
    });

    test('segments of many tables beside each other are all written, however small the database is', async () => {
      const url = await postgres.newDatabase();
      const { storage, told } = await open(url);
      await storage.addDevice(DEVICE);
      const ids = Array.from({ length: 16 }, (_, at) => `table-${at}`);
      for (const id of ids) await storage.createTable({ ...TABLE, id }, '', []);
      // When the database knows that a table is small, it reads the whole table instead of single
      // rows.
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('ANALYZE');
      await client.end();
      const play = async (id: string) => {
        for (let from = 0; from < 25; from++) {
          expect(await storage.writeSegment(segment(id, from))).toBe(true);
        }
      };
      await Promise.all(ids.map(play));
      expect(told).toHaveLength(ids.length * 25);
      await storage.close();
    });

    test('everything is moved from a folder to a database and back, counters too', async () => {
      const [folder, back, url] = [emptyFolder(), emptyFolder(), await postgres.newDatabase()];
      const db = new DatabaseSync(join(folder, DATABASE));
      db.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-19.sql'), 'utf8'));
      db.exec("UPDATE sqlite_sequence SET seq = 9 WHERE name = 'persons'");
      db.close();
      const there = await move({ folder }, { url });
      expect(there).toMatchObject({ tables: expect.any(Number), faults: [] });
      expect(there.commands).toBeGreaterThan(20);
      await expect(move({ folder }, { url })).rejects.toMatchObject({ fault: 'foreign' });
      const { storage } = await open(url);
      expect((await storage.addDevice({ ...DEVICE, tokenHash: 'new' })).person).toBe(10);
      await storage.close();
      expect(await move({ url }, { folder: back })).toEqual(there);
      const [one, other] = [folder, back].map((each) => rowsIn(join(each, DATABASE)));
      expect(other.persons).toEqual([...one.persons, expect.objectContaining({ id: 10 })]);
      for (const table of ['tables', 'commands', 'segments', 'seats', 'notes', 'due', 'messages']) {
        expect([table, other[table]]).toEqual([table, one[table]]);
      }
    });

    test('a game is played on a server that is killed on the way, and nothing is missing', async () => {
      const url = await postgres.newDatabase();
      const env = { DATA_DIR: emptyFolder(), DATABASE_URL: url };
      const first = await runServer(env);
      expect(first.output()).not.toContain('pangaea@');
      const [ann, ben] = [new Browser(first.port), new Browser(first.port)];
      const seat = { kind: 'person' };
      const made = await ann.ask<TableInfo>('/api/tables', {
        game: 'terra-nova',
        options: { factions: 'first-game', startPlayer: 0 },
        pace: 'live',
        seats: [{ ...seat, here: true, name: 'Ann' }, seat],
      });
      const { id } = made.body;
      await ben.claim(made.body.seats[1].link ?? '', 'Ben');
      const rival = spawnServer({ ...env, DATA_DIR: emptyFolder() });
      expect(await rival.ended).toBe(EXIT.inUse);
      const begun = await ann.game(id);
      const command = ann.anyCommand(begun.position, 0, 1) ?? '';
      const { status } = await ann.segment(id, 0, begun.version, [command]);
      expect(status).toBe(200);
      first.child.kill('SIGKILL');
      await first.ended;
      const second = await runServer(env);
      for (const each of [ann, ben]) each.base = `http://127.0.0.1:${second.port}`;
      expect((await ann.game(id)).version).toBe(begun.version + 1);
      await playOut(id, [ann, ben]);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(EXIT.fine);
    });
  });
} else {
  test.skip('the storage contract, PostgreSQL: this machine has none, and TEST_DATABASE_URL names none', () =>
    undefined);
}
