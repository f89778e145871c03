import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo, TableList } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { networksOf } from '../src/identity/networks.ts';
import { Allowance } from '../src/tables/allowance.ts';
import { Browser, type Refusing } from './client.ts';
import { emptyFolder, runServer, serve } from './running.ts';

const HERE = { kind: 'person', here: true };
const TWO = [HERE, HERE];
const DAY_MS = 24 * 3600 * 1000;

async function tables(browser: Browser): Promise<readonly TableInfo[]> {
  return (await browser.ask<{ tables: TableInfo[] }>('/api/tables')).body.tables;
}

test('a device that made enough tables is refused with the number, until it deletes one', async () => {
  const { port } = await serve(undefined, { limits: { tablesPerDevice: 2 } });
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body: first } = await ann.create(TWO);
  await ann.create(TWO);
  const refused = await ann.create(TWO);
  expect([refused.status, refused.body]).toEqual([
    429,
    { refusal: { code: 'tables-per-device', params: { limit: 2 } } },
  ]);
  expect((await ben.create(TWO)).status).toBe(201);
  expect((await ann.remove(first.id)).status).toBe(200);
  expect((await ann.create(TWO)).status).toBe(201);
});

test('a server that keeps enough tables makes no more', async () => {
  const { port } = await serve(undefined, { limits: { tables: 2 } });
  for (const expected of [201, 201, 503]) {
    const { status, body } = await new Browser(port).create(TWO);
    expect(status).toBe(expected);
    if (expected === 503) {
      const { code, params } = (body as unknown as Refusing).refusal;
      expect([code, params]).toEqual(['tables-full', { limit: 2 }]);
    }
  }
});

test('tables made too fast from one address are refused with the time to wait', async () => {
  let now = Date.now();
  const { port } = await serve(undefined, { limits: { tablesPerHour: 2 }, now: () => now });
  const make = async () => new Browser(port).create(TWO);
  expect([(await make()).status, (await make()).status]).toEqual([201, 201]);
  const { status, body, headers } = await make();
  expect(status).toBe(429);
  expect((body as unknown as Refusing).refusal).toEqual({
    code: 'tables-per-hour',
    params: { limit: 2, seconds: 1800 },
  });
  expect(headers.get('retry-after')).toBe('1800');
  now += 1_800_000;
  expect([(await make()).status, (await make()).status]).toEqual([201, 429]);
});

test('a list comes in pages of fifty, to its end', async () => {
  const { port } = await serve();
  const ann = new Browser(port);
  const made: string[] = [];
  for (let n = 0; n < 53; n++) made.unshift((await ann.create(TWO)).body.id);
  const first = (await ann.ask<TableList>('/api/tables')).body;
  expect(first.tables).toHaveLength(50);
  const second = (await ann.ask<TableList>(`/api/tables?after=${first.next}`)).body;
  expect(second.next).toBeUndefined();
  const listed = [...first.tables, ...second.tables].map(({ id }) => id);
  expect(listed.toSorted()).toEqual(made.toSorted());
  const changed = [...first.tables, ...second.tables].map((table) => table.changed);
  expect(changed).toEqual(changed.toSorted((one, other) => other - one));
  // A number from the end of another person's list has no meaning in this list.
  const eve = new Browser(port);
  await eve.create(TWO);
  expect((await eve.ask<TableList>(`/api/tables?after=${first.next}`)).body.tables).toEqual([]);
  expect((await ann.ask('/api/tables?after=1')).status).toBe(400);
});

test('the use of one address does not reduce the limits of others; a line of IPv6 is one address', () => {
  const allowance = new Allowance(2);
  const take = (address: string) => allowance.take(networksOf(address), 0) === 0;
  expect(['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].map(take)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(
    ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:db8::3', '2001:db8:0:1::1', '::1'].map(take),
  ).toEqual([true, true, false, true, true]);
});

test('a customer with 65,536 lines of IPv6 counts as one, and used amounts come back', () => {
  const allowance = new Allowance(2);
  const waits = (address: string, now: number) => allowance.take(networksOf(address), now);
  const made = (address: (n: number) => string) =>
    Array.from({ length: 40 }, (_, n) => waits(address(n), 0)).filter((wait) => wait === 0).length;
  // All lines of a /56 network together may use twice as much as one line, those of a /48 four
  // times as much.
  expect(made((n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(4);
  expect(made((n) => `2001:db8:1:${(n * 256).toString(16)}::1`)).toBe(4);
  expect(made((n) => `2001:db8:2:${(n * 256).toString(16)}::1`)).toBe(8);
  expect(waits('2001:db8:2:ff00::1', 0)).toBe(450);
  expect(waits('2001:db8:2:ff00::1', 450_000)).toBe(0);
});

test('behind a proxy the address is the one that the proxy adds, and no other', async () => {
  const publicUrl = 'https://pangaea.example';
  const env = { TABLES_PER_HOUR: '1', PUBLIC_URL: publicUrl };
  const { port } = await runServer({ DATA_DIR: emptyFolder(), ...env });
  const body = { game: 'terra-nova', options: {}, seats: TWO };
  const from = async (address: string) =>
    (
      await new Browser(port).ask('/api/tables', body, {
        origin: publicUrl,
        'x-forwarded-for': address,
      })
    ).status;
  expect(await from('192.0.2.1')).toBe(201);
  expect(await from('192.0.2.9, 192.0.2.1')).toBe(429);
  expect(await from('192.0.2.1, 192.0.2.2')).toBe(201);
});

test('only proxies that are trusted are believed, and what they say is read as addresses', async () => {
  const body = { game: 'terra-nova', options: {}, seats: TWO };
  const visitor = async (port: number, forwarded: string, origin = `http://127.0.0.1:${port}`) => {
    const headers = { 'x-forwarded-for': forwarded, origin };
    return (await new Browser(port).ask('/api/tables', body, headers)).status;
  };
  const limited = { TABLES_PER_HOUR: '1' };
  const publicUrl = 'http://pangaea.example';
  const far = await runServer({
    DATA_DIR: emptyFolder(),
    ...limited,
    TRUSTED_PROXIES: '10.0.0.0/8',
    PUBLIC_URL: publicUrl,
  });
  const fromFar = (forwarded: string) => visitor(far.port, forwarded, publicUrl);
  expect([await fromFar('192.0.2.1'), await fromFar('192.0.2.2')]).toEqual([201, 429]);
  expect(far.output().match(/127\.0\.0\.1 says where requests came from/g)).toHaveLength(1);
  const near = await runServer({
    DATA_DIR: emptyFolder(),
    ...limited,
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
  });
  // Two proxies in a row; the same machine in another spelling, with the port of the connection.
  expect(await visitor(near.port, '192.0.2.1, 10.1.2.3')).toBe(201);
  for (const same of ['192.0.2.1:4711', '::ffff:192.0.2.1', '[::ffff:c000:201]:80']) {
    expect(await visitor(near.port, same), same).toBe(429);
  }
  // Senseless headers count as one visitor, in any spelling.
  expect(await visitor(near.port, 'unknown')).toBe(201);
  expect(await visitor(near.port, 'nobody-2')).toBe(429);
});

test('without a proxy nobody can say that he is somewhere else', async () => {
  const { port } = await serve(undefined, { limits: { tablesPerHour: 1 } });
  const body = { game: 'terra-nova', options: {}, seats: TWO };
  const from = async (address: string) =>
    (await new Browser(port).ask('/api/tables', body, { 'x-forwarded-for': address })).status;
  expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([201, 429]);
});

test('a table that waits is deleted by who made it, a dealt one by all its persons, for good', async () => {
  const folder = emptyFolder();
  const { port, close } = await serve(folder);
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  await ben.claim(body.seats[1].link ?? '');
  await ann.segment(body.id, 0, 0, ['order keep']);
  expect((await tables(ann))[0].made).toBe(true);
  expect((await tables(ben))[0].made).toBe(false);
  const waiting = (await ann.create([HERE, { kind: 'person' }, { kind: 'person' }])).body;
  await ben.claim(waiting.seats[1].link ?? '');
  for (const [browser, id] of [
    [ben, waiting.id],
    [new Browser(port), waiting.id],
    [new Browser(port), body.id],
  ] as const) {
    const { status, body: answer } = await browser.remove<Refusing>(id);
    expect([status, answer.refusal.code]).toEqual([403, 'not-your-table']);
  }
  expect((await ann.remove(waiting.id)).body).toEqual({ table: waiting.id, gone: true });
  expect((await ben.ask(`/api/tables/${waiting.id}`)).status).toBe(404);
  const { body: kept } = await ann.create(TWO);
  const stream = await ben.listen();
  expect((await ann.remove(body.id)).body).toEqual({ table: body.id, gone: false });
  expect((await ben.remove(body.id)).body).toEqual({ table: body.id, gone: true });
  expect((await stream.until(({ event }) => event === 'deleted')).data).toEqual({ table: body.id });
  for (const path of ['', '/game', '/record']) {
    expect((await ann.ask(`/api/tables/${body.id}${path}`)).status).toBe(404);
  }
  expect((await ben.segment(body.id, 1, 1, ['order keep'])).status).toBe(404);
  expect((await ann.remove(body.id)).status).toBe(404);
  expect((await tables(ann)).map(({ id }) => id)).toEqual([kept.id]);
  expect(await tables(ben)).toEqual([]);
  await close();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  for (const table of ['messages', 'segments', 'commands', 'seat_persons', 'seats']) {
    const rows = db.prepare(`SELECT count(*) AS n FROM ${table} WHERE table_id = ?`).get(body.id);
    expect(rows, table).toEqual({ n: 0 });
  }
  db.close();
});

test('moves that are sent while a table is deleted are kept before, or refused', async () => {
  const { port } = await serve();
  const ann = new Browser(port);
  const { body } = await ann.create([HERE, { kind: 'bot', level: 'beginner' }]);
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => ann.segment(body.id, 0, 0, ['order keep'])),
    ann.remove(body.id),
    ...Array.from({ length: 8 }, () => ann.segment(body.id, 0, 0, ['order keep'])),
  ]);
  // The second of two moves comes too late, as long as the table still exists.
  for (const { status } of answers) expect([200, 404, 409]).toContain(status);
  expect(answers[8].status).toBe(200);
  expect((await ann.ask(`/api/tables/${body.id}`)).status).toBe(404);
});

test('tables that nobody touched for long are cleared away; played ones stay', async () => {
  let [now, elapsed] = [Date.now(), 0];
  const { port, tidy } = await serve(undefined, { now: () => now, elapsed: () => elapsed });
  const ann = new Browser(port);
  const { body: old } = await ann.create(TWO);
  const { body: played } = await ann.create(TWO);
  now += 170 * DAY_MS;
  await ann.segment(played.id, 0, 0, ['order keep']);
  expect(await tidy()).toBe(0);
  now += 11 * DAY_MS;
  expect(await tidy()).toBe(0);
  elapsed += 3_600_000;
  expect(await tidy()).toBe(1);
  expect((await tables(ann)).map(({ id }) => id)).toEqual([played.id]);
  expect((await ann.ask(`/api/tables/${old.id}`)).status).toBe(404);
  expect((await ann.segment(played.id, 0, 1, ['order all'])).status).toBe(200);
});

test('tables that nobody ever played go after two weeks, and after a day where room is needed', async () => {
  let [now, elapsed] = [Date.now(), 0];
  const limits = { tables: 3 };
  const { port, tidy } = await serve(undefined, {
    limits,
    now: () => now,
    elapsed: () => elapsed,
  });
  const [ann, ben] = [new Browser(port), new Browser(port)];
  const { body: played } = await ann.create(TWO);
  await ann.segment(played.id, 0, 0, ['order keep']);
  const { body: joined } = await ann.create([HERE, { kind: 'person' }]);
  await ben.claim(joined.seats[1].link ?? '');
  await ann.create([HERE, { kind: 'person' }]);
  now += DAY_MS / 2;
  expect((await ben.create(TWO)).status).toBe(503);
  now += DAY_MS;
  elapsed += 59_999;
  expect((await ben.create(TWO)).status).toBe(503);
  elapsed += 1;
  const { status, body: last } = await ben.create(TWO);
  expect(status).toBe(201);
  expect((await tables(ann)).map(({ id }) => id).sort()).toEqual([played.id, joined.id].sort());
  expect((await ben.ask('/api/health')).body).toMatchObject({ tables: 3, tablesAtMost: 3 });
  now += 15 * DAY_MS;
  expect(await tidy()).toBe(0);
  elapsed += 3_600_000;
  expect(await tidy()).toBe(1);
  expect((await ann.ask(`/api/tables/${last.id}`)).status).toBe(404);
  expect((await tables(ann)).length).toBe(2);
});

test('a person without a seat and a table is forgotten after 30 days, when the date has been right for an hour', async () => {
  const folder = emptyFolder();
  let [now, elapsed] = [Date.now(), 0];
  const { port, tidy } = await serve(folder, { now: () => now, elapsed: () => elapsed });
  const [ann, ben, eve] = [new Browser(port), new Browser(port), new Browser(port)];
  const { body } = await ann.create([HERE, { kind: 'person' }]);
  await ben.claim(body.seats[1].link ?? '');
  await eve.ask('/api/hours', { zone: 'UTC', weekend: [], daysOff: [] });
  const known = async () => {
    const db = new DatabaseSync(join(folder, 'pangaea.db'));
    const rows = db.prepare('SELECT id FROM persons ORDER BY id').all();
    db.close();
    return rows.map(({ id }) => id);
  };
  const passes = async (days: number, halves = 1) => {
    now += days * DAY_MS;
    for (let half = 0; half < halves; half++) {
      now += 1_800_000;
      elapsed += 1_800_000;
      await tidy();
    }
  };
  await passes(29, 4);
  // The clock is a year ahead for less than an hour.
  await passes(400);
  await passes(-400, 2);
  expect(await known()).toEqual([1, 2, 3]);
  await passes(2, 4);
  expect(await known()).toEqual([1, 2]);
  // For the server this browser is a new person.
  const again = await eve.ask('/api/hours', { zone: 'UTC', weekend: [], daysOff: [] });
  expect([again.status, await known()]).toEqual([200, [1, 2, 4]]);
});

test('a clock that runs years ahead until it is set right deletes nothing', async () => {
  const noon = Date.now();
  let [now, elapsed] = [noon, 0];
  const { port, tidy } = await serve(undefined, { now: () => now, elapsed: () => elapsed });
  const ann = new Browser(port);
  const { body } = await ann.create(TWO);
  const wake = async (date: number) => {
    now = date;
    elapsed += 1_800_000;
    return tidy();
  };
  // The clock is an hour ahead in total, but never for an hour without a break.
  for (const date of [noon + 4_000 * DAY_MS, noon, noon + 4_000 * DAY_MS, noon]) {
    expect(await wake(date)).toBe(0);
  }
  expect((await tables(ann)).map(({ id }) => id)).toEqual([body.id]);
});

test('invitations that are taken back too fast are refused, and the server goes on', async () => {
  const { port } = await serve(undefined, { limits: { claimsPerHour: 2 } });
  const ann = new Browser(port);
  const { body: made } = await ann.create(TWO);
  const withdraw = async () => {
    const path = `/api/tables/${made.id}/people/${made.id}/0`;
    return (await ann.ask(path, undefined, { origin: ann.base }, 'DELETE')).status;
  };
  const statuses = [await withdraw(), await withdraw(), await withdraw()];
  expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
  expect((await ann.ask('/api/tables')).status).toBe(200);
});
