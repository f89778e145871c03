import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo } from '@pangaea/wire';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { move } from '../src/backup/move.ts';
import { EXIT } from '../src/exit.ts';
import type { SentMessage } from '../src/storage/contract.ts';
import { openPostgres } from '../src/storage/postgres/client.ts';
import { DATABASE } from '../src/storage/sqlite/open.ts';
import './all-games.ts';
import { Browser } from './client.ts';
import { playOut } from './play-out.ts';
import { emptiedDatabase, HAS_POSTGRES, type RunningPostgres, startPostgres } from './postgres.ts';
import { emptyFolder, runServer, spawnServer } from './running.ts';
import { DEVICE, segment, TABLE } from './storage-kit/adapter.ts';
import { storageKit } from './storage-kit/kit.ts';

let postgres: RunningPostgres;

/** All rows of a database of SQLite, by their tables. */
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
    }, 180_000);
    afterAll(() => postgres.stop(), 180_000);

    let database: Promise<string> | undefined;
    storageKit('PostgreSQL', () => {
      // One for all: to make the tables takes longer than most tests.
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
      await client.query('UPDATE pangaea SET version = version + 1');
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
      // The write waits for the rival's row by now, or comes later: the answer is the same.
      await rival.query('SELECT pg_sleep(0.05)');
      await rival.query('COMMIT');
      expect(await write).toBe(false);
      const revision = (await storage.openTable('table'))?.table.revision;
      expect(revision).toBe(1);
      expect(await storage.writeSegment({ ...segment('table', 0), revision: 1 })).toBe(true);
      await rival.end();
      await storage.close();
    });

    test('segments of many tables beside each other are all written, however small the database is', async () => {
      const url = await postgres.newDatabase();
      const { storage, told } = await open(url);
      await storage.addDevice(DEVICE);
      const ids = Array.from({ length: 16 }, (_, at) => `table-${at}`);
      for (const id of ids) await storage.createTable({ ...TABLE, id }, '', []);
      // Once it knows how small it is, the database reads whole tables instead of rows.
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

    test('everything is moved from a folder to a database and back, counters too', {
      timeout: 180_000,
    }, async () => {
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

    test('a game is played on a server that is killed on the way, and nothing is missing', {
      timeout: 180_000,
    }, async () => {
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
