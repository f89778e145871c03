// Coming back into a seat whose cookie is lost: by those at the table, never by a link alone, and nothing but that seat.

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

/** A table with so many persons, at a server whose clock is set by hand, and a device that nobody knows. */
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
  // A later moment than that at which they were here.
  clock.now += HOUR;
  /** Time passes, and what can be settled is. */
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
  // All are told, also who only looks; nobody is told by whom.
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
  // The person of the seat opens the page once, and says nothing.
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

test('the first no ends it, one is open at a time, and three are asked in a day', async () => {
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
  // Nobody answers for another's seat, nor the asker for himself.
  expect(refusalOf(await answer(ann, id, 2, true))).toEqual([403, 'not-your-seat']);
  expect(refusalOf(await answer(guest, id, 1, true))).toEqual([403, 'not-your-seat']);
  expect((await answer(cleo, id, 2, false)).body.letBack).toBeUndefined();
  expect((await askBack(guest, id, 1)).body.letBack?.request).toBe(2);
  expect((await withdraw(guest, id, 2)).status).toBe(200);
  expect((await askBack(guest, id, 0)).status).toBe(200);
  expect((await answer(ben, id, 1, false, 3)).status).toBe(200);
  expect(refusalOf(await askBack(guest, id, 1))).toEqual([429, 'asked-often']);
  await pass(25 * HOUR);
  expect((await askBack(guest, id, 1)).body.letBack?.request).toBe(4);
  // Without an answer it ends after a week.
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
  // Somebody who has left is asked, too, and does not count.
  await dora.ask(`${one(id)}/seats/3/leave`, { level: 'beginner' });
  expect((await askBack(guest, id, 1)).body.letBack?.waiting).toEqual([0, 2, 3]);
  await answer(ann, id, 0, true);
  await answer(cleo, id, 2, true);
  expect((await look(guest, id)).viewer).toBe('spectator');
  expect((await guest.ask(`${one(id)}/game?seat=1`)).status).toBe(403);
  expect((await answer(dora, id, 3, true)).body.letBack).toBeUndefined();
  expect((await look(guest, id)).viewer).toBe(1);
  expect((await ben.ask(`${one(id)}/game?seat=1`)).status).toBe(403);
  // Two of three have gone: nobody gives a hand away alone.
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
