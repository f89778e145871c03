import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { checkDatabase } from '../src/backup/check.ts';
import { dueAt } from '../src/due/at-table.ts';
import { numberBetween } from '../src/identity/secrets.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore } from '../src/storage/sqlite/store.ts';
import { clocksAfter, clocksAtStart } from '../src/time/clocks.ts';
import './all-games.ts';
import { Browser } from './client.ts';
import { emptyFolder, runServer } from './running.ts';

/**
 * The number of kills. `PANGAEA_SOAK` sets another number, or 200: then a kill happens at every kind of moment, which takes about ten minutes.
 */
const { PANGAEA_SOAK: soak } = process.env;
const KILLS = soak === undefined ? 3 : Number(soak) > 1 ? Number(soak) : 200;
const HERE = { kind: 'person', here: true };
const BOT = { kind: 'bot', level: 'beginner' };

/** The windows are so short that some end while a server starts and nobody plays. */
const TIME = { kind: 'live', minutes: 1, seconds: 5, out: 'wait' };

/** The number of silent answers that the server gave. */
const CLOSED = `SELECT count(*) AS closed FROM segments WHERE key LIKE 'window %'`;

/** Plays at random for every seat whose turn it is, but does not answer secret questions. */
async function playOn(browser: Browser, id: string, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number++) {
    const { version, window, deciders } = await browser.game(id);
    if (deciders.length === 0) return;
    if (window !== undefined) {
      await new Promise((later) => setTimeout(later, 20));
      continue;
    }
    const [seat] = deciders;
    const { position } = await browser.game(id, `?seat=${seat}`);
    const command = browser.anyCommand(position, seat, number);
    if (command === undefined) continue;
    const { status } = await browser.segment(id, seat, version, [command]);
    if (status === 200) acknowledged.push(`${version} ${seat} ${command}`);
  }
}

/**
 * Checks the database of a server that has ended: all tables can be continued, and each piece of
 * due work is there once.
 */
function lookInto(folder: string) {
  const db = openDatabase(join(folder, 'pangaea.db'));
  try {
    expect(checkDatabase(db).faults).toEqual([]);
    const store = directStore(db);
    const tables = db.prepare('SELECT id FROM tables').all();
    const opened = tables.map(({ id }) => store.openTable(String(id)));
    const expected = opened
      .flatMap((each) => (each === undefined ? [] : dueAt(each.table, 0)))
      // No person here has a channel to which notices could be sent.
      .filter(({ kind }) => kind !== 'notice');
    const stored = db.prepare(`SELECT owner, kind, about FROM due WHERE owner <> ''`).all();
    const name = (work: Record<string, unknown>) => `${work.owner} ${work.kind} ${work.about}`;
    expect(stored.map(name).sort()).toEqual(expected.map((work) => name({ ...work })).sort());
    for (const each of opened) {
      if (each?.table.clock === undefined) continue;
      // The time on the clocks follows from the stored events.
      const { id, clock, seats } = each.table;
      const folded = store
        .clockEvents(id)
        .reduce(
          (before, event) => clocksAfter(clock.control, before, event, store.downTimes()),
          clocksAtStart(clock.control, seats.length),
        );
      expect(folded).toEqual(clock.state);
      expect(folded.number).toBeGreaterThan(0);
    }
    return new Map(opened.map((each) => [each?.table.id, each?.commands ?? []]));
  } finally {
    db.close();
  }
}

test('due work outlives a killed server, and is done once', {
  timeout: 60_000 * (KILLS + 5),
}, async () => {
  const folder = emptyFolder();
  const [ann, bea] = [new Browser(0, 'gaia'), new Browser(0)];
  const start = async () => {
    const server = await runServer({ DATA_DIR: folder, WINDOW_SECONDS: '1' });
    for (const browser of [ann, bea]) browser.base = `http://127.0.0.1:${server.port}`;
    return server;
  };
  let server = await start();
  const begin = async () => {
    const { body } = await ann.ask<TableInfo>('/api/tables', {
      game: 'gaia',
      options: { mode: 'advanced' },
      time: TIME,
      seats: [HERE, HERE, HERE],
    });
    return body.id;
  };
  const isOver = async (id: string) => (await bea.ask<TableInfo>(`/api/tables/${id}`)).body.over;
  let id = await begin();
  let bots = (await bea.create([BOT, BOT])).body.id;
  let acknowledged: string[] = [];
  let botsPlayed = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    // Games end before so many kills are done.
    if (await isOver(id)) [id, acknowledged] = [await begin(), []];
    if (await isOver(bots)) [bots, botsPlayed] = [(await bea.create([BOT, BOT])).body.id, 0];
    const playing = playOn(ann, id, acknowledged).catch(() => undefined);
    await new Promise((later) => setTimeout(later, numberBetween(300, 2_500)));
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, playing]);
    const commands = lookInto(folder);
    for (const line of acknowledged) {
      const [version] = line.split(' ', 1);
      expect(`${version} ${commands.get(id)?.[Number(version)]}`).toBe(line);
    }
    const now = commands.get(bots)?.length ?? 0;
    expect(now).toBeGreaterThanOrEqual(botsPlayed);
    botsPlayed = now;
    server = await start();
  }
  // Only the server acts now: the bots play the game to its end.
  await expect.poll(() => isOver(bots), { timeout: 300_000 }).toBe(true);
  if (await isOver(id)) [id, acknowledged] = [await begin(), []];
  // Windows in which nobody answers end too.
  const playing = playOn(ann, id, acknowledged).catch(() => undefined);
  const closed = () => {
    const db = new DatabaseSync(join(folder, 'pangaea.db'), { readOnly: true });
    const [row] = db.prepare(CLOSED).all();
    db.close();
    return Number(row.closed);
  };
  await expect.poll(closed, { timeout: 300_000 }).toBeGreaterThan(0);
  server.child.kill('SIGKILL');
  await Promise.all([server.ended, playing]);
  lookInto(folder);
});
