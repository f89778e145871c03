// The owner of a seat during a game: its person, until that person has left the seat or has been
// away for long.

import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import './all-games.ts';
import { bring } from './bringing.ts';
import { Browser, type Refusing } from './client.ts';
import { FalseClock } from './false-clock.ts';
import { emptyFolder, serve, serveFile } from './running.ts';

const PERSON = { kind: 'person' };
const HERE = { ...PERSON, here: true, name: 'Ann' };
const BOT = { kind: 'bot', level: 'beginner' };
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const FIRST_GAME = { factions: 'first-game', startPlayer: 0 };
const DAY = 24 * 3_600_000;

const portOfFile = serveFile({
  botPool: { budgetMs: 20 },
  limits: { tablesPerHour: 1_000, claimsPerHour: 1_000 },
});

type Answer = TableInfo & Refusing;
const one = (id: string) => `/api/tables/${id}`;
const look = async (browser: Browser, id: string) => (await browser.ask<TableInfo>(one(id))).body;
const free = (browser: Browser, id: string, seat: number) =>
  browser.ask<Answer>(`${one(id)}/seats/${seat}`, undefined, { origin: browser.base }, 'DELETE');
const leave = (browser: Browser, id: string, seat: number) =>
  browser.ask<Answer>(`${one(id)}/seats/${seat}/leave`, { level: 'beginner' });
const request = (browser: Browser, id: string, wanted: object) =>
  browser.ask<Answer>(`${one(id)}/requests`, wanted);
const answer = (browser: Browser, id: string, consent: object) =>
  browser.ask<Answer>(`${one(id)}/requests/answer`, consent);
const code = ({ status, body }: { status: number; body: Answer }) => [status, body.refusal?.code];

/** A table with a number of people in its first seats. */
async function table(
  count: number,
  { port = portOfFile(), others = [] as object[], game = 'terra-nova' } = {},
) {
  const people = NAMES.slice(0, count).map(() => new Browser(port, game));
  const seats = [HERE, ...Array(count - 1).fill(PERSON), ...others];
  const { body } = await people[0].create(seats, game === 'gaia' ? { mode: 'basic' } : FIRST_GAME);
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.claim(body.seats[seat].link ?? '', NAMES[seat]);
  }
  return { id: body.id, people, port };
}

/** Plays a move for a seat that has to move. */
async function move(id: string, people: readonly Browser[]): Promise<number> {
  const { position, version, deciders } = await people[0].game(id);
  const seat = deciders[0];
  const command = people[seat].anyCommand(position, seat, version) ?? '';
  const sent = await people[seat].segment(id, seat, version, [command]);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return sent.body.version;
}

test('nobody frees a seat of somebody who plays, whoever made the table', async () => {
  const { id, people } = await table(3);
  const [ann, ben, cleo] = people;
  for (const by of [ann, cleo]) expect(code(await free(by, id, 1))).toEqual([403, 'seat-kept']);
  expect(code(await free(new Browser(portOfFile()), id, 1))).toEqual([403, 'not-your-seat']);
  const version = await move(id, people);
  expect(code(await request(ann, id, { kind: 'free', seat: 0, version, of: 1 }))).toEqual([
    403,
    'seat-kept',
  ]);
  expect(await look(ben, id)).toMatchObject({ viewer: 1, version });
});

test('a seat that was left is its person’s until somebody else has taken it', async () => {
  const { id, people, port } = await table(3);
  const [ann, ben, cleo] = people;
  const stream = await cleo.listen();
  await stream.until(({ event }) => event === 'hello');
  expect((await leave(ben, id, 1)).body.seats[1]).toMatchObject({ left: true, yours: true });
  const { data } = await stream.until(({ event }) => event === 'seats');
  expect(data.seats).toMatchObject([{}, { name: 'Ben', left: true, standIn: 'beginner' }, {}]);
  expect((await ben.ask<TableInfo>(`${one(id)}/return`, {})).body.seats[1]).not.toHaveProperty(
    'left',
  );
  // After Ben is back, the link that Ann could have passed on opens nothing.
  await leave(ben, id, 1);
  const { invitation, seats } = await look(ann, id);
  expect((await look(cleo, id)).seats[1]).not.toHaveProperty('link');
  for (const other of [ann, cleo]) {
    expect((await other.claim(seats[1].link ?? '', 'Eve')).status).toBe(409);
  }
  const eve = new Browser(port);
  const taken = await eve.claim(invitation ?? '', '');
  expect(taken.body).toMatchObject({ viewer: 1, seats: [{}, { name: '', joined: true }, {}] });
  expect(taken.body.seats[1]).not.toHaveProperty('standIn');
  expect((await look(ben, id)).viewer).toBe('spectator');
  expect((await ben.ask(`${one(id)}/return`, {})).status).toBe(403);
  expect((await look(ann, id)).invitation).toBeUndefined();
});

test('where hands are hidden a seat that was left is nobody else’s, by no link', async () => {
  const { id, people, port } = await table(3, { game: 'gaia' });
  const [ann, ben] = people;
  const before = await look(ann, id);
  await leave(ben, id, 1);
  const { seats, invitation } = await look(ann, id);
  expect([seats[1].left, seats[1].link, invitation]).toEqual([true, undefined, undefined]);
  const renewed = (await ann.ask<TableInfo>(`${one(id)}/links`, {})).body;
  expect([renewed.seats[1].link, renewed.invitation]).toEqual([undefined, undefined]);
  for (const old of [before.seats[1].link, before.invitation]) expect(old).toBeUndefined();
  expect(await ann.ask(`${one(id)}/seats/1/token`, {})).toMatchObject({ status: 403 });
  expect((await new Browser(port).ask(`${one(id)}/game?seat=1`)).status).toBe(403);
  expect((await ben.ask<TableInfo>(`${one(id)}/return`, {})).body.viewer).toBe(1);
});

test('ending early needs whoever left, and so does going back behind that', async () => {
  const { id, people } = await table(3);
  const [ann, ben, cleo] = people;
  expect(await move(id, people)).toBe(1);
  await leave(cleo, id, 2);
  const behind = await request(ann, id, { kind: 'back', seat: 0, version: 1, to: 0 });
  expect(behind.body.request?.waiting).toEqual([1, 2]);
  const consent = { seat: 1, version: 1, asker: 0, allow: true };
  expect((await answer(ben, id, consent)).body).toMatchObject({ request: { waiting: [2] } });
  await move(id, people);
  // Her bot has made its move; it is the turn of Ann.
  await expect.poll(async () => (await look(ann, id)).deciders, { timeout: 20_000 }).toEqual([0]);
  const { version } = await look(ann, id);
  const since = await request(ann, id, { kind: 'back', seat: 0, version, to: 1 });
  expect(since.body.request?.waiting).toEqual([1]);
  await answer(ben, id, { ...consent, version, allow: false });
  const stop = await request(ben, id, { kind: 'stop', seat: 1, version });
  expect(stop.body.request?.waiting).toEqual([0, 2]);
  const agreed = { version, asker: 1, allow: true };
  expect((await answer(ann, id, { ...agreed, seat: 0 })).body).toMatchObject({ over: false });
  const ended = await answer(cleo, id, { ...agreed, seat: 2 });
  expect(ended.body).toMatchObject({ over: true, version: version + 1 });
});

test('the consent of somebody whose program or bot plays is not taken for granted', async () => {
  const { id, people } = await table(2);
  const [ann, ben] = people;
  await ben.newToken(id, 1);
  const { version } = await look(ann, id);
  const asked = await request(ann, id, { kind: 'stop', seat: 0, version });
  expect(asked.body).toMatchObject({ over: false, request: { waiting: [1] } });
  const answered = await answer(ben, id, { seat: 1, version, asker: 0, allow: true });
  expect(answered.body.over).toBe(true);
});

test('after seven days without a sign all others free a seat, at least two people', async () => {
  let at = Date.UTC(2027, 0, 4, 12);
  const { port } = await serve(emptyFolder(), { now: () => at, botPool: { budgetMs: 20 } });
  const { id, people } = await table(3, { port, others: [{ ...HERE, name: 'Ann too' }] });
  const [ann, ben, cleo] = people;
  const two = await table(2, { port, others: [BOT] });
  const { version } = await look(ann, id);
  const wanted = { kind: 'free', seat: 0, version, of: 2 };
  const later = async (days: number) => {
    at += days * DAY;
    for (const person of [ann, ben, two.people[0]]) await person.ask('/api/tables');
  };
  await later(6.9);
  expect(code(await request(ann, id, wanted))).toEqual([403, 'seat-kept']);
  await later(0.2);
  // One person of two is left: there is nobody to agree, as with the own seat and a bot.
  const alone = { ...wanted, version: (await look(two.people[0], two.id)).version, of: 1 };
  expect(code(await request(two.people[0], two.id, alone))).toEqual([403, 'seat-kept']);
  const asked = await request(ann, id, wanted);
  expect(asked.body.request).toMatchObject({ kind: 'free', of: 2, waiting: [1] });
  const granted = await answer(ben, id, { seat: 1, version, asker: 0, allow: true });
  expect(granted.body.seats[2]).toMatchObject({
    left: true,
    name: 'Cleo',
    standIn: 'intermediate',
  });
  // A person who returns late still has the seat.
  expect((await cleo.ask<TableInfo>(`${one(id)}/return`, {})).body.viewer).toBe(2);
});

test('a dealt game is off the list of whoever lets it go, and gone when all have', async () => {
  const { id, people } = await table(2, { others: [BOT] });
  const [ann, ben] = people;
  const listed = async (browser: Browser) =>
    (await browser.ask<{ tables: TableInfo[] }>('/api/tables')).body.tables.map((each) => each.id);
  expect((await new Browser(portOfFile()).remove(id)).status).toBe(403);
  expect((await ann.remove(id)).body).toEqual({ table: id, gone: false });
  expect([await listed(ann), await listed(ben)]).toEqual([[], [id]]);
  expect(await look(ben, id)).toMatchObject({ made: true, seats: [{ left: true }, {}, {}] });
  // The person who returns has the seat again.
  expect((await ann.ask(`${one(id)}/return`, {})).status).toBe(200);
  expect(await listed(ann)).toEqual([id]);
  expect((await look(ann, id)).seats[0]).not.toHaveProperty('left');
  await ann.remove(id);
  // The last person does not leave a game to bots only, and can also return to it.
  await ann.ask(`${one(id)}/return`, {});
  await ben.remove(id);
  expect((await ann.remove(id)).body).toEqual({ table: id, gone: true });
});

test('the last person who lets a game go has it back with a press, until all have', async () => {
  const { id, people } = await table(2, { others: [BOT] });
  const [ann, ben] = people;
  await ann.remove(id);
  await ann.ask(`${one(id)}/return`, {});
  await leave(ann, id, 0);
  expect((await ben.remove(id)).body).toEqual({ table: id, gone: false });
  expect((await look(ben, id)).seats[1]).not.toHaveProperty('left');
  const stream = await ben.listen();
  expect((await stream.until(({ event }) => event === 'hello')).data).toEqual({ tables: [] });
  await ben.ask(`${one(id)}/return`, {});
  // A stream that was already open follows the table again.
  await stream.until(({ event, text }) => event === 'follows' && text.includes(id));
  stream.close();
  const { body } = await ben.ask<{ tables: TableInfo[] }>('/api/tables');
  expect(body.tables.map((each) => each.id)).toEqual([id]);
  await ann.remove(id);
  expect((await ben.remove(id)).body).toEqual({ table: id, gone: true });
  expect((await ann.ask(one(id))).status).toBe(404);
});

test('the last person who let a game go has it on the list again when it plays', async () => {
  const { id, people } = await table(2);
  const [ann, ben] = people;
  const listed = async (browser: Browser) =>
    (await browser.ask<{ tables: TableInfo[] }>('/api/tables')).body.tables.length;
  await leave(ben, id, 1);
  expect((await ann.remove(id)).body).toEqual({ table: id, gone: false });
  expect(await listed(ann)).toBe(0);
  const { deciders } = await look(ann, id);
  expect(deciders).toEqual([0]);
  await move(id, people);
  expect(await listed(ann)).toBe(1);
  expect((await ben.remove(id)).body).toEqual({ table: id, gone: false });
});

test('two devices of a person have one voice, and so have two seats', async () => {
  const { id, people, port } = await table(2, { others: [{ ...HERE, name: 'Ann too' }] });
  const [ann, ben] = people;
  const phone = new Browser(port);
  await bring(ann, phone);
  const { version } = await look(ann, id);
  const asked = await request(ann, id, { kind: 'stop', seat: 0, version });
  expect(asked.body.request?.waiting).toEqual([1]);
  // Neither the other device nor the other seat can answer for Ben.
  for (const browser of [ann, phone]) {
    for (const seat of [0, 2]) {
      const own = await answer(browser, id, { seat, version, asker: 0, allow: true });
      expect(code(own)).toEqual([403, 'not-asked']);
    }
    const his = await answer(browser, id, { seat: 1, version, asker: 0, allow: true });
    expect(code(his)).toEqual([403, 'not-your-seat']);
  }
  expect(code(await request(phone, id, { kind: 'free', seat: 2, version, of: 1 }))).toEqual([
    409,
    'asked-before',
  ]);
  const done = await answer(ben, id, { seat: 1, version, asker: 0, allow: true });
  expect(done.body.over).toBe(true);
});

test('somebody else invites when the host was not seen for three days', async () => {
  const clock = new FalseClock(Date.UTC(2027, 0, 4, 12));
  const { port } = await serve(emptyFolder(), {
    now: clock.now,
    after: clock.after,
    elapsed: clock.elapsed,
    botPool: { budgetMs: 20 },
  });
  const { id, people } = await table(3, { port });
  const [, ben, cleo] = people;
  const madeAfter = async (days: number) => {
    await clock.pass(days * DAY);
    for (const person of [ben, cleo]) await person.ask('/api/tables');
    await clock.pass(DAY / 24);
    return (await look(ben, id)).made;
  };
  expect(await madeAfter(2.9)).toBe(false);
  await expect.poll(() => madeAfter(0.1), { timeout: 20_000 }).toBe(true);
  expect((await look(cleo, id)).made).toBe(false);
});

test('a request to free a seat lapses when its person is back', async () => {
  let at = Date.UTC(2027, 0, 4, 12);
  const { port } = await serve(emptyFolder(), { now: () => at, botPool: { budgetMs: 20 } });
  const { id, people } = await table(3, { port });
  const [ann, ben, cleo] = people;
  const { version } = await look(ann, id);
  at += 7.1 * DAY;
  for (const person of [ann, ben]) await person.ask('/api/tables');
  // This list is read after the visits are stored, for which the answers above do not wait.
  await ann.ask('/api/devices');
  const wanted = { kind: 'free', seat: 0, version, of: 2 };
  expect((await request(ann, id, wanted)).body.request).toMatchObject({ of: 2, waiting: [1] });
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  // A person who loads the list of tables counts as present.
  await cleo.ask('/api/tables');
  const { data } = await stream.until(({ event }) => event === 'request');
  expect(data).toMatchObject({ ended: { kind: 'free', how: 'lapsed', seat: 2, asker: 0 } });
  stream.close();
  const consent = { seat: 1, version, asker: 0, allow: true };
  expect(code(await answer(ben, id, consent))).toEqual([409, 'request-gone']);
  expect((await look(cleo, id)).seats[2]).not.toHaveProperty('left');
  // Others may make another request now.
  const stop = await request(ben, id, { kind: 'stop', seat: 1, version });
  expect(stop.body.request).toMatchObject({ kind: 'stop', waiting: [0, 2] });
});
