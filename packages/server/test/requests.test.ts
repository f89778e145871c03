import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasSeat } from '@pangaea/rules/kernel';
import type { RequestTold, TableInfo } from '@pangaea/wire';
import { describe, expect, test } from 'vitest';
import { findGame } from './all-games.ts';
import { type Answered, Browser, type Listener, type Refusing } from './client.ts';
import { emptyFolder, runServer, serve, serveFile } from './running.ts';

type Answer = Answered<TableInfo & Refusing>;

const PERSON = { kind: 'person' };
const HERE = { ...PERSON, here: true };
const BOT = { kind: 'bot', level: 'beginner' };
const FIRST_GAME = { factions: 'first-game', startPlayer: 0 };
const CLI = resolve(import.meta.dirname, '../../cli/src/main.ts');

const portOfFile = serveFile({
  botPool: { budgetMs: 20 },
  limits: { tablesPerHour: 1_000, claimsPerHour: 1_000 },
});

const one = (id: string) => `/api/tables/${id}`;
const look = async (browser: Browser, id: string) => (await browser.ask<TableInfo>(one(id))).body;
const back = (browser: Browser, id: string, seat: number, version: number, to: number) =>
  browser.ask<TableInfo & Refusing>(`${one(id)}/requests`, { kind: 'back', seat, version, to });
const stop = (browser: Browser, id: string, seat: number, version: number) =>
  browser.ask<TableInfo & Refusing>(`${one(id)}/requests`, { kind: 'stop', seat, version });
const answer = (browser: Browser, id: string, consent: unknown) =>
  browser.ask<TableInfo & Refusing>(`${one(id)}/requests/answer`, consent);
const withdraw = (browser: Browser, id: string, version: number) =>
  browser.ask<TableInfo & Refusing>(
    `${one(id)}/requests/${version}`,
    undefined,
    { origin: browser.base },
    'DELETE',
  );
const leave = (browser: Browser, id: string, seat: number, level = 'beginner') =>
  browser.ask<TableInfo & Refusing>(`${one(id)}/seats/${seat}/leave`, { level });
const code = ({ status, body }: Answer) => [status, body.refusal?.code];

/**
 * A table of Terra Nova with a number of people, each with a separate browser, in the order of
 * their seats.
 */
async function table(count: number, port = portOfFile(), others: readonly unknown[] = []) {
  const people = Array.from({ length: count }, () => new Browser(port));
  const seats = [{ ...HERE, name: 'Ann' }, ...Array(count - 1).fill(PERSON), ...others];
  const { body } = await people[0].create(seats, FIRST_GAME);
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.claim(body.seats[seat].link ?? '', ['', 'Ben', 'Cleo'][seat]);
  }
  return { id: body.id, people };
}

/** Plays some command for a seat that has to move. @returns the version then */
async function move(id: string, people: readonly Browser[], seed = 1): Promise<number> {
  const { position, version, deciders } = await people[0].game(id);
  const seat = deciders[0];
  const command = people[seat].anyCommand(position, seat, seed) ?? '';
  const { status, body } = await people[seat].segment(id, seat, version, [command]);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.version;
}

/** Plays a seat until a bot has played after a version. */
async function playUntilBot(
  browser: Browser,
  id: string,
  { seat, bot, from = 0 }: { readonly seat: number; readonly bot: number; readonly from?: number },
): Promise<void> {
  const hasPlayed = async () => {
    const { position, version, deciders, steps } = await browser.game(id);
    const command = deciders.includes(seat)
      ? browser.anyCommand(position, seat, version)
      : undefined;
    if (command !== undefined) await browser.segment(id, seat, version, [command]);
    return steps.slice(from).some((step) => step.seat === bot);
  };
  await expect.poll(hasPlayed, { timeout: 40_000 }).toBe(true);
}

async function playOut(id: string, people: readonly Browser[]): Promise<void> {
  const game = findGame('terra-nova');
  for (let seed = 1; seed < 2_000; seed++) {
    const { position } = await people[0].game(id, '?from=0');
    const state = game?.fromJson(position);
    if (game === undefined || state?.ok !== true) throw new Error('no position');
    const deciders = game.deciders(state.value);
    if (!people.some((_, seat) => hasSeat(deciders, seat))) return;
    await move(id, people, seed);
  }
  throw new Error('the game did not end');
}

/** @returns how `pangaea verify` ends */
function verify(record: unknown, commitment: string): number | null {
  const file = join(emptyFolder(), 'record.json');
  writeFileSync(file, JSON.stringify(record));
  return spawnSync(process.execPath, [CLI, 'verify', file, '--commitment', commitment]).status;
}

const told = (stream: Listener, wanted: (news: RequestTold) => boolean) =>
  stream.until(({ event, data }) => event === 'request' && wanted(data as RequestTold));

test('one asks, the other refuses; the other asks and is allowed; the record has it all and verifies', async () => {
  const { id, people } = await table(2);
  const [ann, ben] = people;
  const eve = new Browser(portOfFile());
  const streams = await Promise.all(
    [ann, ben, eve].map((browser) => browser.listen(undefined, `?watch=${id}`)),
  );
  for (const stream of streams) await stream.until(({ event }) => event === 'hello');
  for (let count = 0; count < 4; count++) await move(id, people, count + 1);
  const { steps: played } = await ann.game(id);

  const asked = await back(ann, id, 0, 4, 2);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  const request = { kind: 'back', seat: 0, version: 4, to: 2, waiting: [1] };
  expect(asked.body).toMatchObject({ version: 4, request });
  for (const stream of streams) {
    expect((await told(stream, (news) => news.request !== undefined)).data).toEqual({
      table: id,
      version: 4,
      request,
      number: expect.any(Number),
    });
  }
  // A later visitor sees the request, too. If the same request is sent again, it stays the same;
  // another one is a new request.
  expect((await look(eve, id)).request).toEqual(request);
  expect((await back(ann, id, 0, 4, 2)).body.request).toEqual(request);
  expect(code(await back(ann, id, 0, 4, 3))).toEqual([409, 'asked-before']);
  expect(code(await back(ben, id, 1, 4, 3))).toEqual([409, 'request-open']);

  const consent = { seat: 1, version: 4, asker: 0, allow: false };
  expect(code(await answer(ann, id, { ...consent, seat: 0 }))).toEqual([403, 'not-asked']);
  expect(code(await answer(eve, id, consent))).toEqual([403, 'not-your-seat']);
  const refused = await answer(ben, id, consent);
  expect([refused.status, refused.body.request]).toEqual([200, undefined]);
  for (const stream of streams) {
    const { data } = await told(stream, ({ ended }) => ended !== undefined);
    expect(data.ended).toEqual({ kind: 'back', how: 'refused', seat: 1, asker: 0 });
  }
  // A person is asked only once for the same position, and late answers change nothing.
  expect(code(await back(ann, id, 0, 4, 2))).toEqual([409, 'asked-before']);
  expect(code(await answer(ben, id, { ...consent, allow: true }))).toEqual([409, 'request-gone']);

  expect((await back(ben, id, 1, 4, 3)).status).toBe(200);
  expect(code(await answer(ann, id, { ...consent, seat: 0 }))).toEqual([409, 'request-gone']);
  const allowed = await answer(ann, id, { seat: 0, version: 4, asker: 1, allow: true });
  expect(allowed.body).toMatchObject({ version: 5, over: false });
  expect(allowed.body.request).toBeUndefined();
  for (const stream of streams) {
    const { data } = await stream.until(
      ({ event, data }) => event === 'segment' && data.version === 5,
    );
    expect(data).toMatchObject({ from: 4, steps: [{ seat: 1, command: 'back 3', events: [] }] });
  }
  const now = await ann.game(id, '?from=0');
  expect(now.steps.map(({ command }) => command)).toEqual([
    ...played.map(({ command }) => command),
    'back 3',
  ]);
  // The message has the position, and the seat that moved then is asked again.
  expect(now.steps[4].position).toEqual(now.position);
  expect(now.deciders).toEqual([played[3].seat]);
  expect(await look(ann, id)).toMatchObject({ version: 5, deciders: now.deciders });

  // A move for the old version is refused, one for the new version is accepted.
  const seat = now.deciders[0];
  const command = people[seat].anyCommand(now.position, seat, 9) ?? '';
  expect((await people[seat].segment(id, seat, 4, [command])).status).toBe(409);
  expect((await people[seat].segment(id, seat, 5, [command])).status).toBe(200);
  // The game cannot go back to a position that was taken back.
  expect(code(await back(ann, id, 0, 6, 4))).toEqual([422, 'back-nowhere']);
  await playOut(id, people);
  const { body: record } = await ann.ask<{ commands: string[]; commitment: string }>(
    `${one(id)}/record`,
  );
  expect(record.commands[4]).toBe('1 back 3');
  expect(verify(record, record.commitment)).toBe(0);
  const changed = record.commands.with(4, '1 back 2');
  expect(verify({ ...record, commands: changed }, record.commitment)).not.toBe(0);
  expect(code(await back(ann, id, 0, record.commands.length, 3))).toEqual([409, 'game-ended']);
});

test('all that play must allow it, each person once; bots are not asked', async () => {
  const { id, people } = await table(3, portOfFile(), [BOT]);
  const [ann, ben, cleo] = people;
  const version = await move(id, people);
  await back(ann, id, 0, version, 0);
  expect((await look(ann, id)).request?.waiting).toEqual([1, 2]);
  const consent = { version, asker: 0, allow: true };
  const first = await answer(cleo, id, { ...consent, seat: 2 });
  expect(first.body).toMatchObject({ version, request: { waiting: [1] } });
  // A second click gets the same answer.
  expect((await answer(cleo, id, { ...consent, seat: 2 })).body.request?.waiting).toEqual([1]);
  expect((await answer(ben, id, { ...consent, seat: 1 })).body.version).toBe(version + 1);
});

test('the asker can withdraw a request, and it lapses when a seat plays on', async () => {
  const { id, people } = await table(2);
  const [ann, ben] = people;
  const stream = await ben.listen();
  await stream.until(({ event }) => event === 'hello');
  const version = await move(id, people);
  await back(ann, id, 0, version, 0);
  expect(code(await withdraw(ben, id, version))).toEqual([403, 'not-asked']);
  expect(code(await withdraw(ann, id, version + 1))).toEqual([409, 'request-gone']);
  expect((await withdraw(ann, id, version)).status).toBe(200);
  const { data } = await told(stream, ({ ended }) => ended !== undefined);
  expect(data.ended).toMatchObject({ how: 'withdrawn', seat: 0 });
  expect(code(await withdraw(ann, id, version))).toEqual([409, 'request-gone']);
  expect(code(await back(ann, id, 0, version, 0))).toEqual([409, 'asked-before']);

  await back(ben, id, 1, version, 0);
  const next = await move(id, people, 2);
  expect((await look(ann, id)).request).toBeUndefined();
  const late = { seat: 0, version, asker: 1, allow: true };
  expect(code(await answer(ann, id, late))).toEqual([409, 'request-gone']);
  expect((await look(ann, id)).version).toBe(next);
  expect((await back(ann, id, 0, next, version)).status).toBe(200);
});

test('nonsense is refused and changes nothing', async () => {
  const { id, people } = await table(2);
  const [ann, ben] = people;
  const version = await move(id, people);
  for (const body of [
    '[]',
    'x',
    {},
    { kind: 'back', seat: 0, version },
    { kind: 'end', seat: 0, version },
    { kind: 'back', seat: 0, version, to: -1 },
    { kind: 'back', seat: 9, version, to: 0 },
    { kind: 'stop', seat: 0, version, to: 0 },
    { kind: 'back', seat: 0, version, to: 0, now: true },
  ]) {
    expect((await ann.ask(`${one(id)}/requests`, body)).status, JSON.stringify(body)).toBe(400);
  }
  for (const body of [{}, { seat: 0, version, asker: 1 }, { allow: 'yes' }]) {
    expect((await ann.ask(`${one(id)}/requests/answer`, body)).status).toBe(400);
  }
  expect(code(await back(ann, id, 1, version, 0))).toEqual([403, 'not-your-seat']);
  expect(code(await back(ann, id, 0, version - 1, 0))).toEqual([409, 'stale']);
  expect(code(await back(ann, id, 0, version + 1, 0))).toEqual([409, 'stale']);
  for (const to of [version, version + 1, 999_999]) {
    expect(code(await back(ann, id, 0, version, to))).toEqual([422, 'back-nowhere']);
  }
  expect(code(await back(ann, 'aaaaaaaaaaaaaa', 0, version, 0))).toEqual([404, 'table-unknown']);
  const consent = { seat: 1, version, asker: 0, allow: true };
  expect(code(await answer(ben, id, consent))).toEqual([409, 'request-gone']);
  expect(code(await leave(ben, id, 0))).toEqual([403, 'not-your-seat']);
  expect((await leave(ben, id, 1, 'grandmaster')).status).toBe(400);
  expect(await look(ann, id)).toMatchObject({ version, seats: [{}, { name: 'Ben' }] });
  expect((await look(ann, id)).request).toBeUndefined();
});

test('with bots alone it is done at once, what the bots were about is gone, and they play on', async () => {
  const ann = new Browser(portOfFile());
  const { body } = await ann.create([HERE, BOT], FIRST_GAME);
  const { id } = body;
  await playUntilBot(ann, id, { seat: 0, bot: 1 });
  // A bot's answer to the earlier position does not count, whether the bot has finished or not.
  let version = 0;
  const hasGone = async () => {
    ({ version } = await ann.game(id));
    const { status, body } = await back(ann, id, 0, version, 0);
    if (status === 200) expect(body).toMatchObject({ version: version + 1, deciders: [0] });
    else expect(body.refusal.code).toBe('stale');
    return status;
  };
  await expect.poll(hasGone, { timeout: 20_000 }).toBe(200);
  await playUntilBot(ann, id, { seat: 0, bot: 1, from: version + 1 });
  const { steps } = await ann.game(id);
  expect(steps[version].command).toBe('back 0');
});

test('there is no way back a hundred times', async () => {
  const ann = new Browser(portOfFile());
  const { body } = await ann.create([HERE, HERE], FIRST_GAME);
  for (let count = 0; count < 100; count++) {
    const version = await move(body.id, [ann, ann], count);
    expect((await back(ann, body.id, 0, version, version - 1)).status).toBe(200);
  }
  const version = await move(body.id, [ann, ann]);
  expect(code(await back(ann, body.id, 0, version, version - 1))).toEqual([429, 'too-many-backs']);
});

describe('Gaia', () => {
  test('nobody goes back behind a card that somebody has seen', async () => {
    const [ann, ben] = [0, 1].map(() => new Browser(portOfFile(), 'gaia'));
    const { body } = await ann.create([HERE, PERSON], { mode: 'basic' });
    await ben.claim(body.seats[1].link ?? '', 'Ben');
    const { id } = body;
    const { version: start } = await ann.game(id);
    const version = await move(id, [ann, ben]);
    expect(code(await back(ann, id, 0, version, start))).toEqual([422, 'back-shown']);
    expect((await look(ben, id)).request).toBeUndefined();
  });
});

describe('killed between request and answer', () => {
  test('the server knows what was asked, and by whom', async () => {
    const folder = emptyFolder();
    const server = await runServer({ DATA_DIR: folder });
    const { id, people } = await table(3, server.port);
    const version = await move(id, people);
    await back(people[0], id, 0, version, 0);
    const consent = { version, asker: 0, allow: true };
    expect((await answer(people[2], id, { ...consent, seat: 2 })).status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;
    const again = await runServer({ DATA_DIR: folder });
    for (const browser of people) browser.base = `http://127.0.0.1:${again.port}`;
    expect((await look(people[1], id)).request).toMatchObject({ seat: 0, to: 0, waiting: [1] });
    const done = await answer(people[1], id, { ...consent, seat: 1 });
    expect(done.body.version).toBe(version + 1);
    again.child.kill('SIGKILL');
    await again.ended;
    const third = await runServer({ DATA_DIR: folder });
    for (const browser of people) browser.base = `http://127.0.0.1:${third.port}`;
    const { steps } = await people[1].game(id);
    expect(steps.map(({ command }) => command).at(-1)).toBe('back 0');
    expect(await move(id, people)).toBe(version + 2);
  });
});

describe('ending early', () => {
  test('a game that all want to end is over, without a winner, and its record verifies', async () => {
    const { id, people } = await table(2, portOfFile(), [BOT]);
    const [ann, ben] = people;
    const stream = await ben.listen();
    await stream.until(({ event }) => event === 'hello');
    const version = await move(id, people);
    await stop(ben, id, 1, version);
    expect((await look(ann, id)).request).toEqual({
      kind: 'stop',
      seat: 1,
      version,
      waiting: [0],
    });
    const ended = await answer(ann, id, { seat: 0, version, asker: 1, allow: true });
    expect(ended.body).toMatchObject({ over: true, deciders: [], version: version + 1 });
    const { data } = await stream.until(({ data }) => data.version === version + 1);
    expect(data).toMatchObject({ steps: [{ seat: 1, command: 'stop' }], deciders: [] });
    expect(data).toHaveProperty('fairness');
    expect(data).not.toHaveProperty('outcome');
    expect(await ann.game(id)).toMatchObject({ deciders: [], fairness: data.fairness });
    // No move, request or leaving is accepted any more.
    const { position } = await ann.game(id);
    const command = ann.anyCommand(position, 0) ?? ben.anyCommand(position, 1) ?? 'end';
    expect(code(await ann.segment(id, 0, version + 1, [command]))).toEqual([422, 'game-over']);
    expect(code(await ann.segment(id, 0, version, [command]))).toEqual([409, 'stale']);
    expect(code(await back(ann, id, 0, version + 1, 0))).toEqual([409, 'game-ended']);
    expect(code(await leave(ann, id, 0))).toEqual([409, 'game-ended']);
    const { body: record } = await ann.ask<{ commands: string[]; commitment: string }>(
      `${one(id)}/record`,
    );
    expect(record.commands.at(-1)).toBe('1 stop');
    expect(record).not.toHaveProperty('outcome');
    expect(verify(record, record.commitment)).toBe(0);
    const played = { ...record, commands: record.commands.slice(0, -1) };
    expect(verify(played, record.commitment)).not.toBe(0);
    expect((await ann.ask(`${one(id)}/rematch`, {})).status).toBe(200);
  });
});

describe('leaving', () => {
  test('a bot plays the seat, and somebody else invites', async () => {
    const { id, people } = await table(2);
    const [ann, ben] = people;
    const stream = await ben.listen();
    await stream.until(({ event }) => event === 'hello');
    await back(ben, id, 1, await move(id, people), 0);
    const left = await leave(ann, id, 0, 'beginner');
    expect(left.body).toMatchObject({
      viewer: 0,
      made: false,
      seats: [{ kind: 'person', standIn: 'beginner', name: 'Ann', left: true }, { name: 'Ben' }],
    });
    expect(left.body.request).toBeUndefined();
    expect(await look(ben, id)).toMatchObject({ made: true, host: 1 });
    await stream.until(({ event, data }) => event === 'seats' && data.table === id);
    // A second click gets the same answer; the bot may have played in between.
    const { changed, version, deciders, ...same } = left.body;
    expect((await leave(ann, id, 0)).body).toMatchObject(same);
    // The last person cannot leave, but may end the game or delete it.
    expect(code(await leave(ben, id, 1))).toEqual([409, 'nobody-stays']);
    await playUntilBot(ben, id, { seat: 1, bot: 0, from: (await look(ben, id)).version });
    expect((await ben.remove(id)).status).toBe(200);
  });

  test('is durable, and the bot goes on after a restart', async () => {
    const folder = emptyFolder();
    const first = await serve(folder, { botPool: { budgetMs: 20 } });
    const { id, people } = await table(2, first.port);
    expect((await leave(people[1], id, 1)).status).toBe(200);
    await first.close();
    const second = await serve(folder, { botPool: { budgetMs: 20 } });
    const [ann] = people;
    ann.base = `http://127.0.0.1:${second.port}`;
    expect((await look(ann, id)).seats[1]).toMatchObject({ left: true, standIn: 'beginner' });
    await playUntilBot(ann, id, { seat: 0, bot: 1 });
  });
});
