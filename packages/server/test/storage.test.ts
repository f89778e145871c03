import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo } from '@pangaea/wire';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../src/identity/secrets.ts';
import type { DirectStore, SentMessage, StoredTable } from '../src/storage/contract.ts';
import { runBundle } from '../src/storage/sqlite/bundle.ts';
import { openSqlite } from '../src/storage/sqlite/client.ts';
import { APPLICATION_ID, MIGRATIONS } from '../src/storage/sqlite/migrations.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore, SqliteStore } from '../src/storage/sqlite/store.ts';
import './all-games.ts';
import { Browser, type Refusing } from './client.ts';
import { emptyFolder, serve } from './running.ts';
import { DEVICE, segment, TABLE } from './storage-kit/adapter.ts';
import { storageKit } from './storage-kit/kit.ts';

/** A text as long as a position with hidden hands. */
const POSITION = { hand: Array.from({ length: 1_000 }, (_, place) => place % 64) };

/** The tables of the older versions, and a chat message there. */
const GAIA = '8nknt2yckf6knf';
const NOVA = 'nfn0rjqw0y2jy2';
const TOKYO = { zone: 'Asia/Tokyo', weekend: [6], daysOff: [] };

/** Every version except the present one. */
const OLDER = MIGRATIONS.slice(1).map((_, version) => version + 1);

async function open(folder = emptyFolder()) {
  const told: SentMessage[] = [];
  const storage = await openSqlite(folder, {
    sent: (message) => told.push(message),
    failed: () => undefined,
    wrote: () => undefined,
    lost: () => undefined,
  });
  return { storage, told };
}

storageKit('SQLite', () => {
  const folder = emptyFolder();
  return () => open(folder);
});

test('on a full disk a bundle is refused as a whole, and stored when there is room again', () => {
  const db = openDatabase(join(emptyFolder(), 'pangaea.db'));
  const store = new SqliteStore(db);
  const direct = directStore(db);
  direct.addDevice(DEVICE);
  direct.createTable(TABLE, '', []);
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  const bundle = [
    { id: 1, name: 'addDevice', args: [{ ...DEVICE, tokenHash: 'other' }] },
    {
      id: 2,
      name: 'writeSegment',
      args: [{ ...segment('table', 0), commands: ['x'.repeat(99_999)] }],
    },
    { id: 3, name: 'openTable', args: ['table'] },
  ] as const;
  db.exec(`PRAGMA max_page_count = ${pages}`);
  const [device, full, read] = runBundle(db, store, bundle);
  expect([device, full]).toMatchObject([
    { ok: false, fault: 'full' },
    { ok: false, fault: 'full' },
  ]);
  expect(read).toMatchObject({ ok: true, value: { table: { version: 0 } } });
  expect(direct.findDevice('other')).toBeUndefined();
  db.exec('PRAGMA max_page_count = 100000');
  expect(runBundle(db, store, bundle)).toMatchObject([{ ok: true }, { ok: true, value: true }, {}]);
  db.close();
});

describe('versions of the database', () => {
  test('a new one has the present version and says whose it is', () => {
    const db = openDatabase(join(emptyFolder(), 'pangaea.db'));
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: MIGRATIONS.length });
    expect(db.prepare('PRAGMA application_id').get()).toEqual({ application_id: APPLICATION_ID });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    db.close();
  });

  test('an older one is brought up step by step; a step that fails changes nothing', () => {
    const path = join(emptyFolder(), 'pangaea.db');
    const second = 'ALTER TABLE devices ADD COLUMN name TEXT; CREATE TABLE second (id INTEGER)';
    openDatabase(path).close();
    expect(() => openDatabase(path, [...MIGRATIONS, second, 'CREATE nonsense'])).toThrow();
    const db = openDatabase(path, [...MIGRATIONS, second]);
    expect(db.prepare('PRAGMA user_version').get()).toEqual({
      user_version: MIGRATIONS.length + 1,
    });
    expect(db.prepare('SELECT name FROM devices').all()).toEqual([]);
    db.close();
    expect(() => openDatabase(path)).toThrow(expect.objectContaining({ fault: 'newer' }));
  });
});

/** A database written by that version: a game of two devices in its middle, with a bot to move. */
function writtenBy(version: number): string {
  const folder = emptyFolder();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  db.exec(readFileSync(join(import.meta.dirname, `fixtures/version-${version}.sql`), 'utf8'));
  db.close();
  return folder;
}

/**
 * The first and the last version, and those around each change in the expectations of `is migrated
 * and played on`.
 */
const PLAYED_ON = [1, 2, 3, 7, 8, MIGRATIONS.length - 1];

describe.each(OLDER)('a database of version %i', (version) => {
  test('is migrated, with all that was played', () => {
    const folder = writtenBy(version);
    const path = join(folder, 'pangaea.db');
    const played = (db: DatabaseSync) =>
      db.prepare('SELECT * FROM commands ORDER BY table_id, place').all();
    const older = new DatabaseSync(path);
    const before = played(older);
    older.close();
    const db = openDatabase(path);
    expect(before.length).toBeGreaterThan(0);
    expect(played(db)).toEqual(before);
    expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    expect(directStore(db).openTable(NOVA)?.table).toMatchObject({ id: NOVA, game: 'terra-nova' });
    db.close();
  });

  const isPlayedOn = process.env.PANGAEA_SOAK !== undefined || PLAYED_ON.includes(version);
  test.runIf(isPlayedOn)('is migrated and played on', async () => {
    const { port } = await serve(writtenBy(version));
    const ann = new Browser(port);
    ann.cookie = `pangaea-device=${'a'.repeat(43)}`;
    const { tables } = (await ann.ask<{ tables: StoredTable[] }>('/api/tables')).body;
    const table = tables.find(({ game }) => game === 'terra-nova');
    const { id } = table ?? { id: '' };
    // Two chat messages were sent there since version 8, and everything else was reported before
    // messages had numbers.
    const stream = await ann.listen(`${id}:${version < 8 ? 0 : 2}`);
    const { data } = await stream.until(({ event }) => event === 'segment');
    const shown = await ann.game(id);
    const sent = await ann.segment(id, 0, shown.version, ['order keep']);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect(shown.steps.length).toBeGreaterThan(Number(data.from));
    // The table keeps the rules and the board with which it began, even if new tables get others.
    expect(shown.start?.position).toMatchObject({
      options: {
        rulesVersion: '2026-11-20',
        edition: version < 3 ? 'house-1' : 'corrected',
        rulings: { plannersIcon: 'terrain-showing' },
      },
    });
  });
});

test('a window of a database of version 4 is still open, and closes when all have answered', async () => {
  const folder = emptyFolder();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  db.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-4.sql'), 'utf8'));
  db.close();
  const { port } = await serve(folder);
  const ann = new Browser(port, 'gaia');
  ann.cookie = `pangaea-device=${'a'.repeat(43)}`;
  const { tables } = (await ann.ask<{ tables: TableInfo[] }>('/api/tables')).body;
  const { id, version, window, deciders } = tables.find(({ game }) => game === 'gaia') ?? tables[0];
  expect(window).toMatchObject({ from: version, closes: 2_795_245_440_358 });
  for (const seat of deciders) {
    const { status } = await ann.segment(id, seat, version, ['let']);
    expect(status).toBe(200);
  }
  expect(await ann.game(id)).not.toHaveProperty('window');
});

test('the due work of tables in a database of version 6 is there, and the earlier database is kept', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'pangaea.db');
  const older = new DatabaseSync(path);
  older.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-6.sql'), 'utf8'));
  older.close();
  const { storage } = await open(folder);
  const { works, next } = await storage.claimDue({ now: 1_795_300_000_000, until: 9, most: 9 });
  expect(works).toEqual([
    { owner: 'nfn0rjqw0y2jy2', kind: 'bots', at: 1_795_224_597_013, about: 28, claimed: 9 },
  ]);
  // First the bots again, since that claim expired long ago; the window later.
  expect(next).toBe(1_795_224_597_013);
  await storage.finishDue(works[0]);
  const later = await storage.claimDue({ now: 2_795_245_440_358, until: 9, most: 9 });
  expect(later.works).toMatchObject([{ owner: '8nknt2yckf6knf', kind: 'window', about: 25 }]);
  await storage.close();
  const kept = new DatabaseSync(`${path}.version-6`);
  expect(kept.prepare('PRAGMA user_version').get()).toEqual({ user_version: 6 });
  kept.close();
});

test('several devices on one seat of a database of version 5 keep it, each as a person of its own', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'pangaea.db');
  const older = new DatabaseSync(path);
  older.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-5.sql'), 'utf8'));
  const [{ id, seed, options }] = older
    .prepare(`SELECT id, seed, options FROM tables WHERE game = 'terra-nova'`)
    .all();
  const commands = older.prepare('SELECT * FROM commands ORDER BY table_id, place').all();
  const [{ key }] = older.prepare('SELECT key FROM seats WHERE table_id = ? AND seat = 0').all(id);
  // Ann has the seat on her telephone too; Eve has it by a link that was passed on, and a table of her own.
  const cookie = (letter: string) => letter.repeat(43);
  for (const [device, letter] of [
    [3, 'p'],
    [4, 'e'],
  ] as const) {
    older.prepare('INSERT INTO devices VALUES (?, ?, 5)').run(device, sha256(cookie(letter)));
    older.prepare('INSERT INTO seat_devices VALUES (?, 0, ?)').run(id, device);
  }
  older.exec(`UPDATE tables SET creator = 4 WHERE game = 'gaia'`);
  older.close();

  const server = await serve(folder);
  const of = (letter: string) => {
    const browser = new Browser(server.port);
    browser.cookie = `pangaea-device=${cookie(letter)}`;
    return browser;
  };
  const link = `http://127.0.0.1/t/${id}#${key}`;
  for (const [letter, order] of [
    ['a', 'order keep'],
    ['p', 'order ask'],
    ['e', 'order keep'],
  ]) {
    const browser = of(letter);
    const { body } = await browser.ask<TableInfo>(`/api/tables/${id}`);
    expect(body.viewer).toBe(0);
    expect(body.seats[0]).toMatchObject({ yours: true, joined: true, holders: 3 });
    expect((await browser.claim(link)).status).toBe(200);
    const { version } = await browser.game(String(id));
    const sent = await browser.segment(String(id), 0, version, [order]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }
  // For other people the link opens nothing; and a table that only one of the persons made belongs
  // to that person only.
  const stranger = await new Browser(server.port).claim(link);
  expect([stranger.status, (stranger.body as unknown as Refusing).refusal.code]).toEqual([
    409,
    'seat-taken',
  ]);
  const made = async (letter: string) =>
    (await of(letter).ask<{ tables: TableInfo[] }>('/api/tables')).body.tables
      .filter(({ made }) => made)
      .map(({ game }) => game);
  expect(await Promise.all(['a', 'p', 'e'].map(made))).toEqual([['terra-nova'], [], ['gaia']]);
  await server.close();

  // The played moves are the same, and nothing refers to deleted rows.
  const db = new DatabaseSync(path);
  const now = db.prepare('SELECT * FROM commands ORDER BY table_id, place').all();
  expect(now).toEqual(expect.arrayContaining(commands));
  const table = db.prepare('SELECT seed, options, invitation FROM tables WHERE id = ?').get(id);
  expect(table).toEqual({ seed, options, invitation: expect.stringMatching(/^[\w-]{22}$/) });
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  db.close();
  // The copy from before the migration is there for an operator who has to go back.
  expect(existsSync(`${path}.version-5`)).toBe(true);
});

test('tables of a database of version 11 count on from their words; what was told before is loaded', () => {
  const path = join(emptyFolder(), 'pangaea.db');
  const older = new DatabaseSync(path);
  older.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-11.sql'), 'utf8'));
  const words = older.prepare('SELECT * FROM words').all();
  const [{ told }] = older.prepare('SELECT count(*) AS told FROM outbox').all();
  const [{ talked }] = older.prepare('SELECT DISTINCT table_id AS talked FROM words').all();
  const silent = older.prepare('SELECT id FROM tables WHERE id <> ?').get(talked)?.id;
  older.close();
  expect([words.length, Number(told) > 0]).toEqual([2, true]);
  const db = openDatabase(path);
  const store = directStore(db);
  const news = (table: unknown, number: number) => {
    const [{ number: last, missed }] = store.newsSince([{ table: String(table), number }]);
    return [last, missed];
  };
  expect(db.prepare('SELECT * FROM words').all()).toEqual(words);
  expect([news(talked, 0), news(talked, 2), news(silent, 0), news(silent, 55)]).toEqual([
    [2, undefined],
    [2, []],
    [0, []],
    [0, undefined],
  ]);
  const said = { seat: 0, name: 'Ann', key: 'new-key', kind: 'text', body: 'x' } as const;
  const word = { ...said, about: '' };
  const message = { table: String(talked), kind: 'word', texts: ['{}'] } as const;
  const write = { table: String(talked), revision: 0, now: 9 };
  expect(store.writeWord({ ...write, word, keep: 9, message })).toBe(3);
  expect(news(talked, 2)).toEqual([3, [{ ...message, number: 3 }]]);
  db.close();
});

test.each([
  // The new rows of each version, as in `fixtures`.
  [
    9,
    (store) => store.openTable(GAIA)?.table.clock,
    { state: { number: 1 }, hours: [TOKYO, TOKYO, TOKYO] },
  ],
  [9, (store) => store.clockEvents(GAIA), [{ number: 1, kind: 'asked' }]],
  [10, (store) => store.findToken(sha256('t')), { table: GAIA, seat: 0 }],
  [12, (store) => store.openTable(GAIA)?.table.deal, { dealt: 0, shares: [{ seat: 0 }] }],
  [13, (store) => store.newsSince([{ table: NOVA, number: 2 }])[0].missed, [{ number: 3 }]],
  [13, (store) => store.openTable(NOVA)?.table, { revision: 0 }],
  // Person 1 has one device.
  [23, (store) => store.channelsOf(1), [{ kind: 'push', device: 1 }]],
] as readonly [number, (store: DirectStore) => unknown, object][])(
  'the data of a database of version %i are there afterwards',
  (version, found, expected) => {
    const path = join(emptyFolder(), 'pangaea.db');
    const older = new DatabaseSync(path);
    older.exec(readFileSync(join(import.meta.dirname, `fixtures/version-${version}.sql`), 'utf8'));
    older.close();
    const db = openDatabase(path);
    expect(found(directStore(db))).toMatchObject(expected);
    db.close();
  },
);

describe('files of editions', () => {
  test('lie in the tables of version 3, and are kept apart since', () => {
    const path = join(emptyFolder(), 'pangaea.db');
    const older = new DatabaseSync(path);
    older.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-3.sql'), 'utf8'));
    const [row] = older.prepare('SELECT id, edition_file AS file FROM tables').all();
    older.close();
    const db = openDatabase(path);
    const opened = directStore(db).openTable(String(row.id));
    expect(opened?.editionFile).toBe(row.file);
    expect(opened?.editionFile).not.toBe('');
    expect(opened?.table).toMatchObject({ pace: 'slow', window: undefined });
    const kept = db.prepare('SELECT hash, body FROM editions').all();
    expect(kept).toEqual([{ hash: sha256(String(row.file)), body: row.file }]);
    db.close();
  });

  test('are kept once for all tables that have the same, and go with the last of them', () => {
    const db = openDatabase(join(emptyFolder(), 'pangaea.db'));
    const store = directStore(db);
    store.addDevice(DEVICE);
    const files = () => db.prepare('SELECT body FROM editions ORDER BY body').all();
    for (const [id, file] of Object.entries({ one: '{"a":1}', two: '{"a":1}', three: '{}' })) {
      store.createTable({ ...TABLE, id }, file, []);
    }
    store.createTable({ ...TABLE, id: 'plain' }, '', []);
    expect(files()).toEqual([{ body: '{"a":1}' }, { body: '{}' }]);
    expect(['one', 'two', 'plain'].map((id) => store.openTable(id)?.editionFile)).toEqual([
      '{"a":1}',
      '{"a":1}',
      '',
    ]);
    store.deleteTable({ table: 'one', revision: 0, now: 9 });
    store.deleteTable({ table: 'three', revision: 0, now: 9 });
    expect(files()).toEqual([{ body: '{"a":1}' }]);
    store.deleteTable({ table: 'two', revision: 0, now: 9 });
    expect(files()).toEqual([]);
    db.close();
  });
});

test('long messages are kept packed, and given as they were', async () => {
  const folder = emptyFolder();
  const { storage } = await open(folder);
  await storage.addDevice(DEVICE);
  await storage.createTable(TABLE, '', []);
  const told = [JSON.stringify({ ...POSITION, seat: 0 }), JSON.stringify({ ...POSITION, seat: 1 })];
  await storage.writeSegment({
    ...segment('table', 0),
    message: { table: 'table', kind: 'segment', texts: told },
  });
  await storage.writeSegment(segment('table', 1));
  expect(await storage.newsSince([{ table: 'table', number: 0 }])).toMatchObject([
    { missed: [{ texts: told }, { texts: ['{"version":2}'] }] },
  ]);
  await storage.close();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  const [long, short] = db.prepare('SELECT texts, length(packed) AS packed FROM messages').all();
  expect(long).toEqual({ texts: '', packed: expect.any(Number) });
  expect(Number(long.packed)).toBeLessThan(told[0].length);
  expect(short).toEqual({ texts: '["{\\"version\\":2}"]', packed: null });
  db.close();
});

test('a table of a database of version 11 that has a free seat stays dealt', async () => {
  const folder = emptyFolder();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  db.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-11.sql'), 'utf8'));
  const tables = db.prepare('SELECT id, seed FROM tables ORDER BY id').all();
  const [{ id, key }] = db.prepare('SELECT table_id AS id, key FROM seats WHERE joined = 0').all();
  db.close();
  const server = await serve(folder);
  const ben = new Browser(server.port, 'gaia');
  const before = await ben.game(String(id));
  expect(before.version).toBeGreaterThan(0);
  const sat = await ben.claim(`http://127.0.0.1/t/${id}#${key}`, 'Ben');
  expect(sat.status).toBe(200);
  expect(sat.body).toMatchObject({ viewer: 2, version: before.version });
  expect(sat.body).not.toHaveProperty('deal');
  await server.close();
  const now = new DatabaseSync(join(folder, 'pangaea.db'));
  expect(now.prepare('SELECT id, seed FROM tables ORDER BY id').all()).toEqual(tables);
  expect(now.prepare('SELECT * FROM deals').all()).toEqual([]);
  now.close();
});
