import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDatabase } from '../src/backup/check.ts';
import { dueAt } from '../src/due/at-table.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { SqliteStore } from '../src/storage/sqlite/store.ts';
import type { TableInfo } from '../src/wire/table.ts';
import { Browser } from './client.ts';
import { emptyFolder, runServer } from './running.ts';

const KILLS = 5;
const HERE = { kind: 'person', here: true };
const BOT = { kind: 'bot', level: 'beginner' };

/** What came back to a browser. */
interface Known {
  /** Version, seat and command of what was acknowledged. */
  readonly acknowledged: string[];
  /** The versions at which windows opened. */
  readonly windows: Set<number>;
}

/** Plays by chance for everybody whose turn it is, but answers nothing that is asked in secret. */
async function playOn(browser: Browser, id: string, known: Known): Promise<void> {
  for (let number = 0; ; number++) {
    const { version, window, deciders } = await browser.game(id);
    if (deciders.length === 0) return;
    if (window !== undefined) {
      known.windows.add(window.from);
      await new Promise((later) => setTimeout(later, 20));
      continue;
    }
    const [seat] = deciders;
    const { position } = await browser.game(id, `?seat=${seat}`);
    const command = browser.anyCommand(position, seat, number);
    if (command === undefined) continue;
    const { status } = await browser.segment(id, seat, version, [command]);
    if (status === 200) known.acknowledged.push(`${version} ${seat} ${command}`);
  }
}

/** What lies in the database of a server that is gone: all can be played on, and due is what must be, once each. */
function lookInto(folder: string) {
  const db = openDatabase(join(folder, 'pangaea.db'));
  try {
    expect(checkDatabase(db).faults).toEqual([]);
    const store = new SqliteStore(db);
    const tables = db.prepare('SELECT id FROM tables').all();
    const opened = tables.map(({ id }) => store.openTable(String(id)));
    const expected = opened.flatMap((each) => (each === undefined ? [] : dueAt(each.table, 0)));
    const stored = db.prepare(`SELECT owner, kind, about FROM due WHERE owner <> ''`).all();
    const name = (work: Record<string, unknown>) => `${work.owner} ${work.kind} ${work.about}`;
    expect(stored.map(name).sort()).toEqual(expected.map((work) => name({ ...work })).sort());
    const closed = db
      .prepare(`SELECT table_id, seat, key FROM segments WHERE key LIKE 'window %'`)
      .all();
    const commands = new Map(opened.map((each) => [each?.table.id, each?.commands ?? []]));
    return { closed: closed.length, commands };
  } finally {
    db.close();
  }
}

test('what is due outlives a server that is killed, and is done once', {
  timeout: 300_000,
}, async () => {
  const folder = emptyFolder();
  const [ann, bea] = [new Browser(0, 'gaia'), new Browser(0)];
  const start = async () => {
    const server = await runServer({ DATA_DIR: folder, WINDOW_SECONDS: '1' });
    for (const browser of [ann, bea]) browser.base = `http://127.0.0.1:${server.port}`;
    return server;
  };
  let server = await start();
  const made = await ann.ask<TableInfo>('/api/tables', {
    ...{ game: 'gaia', options: { mode: 'advanced' }, pace: 'live', seats: [HERE, HERE, HERE] },
  });
  const { id } = made.body;
  const bots = (await bea.create([BOT, BOT])).body.id;
  const known: Known = { acknowledged: [], windows: new Set() };
  let botsPlayed = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const playing = playOn(ann, id, known).catch(() => undefined);
    await new Promise((later) => setTimeout(later, randomInt(300, 2_500)));
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, playing]);
    const { commands } = lookInto(folder);
    for (const line of known.acknowledged) {
      const [version] = line.split(' ', 1);
      expect(`${version} ${commands.get(id)?.[Number(version)]}`).toBe(line);
    }
    const now = commands.get(bots)?.length ?? 0;
    expect(now).toBeGreaterThanOrEqual(botsPlayed);
    botsPlayed = now;
    server = await start();
  }
  // Nobody does anything any more but the server: the game of the bots comes to its end.
  await expect
    .poll(async () => (await bea.ask<TableInfo>(`/api/tables/${bots}`)).body.over, {
      timeout: 120_000,
    })
    .toBe(true);
  // And no window stays open: where another one has opened, the one before was closed.
  const playing = playOn(ann, id, known).catch(() => undefined);
  await expect.poll(() => known.windows.size, { timeout: 60_000 }).toBeGreaterThan(1);
  server.child.kill('SIGKILL');
  await Promise.all([server.ended, playing]);
  expect(lookInto(folder).closed).toBeGreaterThan(0);
});
