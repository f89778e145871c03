import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PHRASES, REACTIONS, type Said, type TableInfo, type Word } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { bring } from './bringing.ts';
import { Browser, type Refusing } from './client.ts';
import { emptyFolder, serve, serveFile } from './running.ts';

const person = { kind: 'person' };
const portOfFile = serveFile();

async function meet(port = portOfFile()) {
  const [ann, ben, eve] = Array.from({ length: 3 }, () => new Browser(port));
  const { body } = await ann.create([{ ...person, here: true, name: 'Ann' }, person]);
  await ben.claim(body.seats[1].link ?? '', 'Ben');
  return { ann, ben, eve, id: body.id };
}

let keys = 0;
const say = (
  browser: Browser,
  id: string,
  seat: number,
  said: unknown,
  key = `key-of-word-${keys++}`,
) => browser.ask<Word & Refusing>(`/api/tables/${id}/words`, { seat, key, said });
const read = async (browser: Browser, id: string, query = '') =>
  (await browser.ask<{ words: Word[] }>(`/api/tables/${id}/words${query}`)).body.words;
const hello: Said = { kind: 'phrase', phrase: 'hello' };
const text = (text: string): Said => ({ kind: 'text', text });

test('a chat message reaches all followers of the table once, and stays', async () => {
  const { ann, ben, eve, id } = await meet();
  const streams = [await ann.listen(), await eve.listen(undefined, `?watch=${id}`)];
  for (const stream of streams) await stream.until(({ event }) => event === 'hello');
  const first = await say(ben, id, 1, hello, 'hello-from-ben');
  expect(first.body).toMatchObject({ table: id, number: 2, seat: 1, name: 'Ben', said: hello });
  // The same chat message sent again is stored once.
  expect((await say(ben, id, 1, hello, 'hello-from-ben')).body).toEqual(first.body);
  const other = await say(ben, id, 1, text('hello'), 'hello-from-ben');
  expect([other.status, other.body.refusal.code]).toEqual([409, 'key-reused']);
  await say(ann, id, 0, text('  Guten Abend, 葉月 👩\u200d👧 ❤\ufe0f  '));
  await say(ann, id, 0, { kind: 'reaction', reaction: 'heart', word: 2 });
  for (const stream of streams) {
    await stream.until(({ event, data }) => event === 'word' && data.number === 4);
    const told = stream.heard.filter(({ event }) => event === 'word');
    expect(told.map(({ data }) => data.number)).toEqual([2, 3, 4]);
  }
  const words = await read(eve, id);
  expect(words.map(({ said }) => said)).toEqual([
    hello,
    text('Guten Abend, 葉月 👩\u200d👧 ❤\ufe0f'),
    { kind: 'reaction', reaction: 'heart', word: 2 },
  ]);
  expect(await read(eve, id, '?after=3')).toEqual(words.slice(2));
});

test('a seat speaks for itself alone: not for another, not by who looks on or made the table', async () => {
  const { ann, ben, eve, id } = await meet();
  for (const [browser, seat] of [
    [ann, 1],
    [ben, 0],
    [eve, 0],
    [eve, 1],
    [ben, 7],
  ] as const) {
    const { status, body } = await say(browser, id, seat, hello);
    expect([status, body.refusal.code]).toEqual([403, 'not-your-seat']);
  }
  expect(await read(eve, id)).toEqual([]);
  // A person who left the game may return, and may write chat messages as long as nobody else has
  // the seat.
  await ben.ask(`/api/tables/${id}/seats/1`, undefined, { origin: ben.base }, 'DELETE');
  expect((await say(ben, id, 1, hello)).status).toBe(200);
  const { body } = await ann.ask<TableInfo>(`/api/tables/${id}`);
  expect((await eve.claim(body.seats[1].link ?? '', 'Eve')).status).toBe(200);
  expect((await say(ben, id, 1, hello)).status).toBe(403);
});

test('nothing that cannot be seen, is too long, or is no word at all is said', async () => {
  const { ann, id } = await meet();
  const bad: unknown[] = [
    '',
    ' ',
    '\u3000',
    'a\nb',
    'a\u202eb',
    'a\u200b',
    '\u2800',
    '\u3164',
    'a\u0007',
    '\u{e0041}',
    'x'.repeat(301),
  ].map((each) => text(each));
  bad.push({ kind: 'phrase', phrase: 'insult' }, { kind: 'reaction', reaction: 'bomb', word: 1 });
  bad.push({ kind: 'html', html: '<b>' }, { kind: 'text' }, null, [], 'hello', { kind: 'phrase' });
  bad.push({ ...hello, text: 'more' }, { kind: 'text', text: 5 });
  bad.push({ kind: 'reaction', reaction: 'heart' });
  bad.push({ kind: 'reaction', reaction: 'heart', word: 1, move: 1 });
  bad.push({ kind: 'reaction', reaction: 'heart', word: 0 });
  for (const said of bad) {
    const { status } = await say(ann, id, 0, said);
    expect([said, status]).toEqual([said, 400]);
  }
  for (const key of ['short', 'with blanks here', 'x'.repeat(65)]) {
    expect((await say(ann, id, 0, hello, key)).status).toBe(400);
  }
  const nothing = await say(ann, id, 0, { kind: 'reaction', reaction: 'heart', word: 1 });
  expect([nothing.status, nothing.body.refusal.code]).toEqual([404, 'word-unknown']);
  const noMove = await say(ann, id, 0, { kind: 'reaction', reaction: 'heart', move: 1 });
  expect([noMove.status, noMove.body.refusal.code]).toEqual([409, 'version-unknown']);
  for (const query of ['?after=-1', '?after=x', '?before=1']) {
    expect((await ann.ask(`/api/tables/${id}/words${query}`)).status, query).toBe(400);
  }
  expect(await read(ann, id)).toEqual([]);
  // Markup in a chat message stays text, and every phrase and reaction is accepted.
  expect((await say(ann, id, 0, text('<script>alert(1)</script> **x**'))).status).toBe(200);
});

test('a person who writes without end has to wait, and the others need not', async () => {
  let now = 1_000_000;
  const { port } = await serve(emptyFolder(), { now: () => now });
  const { ann, ben, id } = await meet(port);
  const all: Said[] = [
    ...PHRASES.map((phrase): Said => ({ kind: 'phrase', phrase })),
    ...REACTIONS.map((reaction): Said => ({ kind: 'reaction', reaction, word: 2 })),
  ];
  for (const said of all.slice(0, 12)) expect((await say(ann, id, 0, said)).status).toBe(200);
  const { status, body, headers } = await say(ann, id, 0, hello);
  expect([status, body.refusal.code]).toEqual([429, 'too-many-words']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await say(ben, id, 1, hello)).status).toBe(200);
  now += 60_000;
  for (const said of all.slice(12)) expect((await say(ann, id, 0, said)).status).toBe(200);
  expect(await read(ben, id)).toHaveLength(1 + all.length);
});

test('of a long talk the last 200 words are shown, and the last 500 kept', async () => {
  let now = 1_000_000;
  const folder = emptyFolder();
  const server = await serve(folder, { now: () => now });
  const { ann, id } = await meet(server.port);
  for (let word = 0; word < 510; word++) {
    now += 60_000;
    await say(ann, id, 0, text(`${word}`));
  }
  const words = await read(ann, id);
  expect([words.length, words[0].number, words.at(-1)?.number]).toEqual([200, 312, 511]);
  const gone = await say(ann, id, 0, { kind: 'reaction', reaction: 'heart', word: 3 });
  expect(gone.body.refusal.code).toBe('word-unknown');
  const kept = await say(ann, id, 0, { kind: 'reaction', reaction: 'heart', word: 13 });
  expect(kept.status).toBe(200);
  await server.close();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  expect(db.prepare('SELECT count(*) AS n FROM words').get()).toEqual({ n: 500 });
  db.close();
});

test('notes are seen by their author alone, on all devices, and told to these', async () => {
  const { ann, ben, eve, id } = await meet();
  const path = `/api/tables/${id}/notes`;
  const phone = new Browser(portOfFile());
  await bring(ann, phone);
  const streams = [await phone.listen(), await ben.listen()];
  for (const stream of streams) await stream.until(({ event }) => event === 'hello');
  expect((await ann.ask(path)).body).toEqual({ table: id, text: '', changed: 0 });
  const mine = 'Zuerst der Palast.\n\tDann das Meer. 葉月';
  expect((await ann.ask(path, { text: mine })).status).toBe(200);
  const told = await streams[0].until(({ event }) => event === 'notes');
  expect(told.data).toMatchObject({ table: id, text: mine });
  expect((await phone.ask(path)).body).toMatchObject({ text: mine });
  await ben.ask(path, { text: 'his' });
  await streams[1].until(({ data }) => data.text === 'his');
  expect((await eve.ask(path)).status).toBe(403);
  expect((await eve.ask(path, { text: 'hers' })).status).toBe(403);
  for (const browser of [ben, eve]) {
    expect(browser.told.map(({ text }) => text).join()).not.toContain('Palast');
  }
  for (const bad of [{ text: 'x'.repeat(4_001) }, { text: 'a\u0000' }, { text: 5 }, {}, []]) {
    expect((await ann.ask(path, bad)).status).toBe(400);
  }
  expect((await ann.ask(path, { text: '' })).body).toMatchObject({ text: '' });
});

test('words and notes come along with a device, go with their table, and outlast a restart', async () => {
  const folder = emptyFolder();
  const server = await serve(folder);
  const { ann, ben, id } = await meet(server.port);
  await say(ben, id, 1, hello);
  await ben.ask(`/api/tables/${id}/notes`, { text: 'his' });
  // Ben's device joins a person that has nothing yet except one table.
  const laptop = new Browser(server.port);
  await laptop.create([{ ...person, here: true }, person]);
  expect((await bring(laptop, ben)).body.state).toBe('joined');
  await server.close();
  const again = await serve(folder);
  for (const browser of [ann, ben, laptop]) browser.base = `http://127.0.0.1:${again.port}`;
  expect((await laptop.ask(`/api/tables/${id}/notes`)).body).toMatchObject({ text: 'his' });
  expect((await read(ann, id)).map(({ name }) => name)).toEqual(['Ben']);
  for (const browser of [ann, ben]) expect((await browser.remove(id)).status).toBe(200);
  expect((await ann.ask(`/api/tables/${id}/words`)).status).toBe(404);
  await again.close();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  for (const table of ['words', 'notes']) {
    expect(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: 0 });
  }
  db.close();
});

test('a sketch is kept for all devices of its person beside the notes, and nobody else reads it', async () => {
  const { id, ann, ben } = await meet();
  const path = `/api/tables/${id}/sketch`;
  expect((await ann.ask(path)).body).toEqual({ table: id, sketch: '', changed: 0 });
  await ann.ask(path, { sketch: '{"changed":1}' });
  await ann.ask(`/api/tables/${id}/notes`, { text: 'hers' });
  await ann.ask(path, { sketch: '{"changed":2}' });
  expect((await ann.ask(path)).body).toMatchObject({ sketch: '{"changed":2}' });
  expect((await ann.ask(`/api/tables/${id}/notes`)).body).toMatchObject({ text: 'hers' });
  expect((await ben.ask(path)).body).toMatchObject({ sketch: '', changed: 0 });
  expect((await ben.ask(`/api/tables/${id}/notes`)).body).toMatchObject({ text: '', changed: 0 });
  expect((await ann.ask(path, { sketch: 'x'.repeat(24_001) })).status).toBe(400);
  for (const { text } of ben.told) expect(text).not.toContain('changed\\":2');
});

test('at a table of an older database one speaks and takes notes as at any', async () => {
  const folder = emptyFolder();
  const older = new DatabaseSync(join(folder, 'pangaea.db'));
  older.exec(readFileSync(join(import.meta.dirname, 'fixtures/version-6.sql'), 'utf8'));
  older.close();
  const { port } = await serve(folder);
  const ann = new Browser(port);
  ann.cookie = `pangaea-device=${'a'.repeat(43)}`;
  const { tables } = (await ann.ask<{ tables: TableInfo[] }>('/api/tables')).body;
  for (const { id, seats, version } of tables) {
    const seat = seats.find(({ yours }) => yours)?.seat ?? 0;
    expect((await say(ann, id, seat, hello)).status).toBe(200);
    const move = { kind: 'reaction', reaction: 'well-done', move: version };
    expect((await say(ann, id, seat, move)).status).toBe(200);
    expect((await ann.ask(`/api/tables/${id}/notes`, { text: 'kept' })).status).toBe(200);
    expect((await ann.ask<Refusing>(`/api/tables/${id}/rematch`, {})).body.refusal.code).toBe(
      'game-not-over',
    );
  }
});
