// A person is erased immediately: the games stay, the name is removed, and no other data is stored.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { KEPT } from '../src/storage/kept.ts';
import { DATABASE } from '../src/storage/sqlite/open.ts';
import { bring, codeOf, come, listOf } from './bringing.ts';
import { Browser, type Refusing } from './client.ts';
import { addMail, addWords, FalseMail, fastHash, keysOf, prove } from './key-world.ts';
import { addChannel, FalseInternet } from './notice-world.ts';
import { emptyFolder, serve } from './running.ts';

const DAY = 24 * 3_600_000;
const PERSON = { kind: 'person' };
const NAME = 'Zachariah';
const here = (name: string) => ({ ...PERSON, here: true, name });

/** @param folder of the data, if a test reads it */
async function world(folder?: string) {
  const clock = { now: Date.now() };
  const [mailer, sender] = [new FalseMail(), new FalseInternet()];
  const server = await serve(folder, {
    now: () => clock.now,
    botPool: { budgetMs: 20 },
    slowHash: fastHash,
    mailer,
    sender,
  });
  const [zac, ann, ben] = Array.from({ length: 3 }, () => new Browser(server.port));
  return { clock, mailer, sender, server, zac, ann, ben };
}

const erase = (browser: Browser) =>
  browser.ask<{ erased?: true } & Refusing>(
    '/api/person',
    undefined,
    { origin: browser.base },
    'DELETE',
  );
const look = async (browser: Browser, id: string) =>
  (await browser.ask<TableInfo & Refusing>(`/api/tables/${id}`)).body;

test('nothing of a person remains but its games without its name', async () => {
  const folder = emptyFolder();
  const { clock, mailer, sender, server, zac, ann, ben } = await world(folder);
  const first = { factions: 'first-game', startPlayer: 0 };
  // A running game; a waiting game that this person made and another person has joined; a game of
  // other people; and one with bots only.
  const running = (await zac.create([here(NAME), PERSON, PERSON], first)).body;
  await ann.claim(running.seats[1].link ?? '', 'Ann');
  await ben.claim(running.seats[2].link ?? '', 'Ben');
  const waiting = (await zac.create([here(NAME), PERSON, PERSON])).body;
  await ann.claim(waiting.seats[1].link ?? '', 'Ann');
  const others = (await ann.create([here('Ann'), PERSON, PERSON])).body;
  await zac.claim(others.seats[1].link ?? '', NAME);
  const alone = (await zac.create([here(NAME), { kind: 'bot', level: 'beginner' }])).body;
  const secrets = ['a-note-of-his', 'said-by-him', 'hooks.example', 'zac@example.org', 'Tokyo'];
  const saidWaiting = 'said-before-the-deal';
  await zac.ask(`/api/tables/${running.id}/notes`, { text: secrets[0] });
  secrets.push('a-sketch-of-his');
  await zac.ask(`/api/tables/${running.id}/sketch`, { sketch: 'a-sketch-of-his' });
  const said = { kind: 'text', text: secrets[1] };
  await zac.ask(`/api/tables/${running.id}/words`, { seat: 0, key: 'word-of-his', said });
  const greeting = { kind: 'text', text: saidWaiting };
  const greeted = { seat: 0, key: 'greeting-of-his', said: greeting };
  await zac.ask(`/api/tables/${waiting.id}/words`, greeted);
  const hook = { kind: 'hook', form: 'raw', language: 'en' };
  await addChannel(zac, { ...hook, url: 'https://hooks.example/of-his' });
  await zac.ask(`/api/tables/${waiting.id}/hook`, {
    ...hook,
    kind: undefined,
    url: 'https://hooks.example/x',
  });
  await zac.ask('/api/hours', { zone: 'Asia/Tokyo', weekend: [], daysOff: [] });
  await zac.ask('/api/telling', { off: ['over'] });
  await zac.ask('/api/invitations', { none: true });
  await ann.ask(`/api/tables/${others.id}/people`, { table: running.id, seat: 0 });
  await zac.ask(`/api/tables/${waiting.id}/people`, { table: running.id, seat: 2 });
  await zac.newToken(running.id, 0);
  await addMail(zac, mailer, 'zac@example.org');
  const words = await addWords(zac);
  await bring(zac, new Browser(server.port));
  const second = new Browser(server.port);
  await second.create([here('Zac two'), PERSON]);
  clock.now += 2 * DAY;
  await bring(zac, second);
  clock.now += 2 * DAY;
  await prove(zac, words);
  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  const [{ id: person }] = personsOf(folder, NAME);
  mailer.sent.splice(0);
  sender.sent.splice(0);

  expect((await erase(zac)).body).toEqual({ erased: true });

  // All channels get a last message.
  const mailed = mailer.take('zac@example.org');
  expect(mailed.filter(({ text }) => text.includes('erased'))).toHaveLength(1);
  // Earlier messages may still be on their way.
  const hooked = sender.take('https://hooks.example/of-his');
  expect(hooked.filter(({ body }) => body.includes('erased'))).toHaveLength(1);
  // Games stay: a bot plays on, the seat that waited is free, and another person can invite.
  const game = await look(ann, running.id);
  expect(game.seats).toMatchObject([
    { name: '', left: true },
    { name: 'Ann', joined: true },
    { name: 'Ben', joined: true },
  ]);
  expect(game.made).toBe(true);
  const waits = await look(ann, waiting.id);
  expect(waits.seats[0]).toMatchObject({ name: '', joined: false });
  expect([waits.made, waits.seats[1].name]).toEqual([true, 'Ann']);
  expect((await look(ann, others.id)).seats[1]).toMatchObject({ name: '', joined: false });
  expect((await look(ann, alone.id)).refusal.code).toBe('table-unknown');
  await stream.until(({ event, data }) => event === 'seats' && data.table === running.id);
  // The devices have no person any more.
  expect((await zac.ask<{ tables: unknown[] }>('/api/tables')).body.tables).toEqual([]);
  expect((await keysOf(second)).body.keys).toEqual([]);
  expect((await look(second, running.id)).viewer).toBe('spectator');
  expect((await erase(zac)).status).toBe(404);
  expect((await prove(zac, words)).status).toBe(404);
  await server.close();

  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  for (const [table, { columns }] of Object.entries(KEPT)) {
    const rows = database.prepare(`SELECT * FROM ${table}`).all();
    const owners = ['person', 'host', 'from_person', 'into_person', 'by_person'];
    const named = owners.filter((column) => column in columns);
    for (const row of rows) {
      for (const column of named)
        expect([table, column, row[column]]).not.toEqual([table, column, person]);
      if (table === 'persons') expect(row.id).not.toBe(person);
      const text = Object.values(row).map(String).join(' ');
      for (const secret of [NAME, 'Zac two', saidWaiting, ...secrets]) {
        expect(text.includes(secret), `${table} keeps ${secret}`).toBe(false);
      }
    }
  }
  database.close();
});

/** Persons with a name at some table. */
function personsOf(folder: string, name: string): readonly { readonly id: number }[] {
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  const found = database
    .prepare(
      'SELECT DISTINCT person AS id FROM seat_persons JOIN seats USING (table_id, seat) WHERE name = ?',
    )
    .all(name) as unknown as readonly { readonly id: number }[];
  database.close();
  return found;
}

test('a borrowed device erases nobody: it needs a key that is a day old, shown just now', async () => {
  const { clock, zac, ann, server } = await world();
  const { id } = (await zac.create([here(NAME), PERSON])).body;
  const refusalOf = async (browser: Browser) => (await erase(browser)).body.refusal?.code;
  expect(await refusalOf(new Browser(server.port))).toBe('device-unknown');
  expect(await refusalOf(zac)).toBe('proof-needed');
  const words = await addWords(zac);
  expect(await refusalOf(zac)).toBe('key-young');
  clock.now += 2 * DAY;
  expect(await refusalOf(zac)).toBe('proof-needed');
  // A key that was added in the meantime does not help either.
  await prove(zac, words);
  await addWords(zac);
  const [, young] = (await keysOf(zac)).body.keys;
  expect(young.young).toBe(true);
  // For a day the games of another device cannot be given away by this one.
  await ann.create([here('Ann'), PERSON]);
  await bring(zac, ann);
  await prove(zac, words);
  expect(await refusalOf(zac)).toBe('joined-lately');
  expect((await look(zac, id)).seats[0].name).toBe(NAME);
  clock.now += 2 * DAY;
  await prove(zac, words);
  expect((await erase(zac)).status).toBe(200);
});

test('a device that waits to be let in names nobody who was erased meanwhile', async () => {
  const { clock, zac, ann, ben } = await world();
  await ann.create([here('Ann'), PERSON]);
  const { body: table } = await ben.create([here('Ben'), PERSON]);
  await zac.claim(table.seats[1].link ?? '', NAME);
  const words = await addWords(zac);
  clock.now += 2 * DAY;
  await prove(zac, words);
  const { code } = await codeOf(ann);
  await come(ben, code);
  const namesAt = async () => (await listOf(ann)).arrival?.games.map(({ names }) => names);
  expect(await namesAt()).toEqual([[NAME]]);
  expect((await erase(zac)).status).toBe(200);
  expect(await namesAt()).toEqual([[]]);
});

test('requests of an erased person end, and others may make the same request', async () => {
  const { clock, zac, ann, ben } = await world();
  // Ann begins, so that the bot in Zac's seat makes no move.
  const options = { factions: 'first-game', startPlayer: 1 };
  const { id, seats } = (await zac.create([here(NAME), PERSON, PERSON], options)).body;
  await ann.claim(seats[1].link ?? '', 'Ann');
  await ben.claim(seats[2].link ?? '', 'Ben');
  const words = await addWords(zac);
  clock.now += 2 * DAY;
  // A seat that was already left is not left again when its person is erased; that would end the
  // request.
  await zac.ask(`/api/tables/${id}/seats/0/leave`, { level: 'beginner' });
  const { version } = await look(ann, id);
  const stop = { kind: 'stop', version };
  await zac.ask(`/api/tables/${id}/requests`, { ...stop, seat: 0 });
  expect((await look(ann, id)).request).toMatchObject({ seat: 0, waiting: [1, 2] });
  await prove(zac, words);
  expect((await erase(zac)).status).toBe(200);

  expect((await look(ann, id)).request).toBeUndefined();
  const asked = await ann.ask(`/api/tables/${id}/requests`, { ...stop, seat: 1 });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const yes = { seat: 2, version, asker: 1, allow: true };
  const allowed = await ben.ask<TableInfo>(`/api/tables/${id}/requests/answer`, yes);
  expect(allowed.body).toMatchObject({ over: true, version: version + 1 });
});

test('a device that came alone goes back to its own games', async () => {
  const { clock, zac, ann } = await world();
  await zac.create([here(NAME), PERSON]);
  const words = await addWords(zac);
  const { id } = (await ann.create([here('Ann'), PERSON])).body;
  await bring(zac, ann, 'leave');
  clock.now += 2 * DAY;
  expect((await look(ann, id)).made).toBe(false);
  await prove(zac, words);
  expect((await erase(zac)).status).toBe(200);
  expect((await look(ann, id)).made).toBe(true);
});
