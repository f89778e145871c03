// Seats that the players of a table give away: to a person whose cookie is lost, and a hidden hand
// to a new person, by name. A link alone is never enough, and the person gets only that seat.

import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import './all-games.ts';
import { Browser, type Refusing } from './client.ts';
import { serve } from './running.ts';

const PERSON = { kind: 'person' };
const HERE = { ...PERSON, here: true, name: 'Ann' };
const BOT = { kind: 'bot', level: 'beginner' };
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const HOUR = 3_600_000;

type Answer = TableInfo & Refusing;
const one = (id: string) => `/api/tables/${id}`;
const look = async (browser: Browser, id: string) => (await browser.ask<TableInfo>(one(id))).body;
let secrets = 0;
const newAgain = () => `secret-of-a-device-${String(++secrets).padStart(6, '0')}`;
const askBack = (browser: Browser, id: string, seat: number, again = newAgain()) =>
  browser.ask<Answer>(`${one(id)}/let-back`, { seat, again });
const answer = (browser: Browser, id: string, seat: number, allow: boolean, request = 1) =>
  browser.ask<Answer>(`${one(id)}/let-back/answer`, { seat, request, allow });
const withdraw = (browser: Browser, id: string, request = 1) =>
  browser.ask<Answer>(
    `${one(id)}/let-back/${request}`,
    undefined,
    { origin: browser.base },
    'DELETE',
  );
const refusalOf = ({ status, body }: { status: number; body: Answer }) => [
  status,
  body.refusal?.code,
];

interface Wanted {
  readonly people?: number;
  readonly others?: readonly object[];
  readonly game?: string;
  readonly pace?: 'live' | 'slow';
}

/**
 * A table with a number of persons, on a server whose clock the test sets, and an unknown device.
 */
async function atTable({
  people = 3,
  others = [],
  game = 'terra-nova',
  pace = 'slow',
}: Wanted = {}) {
  const clock = { now: Date.now() };
  const server = await serve(undefined, { now: () => clock.now, botPool: { budgetMs: 20 } });
  const persons = NAMES.slice(0, people).map(() => new Browser(server.port, game));
  const seats = [HERE, ...Array(people - 1).fill(PERSON), ...others];
  const options = game === 'gaia' ? { mode: 'basic' } : { factions: 'first-game', startPlayer: 0 };
  const { body } = await persons[0].ask<TableInfo>('/api/tables', { game, options, seats, pace });
  for (const [seat, person] of persons.entries()) {
    if (seat > 0) await person.claim(body.seats[seat].link ?? '', NAMES[seat]);
  }
  // A moment after the persons were last here.
  clock.now += HOUR;
  /** Lets time pass, so that due work is done. */
  const pass = async (ms: number) => {
    clock.now += ms;
    await server.tidy();
  };
  const newDevice = () => new Browser(server.port, game);
  return { id: body.id, persons, clock, pass, newDevice, guest: newDevice() };
}

test('at a live table the seat is given with the last consent, and nothing else of its person', async () => {
  const { id, persons, guest, newDevice } = await atTable({ pace: 'live' });
  const [ann, ben, cleo] = persons;
  const { body: other } = await ben.create([{ ...HERE, name: 'Ben' }, PERSON]);
  await ben.ask(`${one(id)}/notes`, { text: 'mine' });
  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  const asked = await askBack(guest, id, 1);
  expect(asked.body.letBack).toMatchObject({ request: 1, seat: 1, waiting: [0, 2], yours: true });
  expect(asked.body.viewer).toBe('spectator');
  const { data } = await stream.until(({ event }) => event === 'let-back');
  expect(data.letBack).toMatchObject({ seat: 1, waiting: [0, 2] });
  // All clients see the result, including spectators, but not who agreed.
  const seen = (await look(newDevice(), id)).letBack;
  expect([seen?.seat, seen?.yours]).toEqual([1, undefined]);
  expect((await answer(ann, id, 0, true)).body.letBack?.waiting).toEqual([2]);
  expect((await look(guest, id)).viewer).toBe('spectator');
  const given = await answer(cleo, id, 2, true);
  expect(given.body.letBack).toBeUndefined();
  expect(given.body.seats[1]).toMatchObject({ name: 'Ben', joined: true });
  const told = await stream.until(({ data }) => data.ended !== undefined);
  expect(told.data.ended).toEqual({ request: 1, seat: 1, how: 'given' });
  expect([(await look(guest, id)).viewer, (await look(ben, id)).viewer]).toEqual([1, 'spectator']);
  expect((await guest.ask(`${one(id)}/notes`)).body).toMatchObject({ text: '' });
  expect((await look(guest, other.id)).viewer).toBe('spectator');
  expect((await look(ben, other.id)).viewer).toBe(0);
  expect(refusalOf(await answer(cleo, id, 2, true))).toEqual([409, 'request-gone']);
});

test('at a slow table a device of the seat has a day to say no, and a sign of it is enough', async () => {
  const { id, persons, guest, pass } = await atTable();
  const [ann, ben, cleo] = persons;
  const ask = async () => {
    const { body } = await askBack(guest, id, 1);
    const { request = 0, until = 0, since = 0 } = body.letBack ?? {};
    expect(until - since).toBe(24 * HOUR);
    for (const [seat, each] of [ann, ben, cleo].entries()) {
      if (seat !== 1) expect((await answer(each, id, seat, true, request)).status).toBe(200);
    }
    return request;
  };
  const first = await ask();
  expect(refusalOf(await answer(ben, id, 1, true, first))).toEqual([403, 'not-asked']);
  expect((await answer(ben, id, 1, false, first)).body.letBack).toBeUndefined();
  await pass(25 * HOUR);
  await ask();
  await pass(23 * HOUR);
  expect((await look(guest, id)).viewer).toBe('spectator');
  // The person of the seat opens the page once, and gives no answer.
  await look(ben, id);
  await pass(2 * HOUR);
  expect([(await look(guest, id)).viewer, (await look(guest, id)).letBack]).toEqual([
    'spectator',
    undefined,
  ]);
  await pass(25 * HOUR);
  await ask();
  await pass(25 * HOUR);
  expect([(await look(guest, id)).viewer, (await look(ben, id)).viewer]).toEqual([1, 'spectator']);
});

test('the first no ends it, one is open at a time, and a network asks three times in a day', async () => {
  const { id, persons, guest, newDevice, pass } = await atTable();
  const [ann, ben, cleo] = persons;
  const eve = newDevice();
  expect((await askBack(guest, id, 1)).status).toBe(200);
  expect(refusalOf(await askBack(eve, id, 2))).toEqual([409, 'request-open']);
  expect(eve.cookie).toBe('');
  for (const by of [eve, ann]) {
    expect((await withdraw(by, id)).status).toBe(403);
  }
  for (const seat of [0, 1]) {
    expect(refusalOf(await answer(eve, id, seat, true))).toEqual([403, 'not-your-seat']);
  }
  // Nobody can answer for another's seat, and the person who asks cannot answer at all.
  expect(refusalOf(await answer(ann, id, 2, true))).toEqual([403, 'not-your-seat']);
  expect(refusalOf(await answer(guest, id, 1, true))).toEqual([403, 'not-your-seat']);
  expect((await answer(cleo, id, 2, false)).body.letBack).toBeUndefined();
  // After a refusal, people from the same network must wait before they ask again.
  expect(refusalOf(await askBack(eve, id, 1))).toEqual([429, 'asked-often']);
  await pass(10 * 60_000);
  expect((await askBack(guest, id, 1)).body.letBack?.request).toBe(2);
  expect((await withdraw(guest, id, 2)).status).toBe(200);
  expect((await askBack(guest, id, 0)).status).toBe(200);
  expect((await answer(ben, id, 1, false, 3)).status).toBe(200);
  expect(refusalOf(await askBack(guest, id, 1))).toEqual([429, 'asked-often']);
  await pass(25 * HOUR);
  expect((await askBack(guest, id, 1)).body.letBack?.request).toBe(4);
  // A request without an answer ends after a week.
  await pass(7 * 24 * HOUR);
  expect((await look(guest, id)).letBack).toBeUndefined();
});

test('a seat whose device is there, of nobody, or of a bot is not asked for, nor by somebody who sits there', async () => {
  const { id, persons, guest } = await atTable({ people: 2, others: [BOT] });
  const [ann, ben] = persons;
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  expect(refusalOf(await askBack(guest, id, 1))).toEqual([409, 'seat-here']);
  expect(refusalOf(await askBack(guest, id, 2))).toEqual([403, 'not-your-seat']);
  expect(refusalOf(await askBack(guest, id, 7))).toEqual([403, 'not-your-seat']);
  expect(refusalOf(await askBack(ann, id, 1))).toEqual([409, 'sits-here']);
  expect(refusalOf(await askBack(ben, id, 1))).toEqual([409, 'sits-here']);
  expect(guest.cookie).toBe('');
});

test('with hidden hands all persons must agree, at least two', async () => {
  const alone = await atTable({ people: 2, game: 'gaia', pace: 'live' });
  expect(refusalOf(await askBack(alone.guest, alone.id, 1))).toEqual([409, 'too-few-to-agree']);
  const { id, persons, guest, newDevice } = await atTable({
    people: 4,
    game: 'gaia',
    pace: 'live',
  });
  const [ann, ben, cleo, dora] = persons;
  // A person who has left is asked too, but the answer is not required.
  await dora.ask(`${one(id)}/seats/3/leave`, { level: 'beginner' });
  expect((await askBack(guest, id, 1)).body.letBack?.waiting).toEqual([0, 2, 3]);
  await answer(ann, id, 0, true);
  await answer(cleo, id, 2, true);
  expect((await look(guest, id)).viewer).toBe('spectator');
  expect((await guest.ask(`${one(id)}/game?seat=1`)).status).toBe(403);
  expect((await answer(dora, id, 3, true)).body.letBack).toBeUndefined();
  expect((await look(guest, id)).viewer).toBe(1);
  expect((await ben.ask(`${one(id)}/game?seat=1`)).status).toBe(403);
  // Two of three have left: one person alone cannot give a hand away.
  await cleo.ask(`${one(id)}/seats/2/leave`, { level: 'beginner' });
  expect(refusalOf(await askBack(newDevice(), id, 1))).toEqual([409, 'too-few-to-agree']);
});

test('a person with two seats and two devices has one voice', async () => {
  const clock = { now: Date.now() };
  const { port } = await serve(undefined, { now: () => clock.now });
  const [ann, ben, guest] = Array.from({ length: 3 }, () => new Browser(port, 'gaia'));
  const seats = [HERE, { ...HERE, name: 'Anna' }, PERSON];
  const wanted = { game: 'gaia', options: { mode: 'basic' }, seats, pace: 'live' };
  const { body } = await ann.ask<TableInfo>('/api/tables', wanted);
  await ben.claim(body.seats[2].link ?? '', 'Ben');
  expect(refusalOf(await askBack(guest, body.id, 2))).toEqual([409, 'too-few-to-agree']);
});

test('a request whose answer was lost is the same again, and nobody else’s', async () => {
  const { id, persons, guest, newDevice } = await atTable({ pace: 'live' });
  const [ann, , cleo] = persons;
  const lost = newDevice();
  const again = newAgain();
  await askBack(lost, id, 1, again);
  expect(refusalOf(await askBack(newDevice(), id, 1))).toEqual([409, 'request-open']);
  expect((await askBack(guest, id, 1, again)).body.letBack?.yours).toBe(true);
  await answer(ann, id, 0, true);
  await answer(cleo, id, 2, true);
  expect((await look(guest, id)).viewer).toBe(1);
});

test('where a seat changes hands the consent of before is none', async () => {
  const { id, persons, guest, newDevice } = await atTable({ pace: 'live', others: [] });
  const [ann, ben, cleo] = persons;
  await askBack(guest, id, 1);
  await answer(cleo, id, 2, true);
  await cleo.ask(`${one(id)}/seats/2/leave`, { level: 'beginner' });
  const next = newDevice();
  const link = (await look(ann, id)).seats[2].link ?? '';
  expect((await next.claim(link, 'Neo')).status).toBe(200);
  expect((await look(ann, id)).letBack).toBeUndefined();
  expect(refusalOf(await answer(ann, id, 0, true))).toEqual([409, 'request-gone']);
  expect((await look(ben, id)).viewer).toBe(1);
});

const askTake = (browser: Browser, id: string, seat: number, name: string, again = newAgain()) =>
  browser.ask<Answer>(`${one(id)}/let-back`, { seat, again, name });
const leave = (browser: Browser, id: string, seat: number) =>
  browser.ask<Answer>(`${one(id)}/seats/${seat}/leave`, { level: 'beginner' });
const handOf = async (browser: Browser, id: string, seat: number) =>
  (await browser.ask(`${one(id)}/game?seat=${seat}`)).status;

test('a hidden hand that was left goes to somebody new by the name, when all who hold one have agreed', async () => {
  const { id, persons, guest, newDevice } = await atTable({
    people: 4,
    game: 'gaia',
    pace: 'live',
  });
  const [ann, ben, cleo, dora] = persons;
  await ben.ask(`${one(id)}/notes`, { text: 'mine' });
  const { body: other } = await ben.create([{ ...HERE, name: 'Ben' }, PERSON]);
  expect(refusalOf(await askTake(guest, id, 1, 'Neo'))).toEqual([403, 'seat-kept']);
  expect(guest.cookie).toBe('');
  await leave(ben, id, 1);
  await leave(dora, id, 3);
  expect(refusalOf(await askTake(ann, id, 1, 'Neo'))).toEqual([409, 'sits-here']);
  expect(refusalOf(await askTake(ben, id, 1, 'Neo'))).toEqual([409, 'sits-here']);
  for (const name of ['Ann', 'A n n', 'Ben', '\u0412en']) {
    expect(refusalOf(await askTake(guest, id, 1, name))).toEqual([409, 'name-taken']);
  }
  expect((await askTake(guest, id, 1, '  ')).status).toBe(400);
  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  const asked = await askTake(guest, id, 1, 'Neo');
  // The person who left has seen a hand, and so has the person whose seat it is.
  expect(asked.body.letBack).toMatchObject({ seat: 1, name: 'Neo', waiting: [0, 1, 2, 3] });
  const { data } = await stream.until(({ event }) => event === 'let-back');
  expect(data.letBack).toMatchObject({ seat: 1, name: 'Neo' });
  expect((await look(newDevice(), id)).letBack).toMatchObject({ name: 'Neo' });
  for (const [seat, each] of [ann, cleo].entries()) {
    await answer(each, id, 2 * seat, true);
    expect(await handOf(guest, id, 1)).toBe(403);
  }
  await answer(dora, id, 3, true);
  // The person who left does not get the seat back: at a live table nobody waits for that person.
  const { seats, letBack } = await look(ann, id);
  expect(letBack).toBeUndefined();
  expect(seats[1]).toMatchObject({ name: 'Neo', joined: true });
  expect([seats[1].left, seats[1].standIn]).toEqual([undefined, undefined]);
  const told = await stream.until(({ data }) => data.ended !== undefined);
  expect(told.data.ended).toEqual({ request: 1, seat: 1, how: 'given', name: 'Neo' });
  expect([await handOf(guest, id, 1), await handOf(ben, id, 1)]).toEqual([200, 403]);
  expect((await guest.ask(`${one(id)}/notes`)).body).toMatchObject({ text: '' });
  expect((await look(guest, other.id)).viewer).toBe('spectator');
  // The seat belongs to the new person now, and the former person cannot return to it.
  expect((await ben.ask(`${one(id)}/return`, {})).status).toBe(403);
});

test('the answer of the person who left is needed: at a live table while present, at a slow one for a day', async () => {
  const live = await atTable({ game: 'gaia', pace: 'live' });
  await leave(live.persons[1], live.id, 1);
  const { body } = await live.persons[2].create([HERE, PERSON]);
  await live.persons[0].claim(body.seats[1].link ?? '', 'Ann');
  const stream = await live.persons[1].listen();
  await stream.until(({ event }) => event === 'hello');
  await askTake(live.guest, live.id, 1, 'Neo');
  for (const seat of [0, 2]) await answer(live.persons[seat], live.id, seat, true);
  expect((await look(live.guest, live.id)).letBack?.waiting).toEqual([1]);
  expect(await handOf(live.guest, live.id, 1)).toBe(403);
  await answer(live.persons[1], live.id, 1, true);
  expect(await handOf(live.guest, live.id, 1)).toBe(200);

  const { id, persons, guest, pass } = await atTable({ game: 'gaia' });
  const [ann, ben, cleo] = persons;
  await leave(ben, id, 1);
  const agreed = async () => {
    const { request = 0 } = (await askTake(guest, id, 1, 'Neo')).body.letBack ?? {};
    await answer(ann, id, 0, true, request);
    await answer(cleo, id, 2, true, request);
    return request;
  };
  await answer(ben, id, 1, false, await agreed());
  await pass(25 * HOUR);
  expect(await handOf(guest, id, 1)).toBe(403);
  await agreed();
  // The person who returns keeps the seat, and all clients see this.
  const hears = await ann.listen();
  await hears.until(({ event }) => event === 'hello');
  await ben.ask(`${one(id)}/return`, {});
  const { data } = await hears.until(({ event }) => event === 'let-back');
  expect(data.ended).toMatchObject({ seat: 1, how: 'there', name: 'Neo' });
  await pass(25 * HOUR);
  expect([(await look(guest, id)).letBack, await handOf(guest, id, 1)]).toEqual([undefined, 403]);
  await leave(ben, id, 1);
  await agreed();
  await pass(23 * HOUR);
  // Requesting the table is no answer.
  await look(ben, id);
  expect(await handOf(guest, id, 1)).toBe(403);
  await pass(2 * HOUR);
  expect([await handOf(guest, id, 1), await handOf(ben, id, 1)]).toEqual([200, 403]);
});

test('nobody gives a hidden hand away alone, nor by a link, and an open table has links for it', async () => {
  const { id, persons, guest } = await atTable({ game: 'gaia', pace: 'live' });
  const [ann, ben, cleo] = persons;
  await leave(ben, id, 1);
  const { seats, invitation } = await look(ann, id);
  expect([seats[1].link, invitation]).toEqual([undefined, undefined]);
  await leave(cleo, id, 2);
  expect(refusalOf(await askTake(guest, id, 1, 'Neo'))).toEqual([409, 'too-few-to-agree']);
  const open = await atTable({ pace: 'live' });
  await leave(open.persons[1], open.id, 1);
  expect(refusalOf(await askTake(open.guest, open.id, 1, 'Neo'))).toEqual([409, 'link-needed']);
});
