// All data about a person is explained for every column of the database, on a page, and in a file.

import type { PersonFile } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { KEPT, ROWS_OF_PERSON } from '../src/storage/kept.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { Browser, type Refusing } from './client.ts';
import { addWords, fastHash, keysOf, prove } from './key-world.ts';
import { addChannel, FalseInternet } from './notice-world.ts';
import { serve } from './running.ts';

const HERE = { kind: 'person', name: 'Ann', here: true };

test('every column of the database is in the list, and nothing else', () => {
  const db = openDatabase(':memory:');
  const tables = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const found = Object.fromEntries(
    tables.map(({ name }) => [
      name,
      db
        .prepare(`SELECT name FROM pragma_table_info('${name}') ORDER BY name`)
        .all()
        .map((column) => column.name),
    ]),
  );
  const listed = Object.fromEntries(
    Object.entries(KEPT).map(([table, { columns }]) => [table, Object.keys(columns).sort()]),
  );
  expect(listed).toEqual(found);
  // A database table that names a person is listed as data about a person.
  for (const [table, { columns, of, about }] of Object.entries(KEPT)) {
    const names = ['person', 'host', 'from_person'].some((name) => name in columns);
    if (names) expect([table, of, about]).not.toContain(undefined);
    expect([table, of === undefined]).toEqual([table, about === undefined]);
  }
  for (const statement of Object.values(ROWS_OF_PERSON)) db.prepare(statement);
  db.close();
});

test('the page about privacy says each of it, in the language of the reader or of the link', async () => {
  const { port } = await serve();
  const text = async (path: string, language: string) => {
    const browser = new Browser(port);
    const answer = await browser.ask<string>(path, undefined, { 'accept-language': language });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    return answer.body;
  };
  const style = await new Browser(port).ask<string>('/privacy.css');
  expect([style.status, style.headers.get('content-type')]).toEqual([
    200,
    'text/css; charset=utf-8',
  ]);
  expect(await text('/privacy', 'en')).toContain('<link rel="stylesheet" href="/privacy.css">');
  for (const { about } of Object.values(KEPT)) {
    if (about === undefined) continue;
    expect(await text('/privacy', 'ja,en;q=0.5')).toContain(about.ja);
    expect(await text('/privacy?language=en', 'ja')).toContain(about.en);
  }
});

test('a person gets a file of all that is kept, without what opens anything, and is told', async () => {
  let now = Date.now();
  const { port } = await serve(undefined, {
    now: () => now,
    sender: new FalseInternet(),
    slowHash: fastHash,
  });
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body: table } = await ann.create([HERE, { kind: 'person' }]);
  await ben.claim(table.seats[1].link ?? '', 'Ben');
  await ann.ask(`/api/tables/${table.id}/notes`, { text: 'a note of Ann' });
  await ben.ask(`/api/tables/${table.id}/notes`, { text: 'a note of Ben' });
  const said = { kind: 'text', text: 'hello there' };
  await ann.ask(`/api/tables/${table.id}/words`, { seat: 0, key: 'word-of-ann', said });
  const hook = { kind: 'hook', form: 'raw', url: 'https://hooks.example/secret-path' };
  await addChannel(ann, { ...hook, language: 'en' });
  const words = await addWords(ann);
  const file = () => ann.ask<PersonFile & Refusing>('/api/person');
  now += 6 * 60_000;
  // A borrowed device gets nothing.
  expect((await file()).body.refusal?.code).toBe('proof-needed');
  await prove(ann, words);
  const { body } = await file();
  expect(Object.keys(body.kept).sort()).toEqual(Object.keys(ROWS_OF_PERSON).sort());
  expect(body.kept.notes).toMatchObject([{ table_id: table.id, body: 'a note of Ann' }]);
  expect(body.kept.seats).toMatchObject([{ name: 'Ann' }]);
  expect(body.kept.words).toHaveLength(1);
  const text = JSON.stringify(body);
  const cookie = ann.cookie.split('=')[1];
  for (const secret of ['Ben', 'secret-path', words.secret, cookie]) {
    expect(text).not.toContain(secret);
  }
  const keys = table.seats.flatMap(({ link }) => link?.split('#')[1] ?? []);
  for (const key of [...keys, table.invitation?.split('#')[1] ?? '-']) {
    expect(text).not.toContain(key);
  }
  expect((await keysOf(ann)).body.news[0]).toMatchObject({ event: 'exported' });
  expect((await new Browser(port).ask<Refusing>('/api/person')).status).toBe(404);
});
