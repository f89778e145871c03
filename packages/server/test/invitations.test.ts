// The host of a table that waits invites people with whom the host has played. Nobody learns
// whether they accept invitations.

import type { Acquaintances, Invitations, TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { Browser, type Refusing } from './client.ts';
import { HOUR, MINUTE } from './clocked.ts';
import { FalseClock } from './false-clock.ts';
import { addChannel, FalseInternet, passing, Subscription } from './notice-world.ts';
import { emptyFolder, serve } from './running.ts';

const PERSON = { kind: 'person' };
const SLOW = { kind: 'slow', days: 3, out: 'wait' };
type People = Acquaintances & Refusing;
type Mine = Invitations & Refusing;

const people = (browser: Browser, id: string) => browser.ask<People>(`/api/tables/${id}/people`);
const invite = (browser: Browser, id: string, place: object) =>
  browser.ask<People>(`/api/tables/${id}/people`, place);
const withdraw = (browser: Browser, id: string, { table, seat }: { table: string; seat: number }) =>
  browser.ask<People>(
    `/api/tables/${id}/people/${table}/${seat}`,
    undefined,
    { origin: browser.base },
    'DELETE',
  );
const take = async (browser: Browser, id: string, name: string) => {
  const claim = { key: 'my-invitation', name };
  return codeOf(await browser.ask<TableInfo & Refusing>(`/api/tables/${id}/seats`, claim));
};
const mine = async (browser: Browser) => (await browser.ask<Mine>('/api/invitations')).body;
const decline = (browser: Browser, table: string, what: 'this' | 'person') =>
  browser.ask<Mine>('/api/invitations/declined', { table, for: what });
const codeOf = ({ status, body }: { status: number; body: Refusing }) => [
  status,
  body.refusal?.code,
];

/** Ann has played with Ben and Cleo at one table, and waits at another table with free seats. */
async function scene(seats = 3, folder?: string) {
  const clock = new FalseClock(Date.UTC(2027, 0, 13, 12));
  const internet = new FalseInternet();
  const { now, after, elapsed } = clock;
  const { port, tidy } = await serve(folder, { now, after, elapsed, sender: internet });
  const [ann, ben, cleo, eve] = Array.from({ length: 4 }, () => new Browser(port));
  const here = { ...PERSON, here: true, name: 'Ann' };
  const met = (await ann.create([here, PERSON, PERSON])).body;
  await ben.claim(met.seats[1].link ?? '', 'Ben');
  await cleo.claim(met.seats[2].link ?? '', 'Cleo');
  const newTable = async () => {
    const free = Array(seats - 1).fill(PERSON);
    const wanted = { game: 'terra-nova', options: {}, time: SLOW, seats: [here, ...free] };
    return (await ann.ask<TableInfo>('/api/tables', wanted)).body;
  };
  const table = await newTable();
  const placeOf = (seat: number) => ({ table: met.id, seat });
  const pass = passing(clock, folder ?? '');
  return { clock, internet, pass, ann, ben, cleo, eve, met, table, newTable, placeOf, port, tidy };
}

test('a host invites whom he has played with; the invited person takes a free seat, and it is over', async () => {
  const { ann, ben, cleo, eve, met, table, placeOf } = await scene();
  const { id } = table;
  const listed = (await people(ann, id)).body.people;
  expect(listed).toMatchObject([
    { ...placeOf(1), name: 'Ben', game: 'terra-nova', invited: false },
    { ...placeOf(2), name: 'Cleo', invited: false },
  ]);
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  const asked = await invite(ann, id, placeOf(1));
  expect(asked.body.people.map(({ invited }) => invited)).toEqual([true, false]);
  await stream.until(({ event }) => event === 'invited');
  const [told, ...more] = (await mine(ben)).invitations;
  expect([told, more]).toMatchObject([
    { table: id, game: 'terra-nova', name: 'Ann', seats: 3, free: 2, pace: 'slow', time: SLOW },
    [],
  ]);
  for (const other of [ann, cleo, eve]) expect((await mine(other)).invitations).toEqual([]);
  expect((await ben.claim(told.link, 'Ben')).status).toBe(200);
  expect((await mine(ben)).invitations).toEqual([]);
  // A person at the table with the same name is not listed.
  expect((await people(ann, id)).body.people.map(({ name }) => name)).toEqual(['Cleo']);
  // It ends when the table is full, even before the game is dealt.
  await invite(ann, id, placeOf(2));
  expect((await mine(cleo)).invitations).toHaveLength(1);
  await ann.ask(`/api/tables/${id}/seats/2/bot`, { level: 'beginner' });
  expect((await mine(cleo)).invitations).toEqual([]);
  expect(codeOf(await invite(ann, id, placeOf(2)))).toEqual([409, 'already-dealt']);
  expect(codeOf(await people(ann, met.id))).toEqual([409, 'already-dealt']);
});

test('nobody but the host invites, and nobody who has not sat there is invited', async () => {
  const { ann, ben, eve, met, table, placeOf, port } = await scene();
  const { id } = table;
  for (const other of [ben, eve, new Browser(port)]) {
    expect(codeOf(await people(other, id))).toEqual([403, 'not-your-table']);
    expect(codeOf(await invite(other, id, placeOf(1)))).toEqual([403, 'not-your-table']);
  }
  // A table of other people, a seat of a bot, the own seat, a table that waits, a seat that does
  // not exist.
  const others = (await eve.create([{ ...PERSON, here: true, name: 'Eve' }, PERSON])).body;
  await ben.claim(others.seats[1].link ?? '', 'Ben');
  const bots = [
    { ...PERSON, here: true },
    { kind: 'bot', level: 'beginner' },
  ];
  const alone = (await ann.create(bots)).body;
  for (const place of [
    { table: others.id, seat: 1 },
    { table: alone.id, seat: 1 },
    { table: met.id, seat: 0 },
    { table: id, seat: 1 },
    { table: met.id, seat: 7 },
  ]) {
    expect(codeOf(await invite(ann, id, place))).toEqual([403, 'not-met']);
  }
  expect((await mine(ben)).invitations).toEqual([]);
});

test('two names of one person are two people to a host, and bring one invitation', async () => {
  const { ann, ben, table, placeOf } = await scene();
  const again = (await ann.create([{ ...PERSON, here: true, name: 'Ann' }, PERSON])).body;
  await ben.claim(again.seats[1].link ?? '', 'Kuro');
  const listed = (await people(ann, table.id)).body.people;
  expect(listed.map(({ name }) => name).sort()).toEqual(['Ben', 'Cleo', 'Kuro']);
  await invite(ann, table.id, placeOf(1));
  const second = await invite(ann, table.id, { table: again.id, seat: 1 });
  expect(second.status).toBe(200);
  const invited = second.body.people.filter((each) => each.invited).map(({ name }) => name);
  expect(invited.sort()).toEqual(['Ben', 'Kuro']);
  expect((await mine(ben)).invitations).toHaveLength(1);
});

test('a no is told to nobody, and whoever wants none is invited without a difference', async () => {
  const { ann, ben, cleo, table, newTable, placeOf } = await scene();
  const stream = await ann.listen();
  await stream.until(({ event }) => event === 'hello');
  const answers: string[] = [];
  const press = async (id: string, seat: number) => {
    const { status, body } = await invite(ann, id, placeOf(seat));
    answers.push(`${status} ${body.people.find((each) => each.seat === seat)?.invited}`);
  };
  await press(table.id, 1);
  expect((await decline(ben, table.id, 'this')).body.invitations).toEqual([]);
  expect(codeOf(await decline(ben, table.id, 'this'))).toEqual([404, 'invitation-gone']);
  expect(codeOf(await decline(cleo, table.id, 'this'))).toEqual([404, 'invitation-gone']);
  await press(table.id, 1);
  expect((await mine(ben)).invitations).toEqual([]);
  // Ben refuses all further invitations of Ann.
  const second = await newTable();
  await press(second.id, 1);
  const { refused } = (await decline(ben, second.id, 'person')).body;
  expect(refused).toMatchObject([{ name: 'Ann' }]);
  const third = await newTable();
  await press(third.id, 1);
  expect((await mine(ben)).invitations).toEqual([]);
  // Cleo refuses all invitations, and later accepts them again.
  expect((await cleo.ask<Mine>('/api/invitations', { none: true })).body.none).toBe(true);
  await press(third.id, 2);
  expect((await mine(cleo)).invitations).toEqual([]);
  expect((await cleo.ask<Mine>('/api/invitations', { none: false })).body.none).toBe(false);
  const allowed = await ben.ask<Mine>(
    `/api/invitations/refused/${refused[0].id}`,
    undefined,
    { origin: ben.base },
    'DELETE',
  );
  expect(allowed.body.refused).toEqual([]);
  const last = await newTable();
  for (const seat of [1, 2]) await press(last.id, seat);
  expect([(await mine(ben)).invitations.length, (await mine(cleo)).invitations.length]).toEqual([
    1, 1,
  ]);
  expect(new Set(answers)).toEqual(new Set(['200 true']));
  expect(stream.heard.filter(({ event }) => event === 'invited')).toEqual([]);
});

test('a host takes an invitation back; it opens nothing, and the one who was invited is not told', async () => {
  const { ann, ben, cleo, eve, met, table, newTable, placeOf } = await scene();
  const { id } = table;
  // Nobody can enter by the link of another person.
  await invite(ann, id, placeOf(1));
  for (const other of [cleo, eve]) {
    expect(await take(other, id, 'Eve')).toEqual([404, 'invitation-gone']);
  }
  const [{ link }] = (await mine(ben)).invitations;
  expect(link).toMatch(new RegExp(`/t/${id}#my-invitation$`));
  // Only the host can take it back.
  for (const other of [ben, eve]) {
    expect(codeOf(await withdraw(other, id, placeOf(1)))).toEqual([403, 'not-your-table']);
  }
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  const taken = (await withdraw(ann, id, placeOf(1))).body.people;
  expect(taken.map(({ invited }) => invited)).toEqual([false, false]);
  await stream.until(({ event }) => event === 'invited');
  expect((await mine(ben)).invitations).toEqual([]);
  expect(await take(ben, id, 'Ben')).toEqual([404, 'invitation-gone']);
  // Taking back an invitation that does not exist succeeds too.
  expect((await withdraw(ann, id, placeOf(1))).status).toBe(200);
  expect((await withdraw(ann, id, { table: met.id, seat: 7 })).status).toBe(200);
  // After a second invitation, it opens the seat.
  await invite(ann, id, placeOf(1));
  expect(await take(ben, id, 'Ben')).toEqual([200, undefined]);
  expect(await take(ben, id, 'Ben')).toEqual([200, undefined]);
  // After the deal it opens no seat, even if a seat is free.
  const second = await newTable();
  await invite(ann, second.id, placeOf(1));
  await cleo.claim(second.seats[1].link ?? '', 'Cleo');
  await eve.claim(second.seats[2].link ?? '', 'Eve');
  await eve.ask(`/api/tables/${second.id}/seats/2/leave`, { level: 'beginner' });
  expect(await take(ben, second.id, 'Ben')).toEqual([404, 'invitation-gone']);
  expect(codeOf(await withdraw(ann, second.id, placeOf(1)))).toEqual([409, 'already-dealt']);
});

test('a no stays a no, by any seat and after the invitation was taken back', async () => {
  const { ann, ben, table, met, placeOf } = await scene();
  const again = (await ann.create([{ ...PERSON, here: true, name: 'Ann' }, PERSON])).body;
  await ben.claim(again.seats[1].link ?? '', 'Kuro');
  const { id } = table;
  await invite(ann, id, placeOf(1));
  await decline(ben, id, 'this');
  const answers: unknown[] = [];
  const note = ({ status, body }: { status: number; body: People }, seat: string) =>
    answers.push([status, body.people.find((each) => each.table === seat)?.invited]);
  note(await withdraw(ann, id, placeOf(1)), met.id);
  note(await invite(ann, id, placeOf(1)), met.id);
  note(await invite(ann, id, { table: again.id, seat: 1 }), again.id);
  // The host gets the same answers for all of them.
  expect(answers).toEqual([
    [200, false],
    [200, true],
    [200, true],
  ]);
  expect((await mine(ben)).invitations).toEqual([]);
  expect(await take(ben, id, 'Ben')).toEqual([404, 'invitation-gone']);
});

test('three invitations of one host reach a person in a day, and a host sends twenty', async () => {
  const { clock, ann, ben, cleo, newTable, placeOf } = await scene();
  const found: number[] = [];
  for (let sent = 0; sent < 21; sent++) {
    const { id } = await newTable();
    const { status } = await invite(ann, id, placeOf(sent < 5 ? 1 : 2));
    expect((await invite(ann, id, placeOf(sent < 5 ? 1 : 2))).status).toBe(status);
    found.push(status);
    await clock.pass(MINUTE);
  }
  expect(found).toEqual([...Array(20).fill(200), 429]);
  expect((await mine(ben)).invitations).toHaveLength(3);
  expect((await mine(cleo)).invitations).toHaveLength(3);
});

test('an invited person is told once on its channels, while the seat is free', async () => {
  const { ann, ben, cleo, table, newTable, placeOf, internet, pass } = await scene(
    2,
    emptyFolder(),
  );
  const [bens, cleos] = [new Subscription('ben'), new Subscription('cleo')];
  await addChannel(ben, bens.channel());
  await addChannel(cleo, cleos.channel());
  await cleo.ask('/api/telling', { off: ['invitation'] });
  await pass(HOUR);
  internet.sent.splice(0);
  await invite(ann, table.id, placeOf(1));
  await invite(ann, table.id, placeOf(2));
  const { body } = await ben.ask<{ waiting: readonly object[] }>('/api/telling');
  expect(body.waiting).toContainEqual(
    expect.objectContaining({ table: table.id, kind: 'invitation', why: 'delay' }),
  );
  await pass(3 * MINUTE);
  const [sent, ...more] = internet.take(bens.endpoint);
  expect(more).toEqual([]);
  expect(bens.read(sent)).toMatchObject({
    title: 'Terra Nova: you are invited',
    body: 'Ann invites you. 1 seat is free.',
    path: `/t/${table.id}#my-invitation`,
  });
  expect(internet.take(cleos.endpoint)).toEqual([]);
  // An invitation is not sent if it was declined, or the seat was taken by another person, before
  // it was sent.
  const second = await newTable();
  await invite(ann, second.id, placeOf(1));
  await decline(ben, second.id, 'this');
  const third = await newTable();
  await invite(ann, third.id, placeOf(1));
  await cleo.claim(third.seats[1].link ?? '', 'Cleo');
  // An invitation that was taken back earlier is not sent either.
  const fourth = await newTable();
  await invite(ann, fourth.id, placeOf(1));
  await withdraw(ann, fourth.id, placeOf(1));
  await pass(HOUR);
  expect(internet.take(bens.endpoint)).toEqual([]);
});

test('an invitation ends with its table, and is forgotten a day after the deal', async () => {
  const { ann, ben, table, placeOf, newTable, clock, tidy } = await scene(2);
  await invite(ann, table.id, placeOf(1));
  await ann.remove(table.id);
  expect((await mine(ben)).invitations).toEqual([]);
  const second = await newTable();
  await invite(ann, second.id, placeOf(1));
  await ben.claim((await mine(ben)).invitations[0].link, 'Ben');
  await clock.pass(25 * HOUR);
  await tidy();
  const kept = (await ben.ask<{ kept: { invitations: unknown[] } }>('/api/person')).body.kept;
  expect(kept.invitations).toEqual([]);
});
