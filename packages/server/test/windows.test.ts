import { join } from 'node:path';
import { gaia, POWERS, type State } from '@pangaea/rules/gaia';
import { firstSeat } from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { dueAt } from '../src/due/at-table.ts';
import type { Parts } from '../src/server.ts';
import { openDatabase } from '../src/storage/sqlite/open.ts';
import { directStore } from '../src/storage/sqlite/store.ts';
import './all-games.ts';
import { Browser, type Listener } from './client.ts';
import { FalseClock } from './false-clock.ts';
import { commandsOf, findPosition, Positions } from './positions.ts';
import { emptyFolder, serve } from './running.ts';

const GAME = gaia();
const LONG_MS = 3_600_000;
const NOON = 1_800_000_000_000;

const isPower = (command: string) => POWERS.some((power) => command.startsWith(power));
const powersOf = (s: State) => commandsOf(GAME, s, s.turn()).filter(isPower);

/** A power card can be played, everybody is asked, and the seat after the next could protect. */
const ABOUT_TO = findPosition(GAME, { mode: 'advanced', players: 4 }, (s) => {
  if (GAME.deciders(s) !== 1 << s.turn() || powersOf(s).length === 0) return false;
  const after = GAME.slot(s);
  GAME.copy(s, after);
  const move = GAME.notation.parse(s, powersOf(s)[0]);
  if (!move.ok) return false;
  GAME.apply(after, s.turn(), move.value);
  const second = s.nextSeat(s.nextSeat(s.turn()));
  if (GAME.deciders(after) !== (0b1111 & ~(1 << s.turn()))) return false;
  return commandsOf(GAME, after, second).includes('protect');
});
const PLAYER = ABOUT_TO.turn();
const OTHERS = [1, 2, 3].map((step) => (PLAYER + step) % 4);
const [FIRST, SECOND, THIRD] = OTHERS;

interface AtTable {
  readonly id: string;
  /** One device for each seat. */
  readonly seats: readonly Browser[];
  readonly stream: Listener;
  /** The answer to the player of the card. */
  readonly announced: { readonly version: number; readonly window?: unknown };
}

/** Four people at a table where a power card has just been played. */
async function announce(port: number, positions: Positions, more: object): Promise<AtTable> {
  const seats = [0, 1, 2, 3].map(() => new Browser(port, 'gaia'));
  const here = { kind: 'person', here: true };
  const { from } = positions.keep(GAME, ABOUT_TO);
  const { body } = await seats[0].ask<TableInfo>('/api/tables', {
    game: 'gaia',
    options: { mode: 'advanced', from },
    ...more,
    seats: [here, ...[1, 2, 3].map(() => ({ kind: 'person' }))],
  });
  expect(body, JSON.stringify(body)).toHaveProperty('id');
  for (const seat of [1, 2, 3]) await seats[seat].claim(body.seats[seat].link ?? '');
  const stream = await seats[FIRST].listen();
  const sent = await seats[PLAYER].segment(body.id, PLAYER, 0, [powersOf(ABOUT_TO)[0]]);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return { id: body.id, seats, stream, announced: sent.body };
}

async function begin(more: object, parts: Parts = {}): Promise<AtTable> {
  const positions = new Positions();
  const { port } = await serve(undefined, { ...positions.parts, now: () => NOON, ...parts });
  return announce(port, positions, more);
}

const LIVE = { pace: 'live' };
const timeOf = ({ now, after }: FalseClock) => ({ now, after });

test('at a live table a window says when it closes, wherever a client looks', async () => {
  const { id, seats, stream, announced } = await begin(LIVE, { windowMs: LONG_MS });
  const window = { from: 1, closes: NOON + LONG_MS, left: LONG_MS };
  expect(announced).toMatchObject({ window, deciders: [...OTHERS].sort() });
  const told = await stream.until(({ event }) => event === 'segment');
  expect(told.data.window).toEqual(window);
  expect((await seats[0].game(id)).window).toEqual(window);
  const { body } = await seats[0].ask<TableInfo>(`/api/tables/${id}`);
  expect([body.pace, body.window]).toEqual(['live', window]);
});

test('a seat that gives no answer until then lets the card happen', async () => {
  const clock = new FalseClock(NOON);
  const { id, seats, stream } = await begin(LIVE, { windowMs: LONG_MS, ...timeOf(clock) });
  await clock.pass(LONG_MS);
  const closed = await stream.until(({ data }) => data.version === 4);
  expect(closed.data).not.toHaveProperty('window');
  const { steps, position } = await seats[SECOND].game(id);
  expect(steps.map(({ seat }) => seat)).toEqual([PLAYER, ...[...OTHERS].sort()]);
  expect(steps.slice(1).map(({ seat, command }) => [seat, command])).toEqual(
    [...OTHERS].sort().map((seat) => [seat, seat === SECOND ? 'let' : '?']),
  );
  const read = GAME.fromJson(position);
  if (!read.ok) throw new Error(read.error.code);
  expect(commandsOf(GAME, read.value, SECOND)).toEqual([]);
  expect(GAME.silence(read.value, firstSeat(GAME.deciders(read.value)))).toBeUndefined();
});

test('it closes at once when all have answered, and nobody hears of an answer before', async () => {
  const { id, seats, stream, announced } = await begin(LIVE, { windowMs: LONG_MS });
  const { version, window } = announced;
  const answer = (seat: number, command: string, key?: string) =>
    seats[seat].segment(id, seat, version, [command], key);
  const eve = new Browser(Number(new URL(seats[0].base).port), 'gaia');
  /** Everything that a visitor receives, with its length. */
  const found = async (browser: Browser) => {
    await browser.ask(`/api/tables/${id}`);
    await browser.ask('/api/tables');
    await browser.game(id);
    return browser.toldOfGame.slice(-3).map(({ text }) => text);
  };
  const others = [seats[PLAYER], seats[FIRST], seats[SECOND], eve];
  const before = await Promise.all(others.map(found));
  const third = await answer(THIRD, 'let', 'the-answer');
  expect(third.status).toBe(200);
  expect(third.body).toMatchObject({ from: version, version, steps: [] });
  expect(third.body.window).toEqual({ ...(window as object), answered: [THIRD] });
  // A seat that has answered can read its answer again, and gets the same reply for the same
  // segment.
  expect((await seats[THIRD].game(id)).window).toMatchObject({ answered: [THIRD] });
  expect((await answer(THIRD, 'let', 'the-answer')).body).toEqual(third.body);
  expect((await answer(THIRD, 'protect', 'the-answer')).body.refusal.code).toBe('key-reused');
  expect((await answer(THIRD, 'let')).body.refusal.code).toBe('already-answered');
  expect(await Promise.all(others.map(found))).toEqual(before);

  const second = await answer(SECOND, 'protect');
  expect(second.body).toMatchObject({ version, steps: [] });
  // Answers for another window, and answers to questions that no seat is asked, are refused.
  expect((await seats[FIRST].segment(id, FIRST, 0, ['let'])).status).toBe(409);
  expect((await answer(PLAYER, 'let')).body.refusal.code).toBe('not-your-decision');
  const first = await answer(FIRST, 'let');
  expect(first.body).not.toHaveProperty('window');
  expect(first.body).toMatchObject({ from: version, version: version + 3 });
  expect(first.body.steps.map(({ seat }) => seat)).toEqual([...OTHERS].sort());
  expect(first.body.steps[2].events).toContainEqual({
    type: 'protected',
    seat: SECOND,
    against: PLAYER,
  });
  const info = await seats[0].ask<TableInfo>(`/api/tables/${id}`);
  expect(info.body).not.toHaveProperty('window');
  // The stream has one message about it, with nothing in between.
  const told = await stream.until(({ data }) => data.version === version + 3);
  expect(told.data.from).toBe(version);
  expect(stream.heard.filter(({ event }) => event === 'segment')).toHaveLength(2);
  // The answer can be read again after the window is closed.
  const again = await answer(THIRD, 'let', 'the-answer');
  expect(again.body.steps.map(({ seat, command }) => `${seat} ${command}`)).toEqual([
    `${THIRD} let`,
  ]);
});

const CLOCKED = { kind: 'live', minutes: 5, seconds: 10, out: 'bot' };

test('in a window clocks stand still, and nothing of them is told before it has closed', async () => {
  const clock = new FalseClock(NOON);
  const parts = { windowMs: LONG_MS, ...timeOf(clock) };
  const { id, seats, stream } = await begin({ time: CLOCKED }, parts);
  const clocks = async () => (await seats[0].ask<TableInfo>(`/api/tables/${id}`)).body.clock?.seats;
  const before = await clocks();
  expect(before?.map(({ runs }) => runs)).toEqual([false, false, false, false]);
  await stream.until(({ event, data }) => event === 'segment' && data.version === 1);
  const heard = () => stream.heard.filter(({ event }) => event === 'clock');
  await expect.poll(() => JSON.stringify(heard().at(-1)?.data.seats)).toBe(JSON.stringify(before));
  const told = heard().length;
  await clock.pass(20 * 60_000);
  for (const seat of [THIRD, SECOND]) await seats[seat].segment(id, seat, 1, ['let']);
  expect(await clocks()).toEqual(before);
  await clock.pass(20 * 60_000);
  expect(await clocks()).toEqual(before);
  // After the last answer the game continues, and so does the clock of the seat that must decide
  // next.
  await seats[FIRST].segment(id, FIRST, 1, ['let']);
  await expect.poll(() => heard().length).toBe(told + 1);
  const { deciders } = await seats[0].game(id);
  const running = (await clocks())?.filter(({ runs }) => runs).map(({ seat }) => seat);
  expect(running).toEqual(deciders);
});

test('at a slow table a window closes when the days of everybody there are over', async () => {
  const clock = new FalseClock(NOON);
  const days = 2 * 24 * LONG_MS;
  const out = NOON + days + 12 * LONG_MS;
  for (const [wanted, closes] of [
    ['bot', out],
    ['wait', undefined],
  ] as const) {
    const time = { kind: 'slow', days: 2, out: wanted };
    const { id, seats, announced } = await begin({ time }, timeOf(new FalseClock(NOON)));
    expect((announced.window as { closes?: number }).closes).toBe(closes);
    expect((await seats[0].game(id)).window).toMatchObject({ from: 1 });
  }
  const { stream } = await begin({ time: { kind: 'slow', days: 2, out: 'bot' } }, timeOf(clock));
  await clock.pass(days + 12 * LONG_MS);
  const closed = await stream.until(({ data }) => data.version === 4);
  expect(closed.data).not.toHaveProperty('window');
});

test('answers outlive the server, and a window in which all have answered closes after a restart', async () => {
  const [folder, positions] = [emptyFolder(), new Positions()];
  const before = await serve(folder, { ...positions.parts, now: () => NOON });
  const { id, seats, stream } = await announce(before.port, positions, {});
  expect((await seats[SECOND].segment(id, SECOND, 1, ['protect'])).status).toBe(200);
  await before.close();
  await stream.ended;
  // The database of a server that was killed after the last answer: none of the answers is played yet.
  const db = openDatabase(join(folder, 'pangaea.db'));
  const store = directStore(db);
  const opened = store.openTable(id);
  if (opened === undefined) throw new Error('the table is gone');
  expect(opened.table.answered).toBe(1 << SECOND);
  let { revision } = opened.table;
  for (const seat of [FIRST, THIRD]) {
    const answered = 0b1111 & ~(1 << PLAYER);
    const due = dueAt({ ...opened.table, answered }, NOON);
    const sealed = { seat, key: `answer-${seat}`, digest: 'd', commands: ['let'] };
    expect(store.sealSegment({ table: id, revision, now: NOON, sealed, due })).toBe(true);
    revision += 1;
  }
  db.close();
  const after = await serve(folder, { ...positions.parts, now: () => NOON });
  const [browser] = seats;
  browser.base = `http://127.0.0.1:${after.port}`;
  await expect.poll(async () => (await browser.game(id)).version, { timeout: 25_000 }).toBe(4);
  expect(await browser.game(id)).not.toHaveProperty('window');
});

test('its end outlives the server', async () => {
  const [folder, positions] = [emptyFolder(), new Positions()];
  const parts = { ...positions.parts, windowMs: LONG_MS };
  const before = await serve(folder, { ...parts, now: () => NOON });
  const { id, seats, stream } = await announce(before.port, positions, LIVE);
  await seats[THIRD].segment(id, THIRD, 1, ['let']);
  await before.close();
  await stream.ended;

  const still = await serve(folder, { ...parts, now: () => NOON + LONG_MS / 2 });
  const [browser] = seats;
  browser.base = `http://127.0.0.1:${still.port}`;
  const window = { from: 1, closes: NOON + LONG_MS, left: LONG_MS / 2 };
  expect((await browser.game(id)).window).toMatchObject(window);
  await still.close();

  const late = await serve(folder, { ...parts, now: () => NOON + LONG_MS });
  browser.base = `http://127.0.0.1:${late.port}`;
  const again = await browser.listen(`${id}:0`);
  await again.until(({ data }) => data.version === 4);
  expect(await browser.game(id)).not.toHaveProperty('window');
});

test('at a slow table it waits for everybody, and a standing order answers at once', async () => {
  const { id, seats, announced } = await begin({}, { windowMs: 1 });
  expect(announced.window).toEqual({ from: 1 });
  const ordered = await seats[FIRST].segment(id, FIRST, 1, ['order never']);
  expect(ordered.body.window).toEqual({ from: 1 });
  // An order is no answer, and cannot be sent together with one.
  const mixed = await seats[SECOND].segment(id, SECOND, 1, ['order never', 'let']);
  expect([mixed.status, mixed.body.refusal.code, mixed.body.index]).toEqual([
    422,
    'segment-ended',
    1,
  ]);
  for (const seat of [THIRD, SECOND, FIRST]) {
    expect((await seats[seat].segment(id, seat, 1, ['let'])).status).toBe(200);
    if (seat !== THIRD) continue;
    // A seat that has answered may still give orders. All clients see the orders, but not the
    // answer.
    const after = await seats[THIRD].segment(id, THIRD, 1, ['order never']);
    expect([after.status, after.body.steps.length]).toEqual([200, 1]);
  }
  expect(await seats[0].game(id)).not.toHaveProperty('window');
});

test('nobody can take the key by which the server answers', async () => {
  const { id, seats } = await begin(LIVE, { windowMs: LONG_MS });
  const sent = await seats[FIRST].segment(id, FIRST, 1, ['let'], 'window 1');
  expect(sent.body.refusal.code).toBe('request-malformed');
});

test('a bot takes a time for its answer that has nothing to do with what it thinks', async () => {
  const positions = new Positions();
  const { from } = positions.keep(GAME, ABOUT_TO);
  const seats = [0, 1, 2, 3].map((seat) =>
    seat === PLAYER ? { kind: 'person', here: true } : { kind: 'bot', level: 'beginner' },
  );
  // A bot that protects whenever it can, without a search.
  const botPool = { program: new URL('./protecting-bot.ts', import.meta.url) };
  const whatHappens = async (parts: Parts, passes = 0) => {
    const clock = new FalseClock(NOON);
    const { port } = await serve(undefined, {
      ...positions.parts,
      botPool,
      ...timeOf(clock),
      ...parts,
    });
    const ann = new Browser(port, 'gaia');
    const { body } = await ann.ask<TableInfo>('/api/tables', {
      game: 'gaia',
      options: { mode: 'advanced', from },
      seats,
      ...LIVE,
    });
    const stream = await ann.listen();
    await ann.segment(body.id, PLAYER, 0, [powersOf(ABOUT_TO)[0]]);
    await clock.pass(passes);
    const { data } = await stream.until(({ data }) => data.version === 4);
    return JSON.stringify(data);
  };
  expect(await whatHappens({ windowMs: LONG_MS, botsAnswer: [0, 0] })).toContain('"protected"');
  const silent = await whatHappens({ windowMs: 500, botsAnswer: [LONG_MS, LONG_MS] }, 500);
  expect(silent).not.toContain('"protected"');
});
