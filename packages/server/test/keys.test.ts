// Keys: a person can sign in with a key on an unknown device, and nobody else can.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DeviceList, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { sha256 } from '../src/identity/secrets.ts';
import { bring, listOf } from './bringing.ts';
import { type Answered, Browser, type Refusing } from './client.ts';
import {
  add,
  addMail,
  addWords,
  askCode,
  BOTH,
  FalseMail,
  fastHash,
  keysOf,
  prove,
  removeKey,
  signIn,
  world,
} from './key-world.ts';
import { emptyFolder, serve } from './running.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const ADDRESS = 'ann@example.org';

const refusalOf = ({ status, body }: Answered<Refusing>) => [status, body.refusal?.code];
const viewerOf = async (browser: Browser, id: string) =>
  (await browser.ask<TableInfo>(`/api/tables/${id}`)).body.viewer;
const kindsOf = async (browser: Browser) =>
  (await keysOf(browser)).body.keys.map(({ kind }) => kind);
const isKnown = async (browser: Browser) =>
  (await browser.ask<DeviceList>('/api/devices')).body.devices.length > 0;

test('by twelve words a person who lost everything is back, with its games', async () => {
  const { ann, table, fresh } = await world();
  const words = await addWords(ann);
  expect(await kindsOf(ann)).toEqual(['words']);
  const lost = fresh();
  expect(await viewerOf(lost, table.id)).toBe('spectator');
  const came = await signIn(lost, words);
  expect([came.status, came.body]).toEqual([200, { state: 'joined' }]);
  expect(await viewerOf(lost, table.id)).toBe(0);
  expect((await lost.segment(table.id, 0, 0, ['order keep'])).status).toBe(200);
  // For a day the device can be sent back, like one that joined with a code.
  expect((await listOf(ann)).joins).toMatchObject([{ brings: true, mayUndo: true }]);
});

test('only the words that were drawn last, and have come back, are a key', async () => {
  const { ann, fresh, clock } = await world();
  const draw = async (browser: Browser) =>
    (await browser.ask<{ secret: string }>('/api/keys/words', {})).body.secret;
  const first = await draw(ann);
  const second = await draw(ann);
  const wrong = [403, 'key-wrong'];
  // Words that were only drawn, words of no person, earlier words, and words of another person.
  expect(refusalOf(await signIn(fresh(), { kind: 'words', secret: second }))).toEqual(wrong);
  expect(refusalOf(await add(ann, { kind: 'words', secret: 'a'.repeat(22) }))).toEqual(wrong);
  expect(refusalOf(await add(ann, { kind: 'words', secret: first }))).toEqual(wrong);
  const ben = fresh();
  await ben.create(BOTH);
  expect(refusalOf(await add(ben, { kind: 'words', secret: second }))).toEqual(wrong);
  clock.now += 31 * MINUTE;
  expect(refusalOf(await add(ann, { kind: 'words', secret: second }))).toEqual(wrong);
  const third = await draw(ann);
  expect((await add(ann, { kind: 'words', secret: third })).status).toBe(201);
  expect(refusalOf(await add(ann, { kind: 'words', secret: third }))).toEqual(wrong);
});

test('of words only a slow hash is stored, and of a code nothing', async () => {
  const folder = emptyFolder();
  const mail = new FalseMail();
  const { port, close } = await serve(folder, { mailer: mail });
  const ann = new Browser(port);
  await ann.create(BOTH);
  const words = await addWords(ann);
  expect((await signIn(new Browser(port), words)).status).toBe(200);
  await askCode(ann, ADDRESS, 'add');
  const { code } = await mail.codeTo(ADDRESS);
  await close();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.flatMap(({ name }) => db.prepare(`SELECT * FROM ${name}`).all());
  db.close();
  const texts = rows.flatMap((row) => Object.values(row).map(String));
  expect(rows.filter(({ kind }) => kind === 'words')).toHaveLength(1);
  for (const secret of [words.secret, sha256(words.secret), code]) {
    expect(texts.some((text) => text.includes(secret))).toBe(false);
  }
});

test('a mail address is a key once its code has come back, and brings its person back', async () => {
  const { ann, mail, table, fresh } = await world();
  await addMail(ann, mail, 'Ann@Example.org');
  expect((await keysOf(ann)).body.keys).toMatchObject([{ kind: 'mail', address: ADDRESS }]);
  mail.take(ADDRESS);
  const lost = fresh();
  const asked = await askCode(lost, ADDRESS);
  expect(asked.body).toEqual({ left: 10 * MINUTE });
  const { code } = await mail.codeTo(ADDRESS);
  const key = { kind: 'mail', address: ADDRESS, code };
  expect((await signIn(lost, key)).status).toBe(200);
  expect(await viewerOf(lost, table.id)).toBe(0);
  // A code can be used once.
  expect(refusalOf(await signIn(fresh(), key))).toEqual([403, 'key-wrong']);
});

test('games that a device has come along, or stay where one press leads back to them', async () => {
  const { ann, fresh, table } = await world();
  const words = await addWords(ann);
  const [brings, leaves, against] = [fresh(), fresh(), fresh()];
  const own = (await brings.create(BOTH)).body.id;
  const left = (await leaves.create(BOTH)).body.id;
  await signIn(brings, words);
  await signIn(leaves, words, 'leave');
  expect(await viewerOf(ann, own)).toBe(0);
  expect(await viewerOf(ann, left)).toBe('spectator');
  expect(await viewerOf(leaves, table.id)).toBe(0);
  const join = (await listOf(leaves)).joins.find((each) => each.own);
  const path = `/api/devices/joins/${join?.id}`;
  await leaves.ask(path, undefined, { origin: leaves.base }, 'DELETE');
  expect(await viewerOf(leaves, left)).toBe(0);
  // Two persons who play against each other cannot become one.
  const { body: shared } = await ann.create([BOTH[0], { kind: 'person' }]);
  await against.claim(shared.seats[1].link ?? '', 'Ben');
  expect(refusalOf(await signIn(against, words))).toEqual([409, 'same-table']);
  expect(await viewerOf(against, shared.id)).toBe(1);
});

test('no answer tells whether an address is known', async () => {
  const { ann, mail, fresh } = await world();
  await addMail(ann, mail, ADDRESS);
  mail.take(ADDRESS);
  const eve = fresh();
  const answers = [];
  for (const address of [ADDRESS, 'nobody@example.org']) {
    const said = [];
    // One code was asked for when the address was added.
    for (let time = address === ADDRESS ? 1 : 0; time < 7; time++) {
      const { status, body } = await askCode(eve, address);
      if (status === 200 || time === 5) said.push([status, Object.keys(body), body.refusal?.code]);
      if (time < 2) {
        const tried = await signIn(eve, { kind: 'mail', address, code: '000000' });
        said.push([tried.status, tried.body.refusal]);
      }
    }
    answers.push(said.slice(-6));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(mail.take('nobody@example.org')).toEqual([]);
});

test('an answer about an address does not wait for anything that depends on it', async () => {
  const { ann, mail, fresh } = await world();
  await addMail(ann, mail, ADDRESS);
  mail.take(ADDRESS);
  // A mail server that never answers.
  mail.answer = () => new Promise(() => undefined);
  const { status } = await askCode(fresh(), ADDRESS);
  expect(status).toBe(200);
  const { code } = await mail.codeTo(ADDRESS);
  expect((await signIn(fresh(), { kind: 'mail', address: ADDRESS, code })).status).toBe(200);
});

test('an address gets five codes in an hour, from wherever they are asked and for whatever', async () => {
  const { ann, mail, fresh, clock } = await world();
  await addMail(ann, mail, ADDRESS);
  for (const address of [ADDRESS, 'ANN@example.org', ADDRESS, ADDRESS]) {
    expect((await askCode(fresh(), address)).status).toBe(200);
  }
  for (const purpose of ['sign-in', 'add', 'prove']) {
    const refused = await askCode(purpose === 'sign-in' ? fresh() : ann, ADDRESS, purpose);
    expect(refusalOf(refused)).toEqual([429, 'too-many-requests']);
    expect(refused.headers.get('retry-after')).toBe(`${HOUR / 1000}`);
  }
  clock.now += HOUR;
  expect((await askCode(fresh(), ADDRESS)).status).toBe(200);
});

test('twenty wrong tries a day for an address, and then the right one opens nothing either', async () => {
  const { ann, mail, fresh, clock } = await world();
  await addMail(ann, mail, ADDRESS);
  mail.take(ADDRESS);
  let tries = 0;
  const codes = async () => {
    await askCode(fresh(), ADDRESS);
    return (await mail.codeTo(ADDRESS)).code;
  };
  let right = await codes();
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (; tries < 20; tries++) {
    const tried = await signIn(fresh(), { kind: 'mail', address: ADDRESS, code: wrong(right) });
    expect(refusalOf(tried)).toEqual([403, 'key-wrong']);
  }
  const key = () => ({ kind: 'mail', address: ADDRESS, code: right });
  expect(refusalOf(await signIn(fresh(), key()))).toEqual([429, 'too-many-requests']);
  clock.now += DAY;
  right = await codes();
  expect((await signIn(fresh(), key())).status).toBe(200);
});

test('one network has twenty wrong tries, whatever it tries', async () => {
  const { fresh } = await world(undefined, { wrongKeysPerDay: 20 });
  const secret = 'a'.repeat(22);
  for (let tries = 0; tries < 20; tries++) {
    expect((await signIn(fresh(), { kind: 'words', secret })).status).toBe(403);
  }
  expect(refusalOf(await signIn(fresh(), { kind: 'words', secret }))).toEqual([
    429,
    'too-many-requests',
  ]);
});

test('a code ends after ten minutes, with a newer one, and counts for one purpose and person', async () => {
  const { ann, mail, fresh, clock } = await world();
  const ben = fresh();
  await ben.create(BOTH);
  const wrong = [403, 'key-wrong'];
  await askCode(ann, ADDRESS, 'add');
  const first = await mail.codeTo(ADDRESS);
  // Ben shows the code that Ann has requested; signing in with it has no effect.
  const shown = ({ code }: { code: string }) => ({ kind: 'mail', address: ADDRESS, code });
  expect(refusalOf(await add(ben, shown(first)))).toEqual(wrong);
  expect(refusalOf(await signIn(fresh(), shown(first)))).toEqual(wrong);
  clock.now += 10 * MINUTE;
  expect(refusalOf(await add(ann, shown(first)))).toEqual(wrong);
  mail.take(ADDRESS);
  await askCode(ann, ADDRESS, 'add');
  const second = await mail.codeTo(ADDRESS);
  mail.take(ADDRESS);
  await askCode(ann, ADDRESS, 'add');
  const third = await mail.codeTo(ADDRESS);
  if (second.code !== third.code) expect(refusalOf(await add(ann, shown(second)))).toEqual(wrong);
  expect((await add(ann, shown(third))).status).toBe(201);
  // The address is Ann's key now: only a reader of the mail can learn that.
  mail.take(ADDRESS);
  await askCode(ben, ADDRESS, 'add');
  expect(refusalOf(await add(ben, shown(await mail.codeTo(ADDRESS))))).toEqual([409, 'key-known']);
});

test('a link is spent by a press, never by being opened', async () => {
  const { ann, mail, table, fresh } = await world('https://pangaea.example');
  await addMail(ann, mail, ADDRESS);
  mail.take(ADDRESS);
  await askCode(fresh(), ADDRESS);
  const { token } = await mail.codeTo(ADDRESS);
  expect(token).toHaveLength(22);
  // A mail scanner opens addresses that contain everything except the part after #, which browsers
  // never send.
  const scanner = fresh();
  for (const path of ['/', `/?key=${token}`, `/api/sign-in?token=${token}`, `/api/keys/${token}`]) {
    await scanner.ask(path);
  }
  expect(await isKnown(scanner)).toBe(false);
  const pressed = fresh();
  expect((await signIn(pressed, { kind: 'link', token })).status).toBe(200);
  expect(await viewerOf(pressed, table.id)).toBe(0);
  expect(refusalOf(await signIn(fresh(), { kind: 'link', token }))).toEqual([403, 'key-wrong']);
});

test('a mail has no link where only the asker has told the address of the server', async () => {
  const { ann, mail, port } = await world();
  await addMail(ann, mail, ADDRESS);
  mail.take(ADDRESS);
  const eve = new Browser(port);
  await askCode(eve, ADDRESS);
  const { token } = await mail.codeTo(ADDRESS);
  expect(token).toBe('');
  expect(mail.sent.map(({ text }) => text).join()).not.toContain('http');
});

test('with a key, a borrowed device adds and removes none: a key must be shown first', async () => {
  const { ann, mail, clock, fresh } = await world();
  const words = await addWords(ann);
  clock.now += 2 * DAY;
  const needed = [403, 'proof-needed'];
  const [key] = (await keysOf(ann)).body.keys;
  expect(refusalOf(await removeKey(ann, key.id))).toEqual(needed);
  expect(refusalOf(await ann.ask<Refusing>('/api/keys/words', {}))).toEqual(needed);
  expect(refusalOf(await askCode(ann, 'eve@example.org', 'add'))).toEqual(needed);
  const code = '123456';
  const eves = { kind: 'mail', address: 'eve@example.org', code };
  expect(refusalOf(await add(ann, eves))).toEqual(needed);
  // Neither another person's key nor an unknown key proves anything here.
  const eve = fresh();
  await eve.create(BOTH);
  const theirs = await addWords(eve);
  expect(refusalOf(await prove(ann, theirs))).toEqual([403, 'key-wrong']);
  expect(refusalOf(await prove(ann, { kind: 'words', secret: 'a'.repeat(22) }))).toEqual([
    403,
    'key-wrong',
  ]);
  expect(refusalOf(await removeKey(ann, key.id))).toEqual(needed);
  expect((await prove(ann, words)).body.proved).toBe(5 * MINUTE);
  // Another device of the same person has not shown a key.
  const phone = fresh();
  await bring(ann, phone);
  expect(refusalOf(await removeKey(phone, key.id))).toEqual(needed);
  await addMail(ann, mail, ADDRESS);
  clock.now += 5 * MINUTE;
  expect(refusalOf(await removeKey(ann, key.id))).toEqual(needed);
  await prove(ann, words);
  expect((await removeKey(ann, key.id)).body.keys).toHaveLength(1);
});

test('a removed key gives nothing, and ends the devices that came by it', async () => {
  const { ann, mail, clock, fresh, table } = await world();
  const words = await addWords(ann);
  await addMail(ann, mail, ADDRESS);
  clock.now += 2 * DAY;
  const [stolen, further, left] = [fresh(), fresh(), fresh()];
  await left.create(BOTH);
  await signIn(stolen, words);
  // A device that this one accepts counts as having come by the same key; and one that goes back to
  // its own games cannot return.
  await bring(stolen, further);
  await signIn(left, words, 'leave');
  expect(await viewerOf(further, table.id)).toBe(0);
  const stream = await stolen.listen();
  await stream.until(({ event }) => event === 'hello');
  await askCode(ann, ADDRESS, 'prove');
  const { code } = await mail.codeTo(ADDRESS);
  await prove(ann, { kind: 'mail', address: ADDRESS, code });
  const [key] = (await keysOf(ann)).body.keys;
  expect((await removeKey(ann, key.id)).status).toBe(200);
  await stream.ended;
  for (const ended of [stolen, further]) {
    expect(await viewerOf(ended, table.id)).toBe('spectator');
    expect(await isKnown(ended)).toBe(false);
  }
  expect(await viewerOf(left, table.id)).toBe('spectator');
  expect(await isKnown(left)).toBe(true);
  expect(await viewerOf(ann, table.id)).toBe(0);
  expect(refusalOf(await signIn(fresh(), words))).toEqual([403, 'key-wrong']);
});

test('a key that was added within a day removes no other', async () => {
  const { ann, mail, clock, fresh } = await world();
  const words = await addWords(ann);
  clock.now += 2 * DAY;
  // A thief signs in with the words, adds an address, and shows it as a key.
  const thief = fresh();
  await signIn(thief, words);
  await addMail(thief, mail, 'eve@example.org');
  const [first, young] = (await keysOf(thief)).body.keys;
  expect([first.young, young.young]).toEqual([false, true]);
  mail.take('eve@example.org');
  await askCode(thief, 'eve@example.org', 'prove');
  const { code } = await mail.codeTo('eve@example.org');
  await prove(thief, { kind: 'mail', address: 'eve@example.org', code });
  expect(refusalOf(await removeKey(thief, first.id))).toEqual([403, 'key-young']);
  // The owner removes the new key with the old one; of the thief's additions only that device is
  // left.
  await prove(ann, words);
  expect((await removeKey(ann, young.id)).body.keys).toHaveLength(1);
});

test('a person with a borrowed device without a key cannot lock its owner out by adding the first one', async () => {
  const { ann, clock, fresh, table } = await world();
  // The device is lent, and the borrower adds words, and signs in with them on another device.
  const words = await addWords(ann);
  clock.now += HOUR;
  const thief = fresh();
  await signIn(thief, words);
  const [key] = (await keysOf(ann)).body.keys;
  // The proof from the time when the key was added has expired; the device was there before.
  expect((await keysOf(ann)).body.proved).toBe(0);
  expect((await removeKey(ann, key.id)).status).toBe(200);
  expect(await viewerOf(thief, table.id)).toBe('spectator');
  const again = await addWords(ann);
  await signIn(thief, again);
  clock.now += HOUR;
  const [second] = (await keysOf(thief)).body.keys;
  expect(refusalOf(await removeKey(thief, second.id))).toEqual([403, 'proof-needed']);
});

test('where no mail is sent, and where browsers use no passkeys, that is said', async () => {
  const { port } = await serve(undefined, { slowHash: fastHash });
  const ann = new Browser(port);
  await ann.create(BOTH);
  expect((await keysOf(ann)).body.can).toEqual({ mail: false, passkey: false });
  expect(refusalOf(await askCode(ann, ADDRESS))).toEqual([409, 'no-mail']);
  const challenge = await ann.ask<Refusing>('/api/keys/challenge', { for: 'sign-in' });
  expect(refusalOf(challenge)).toEqual([409, 'no-passkeys']);
  ann.base = ann.base.replace('127.0.0.1', 'localhost');
  expect((await keysOf(ann)).body.can).toEqual({ mail: false, passkey: true });
});

test('keys come along with the games of a device, and go back with them', async () => {
  const { ann, fresh, table } = await world();
  const words = await addWords(ann);
  const ben = fresh();
  const { body: bens } = await ben.create(BOTH);
  await bring(ben, ann);
  expect(await kindsOf(ben)).toEqual(['words']);
  const lost = fresh();
  await signIn(lost, words);
  expect([await viewerOf(lost, table.id), await viewerOf(lost, bens.id)]).toEqual([0, 0]);
  const { joins } = await listOf(ann);
  const first = joins.at(-1);
  await ben.ask(`/api/devices/joins/${first?.id}`, undefined, { origin: ben.base }, 'DELETE');
  expect(await kindsOf(ben)).toEqual([]);
  expect(await kindsOf(ann)).toEqual(['words']);
  const again = fresh();
  await signIn(again, words);
  expect([await viewerOf(again, table.id), await viewerOf(again, bens.id)]).toEqual([
    0,
    'spectator',
  ]);
});

test('a person with a key is kept without a seat, a table and a visit', async () => {
  const { ann, fresh, clock, server, table } = await world();
  const words = await addWords(ann);
  await ann.remove(table.id);
  const stranger = fresh();
  const { body: other } = await stranger.create(BOTH);
  await stranger.remove(other.id);
  for (let day = 0; day < 40; day++) {
    clock.now += DAY;
    await server.tidy();
  }
  expect(await isKnown(stranger)).toBe(false);
  expect(await isKnown(ann)).toBe(true);
  expect((await signIn(fresh(), words)).status).toBe(200);
});
