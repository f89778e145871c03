// Tables with clocks on a complete server, with a clock that the test controls.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableInfo } from '@pangaea/wire';
import { describe, expect, test } from 'vitest';
import { DATABASE } from '../src/storage/sqlite/open.ts';
import { Browser, type Refusing } from './client.ts';
import { clockOf, HERE, HOUR, MINUTE, move, PATIENT, sitDown } from './clocked.ts';
import { FalseClock } from './false-clock.ts';
import { emptyFolder, serve } from './running.ts';

const LIVE = { kind: 'live', minutes: 15, seconds: 30, out: 'bot', level: 'beginner' };
const SLOW = { kind: 'slow', days: 2, out: 'wait' };

describe('at a live table', () => {
  test('time runs for who must decide, from when all sit, and brings the increment', async () => {
    const scene = await sitDown(LIVE);
    const { clock, first, other, look } = scene;
    await clock.pass(4 * MINUTE);
    expect(clockOf(await look(), first)).toEqual({
      seat: first,
      runs: true,
      left: 11 * MINUTE,
      grace: MINUTE / 2,
      warned: false,
      over: false,
      away: false,
    });
    expect(clockOf(await look(), other)).toMatchObject({ runs: false, left: 15 * MINUTE });
    await move(scene, first);
    expect(clockOf(await look(), first)).toMatchObject({ runs: false, left: 11.5 * MINUTE });
    expect(clockOf(await look(), other)).toMatchObject({ runs: true });
  });

  test('a bot stands in for nobody while only a program is there, and does when its person plays again', async () => {
    const scene = await sitDown(LIVE);
    const { clock, id, seats, first, other, look } = scene;
    await seats[other].newToken(id, other);
    await clock.pass(16 * MINUTE);
    await expect
      .poll(async () => clockOf(await look(), first), PATIENT)
      .toMatchObject({ over: true });
    expect((await look()).seats[first]).not.toHaveProperty('standIn');
    const path = `/api/tables/${id}/seats/${other}/token`;
    await seats[other].ask(path, undefined, { origin: seats[other].base }, 'DELETE');
    await clock.pass(1);
    const standIn = async () => (await look()).seats[first].standIn;
    await expect.poll(standIn, PATIENT).toBe('beginner');
  });

  test('a player out of time gets a warning and grace, and then a bot plays until the player is back', async () => {
    const scene = await sitDown(LIVE);
    const { clock, id, seats, first, other, look } = scene;
    const stream = await seats[other].listen(undefined, `?watch=${id}`);
    await stream.until(({ event }) => event === 'clock');
    await clock.pass(14 * MINUTE);
    const told = () => stream.heard.filter(({ event }) => event === 'clock').length;
    await expect.poll(told, PATIENT).toBeGreaterThan(1);
    expect(clockOf(await look(), first)).toMatchObject({ warned: true, left: MINUTE });
    await clock.pass(1.5 * MINUTE - 1);
    expect((await look()).seats[first]).not.toHaveProperty('standIn');
    expect(clockOf(await look(), first)).toMatchObject({ left: 0, grace: 1, away: false });
    await clock.pass(1);
    const { data } = await stream.until(
      ({ event, text }) => event === 'seats' && text.includes('standIn'),
    );
    expect(data).toMatchObject({ table: id });
    // The bot plays.
    await expect.poll(async () => (await look()).version, PATIENT).toBeGreaterThan(0);
    await expect.poll(async () => (await look()).deciders, PATIENT).toEqual([other]);
    expect((await look()).seats[first]).toMatchObject({ kind: 'person', standIn: 'beginner' });
    expect(clockOf(await look(), first)).toMatchObject({ away: true, runs: false, left: 0 });
    const nobody = await seats[other].ask<TableInfo>(`/api/tables/${id}/return`, {});
    expect(nobody.body.seats[first]).toHaveProperty('standIn');
    const back = await seats[first].ask<TableInfo>(`/api/tables/${id}/return`, {});
    expect(back.body.seats[first]).not.toHaveProperty('standIn');
    expect(clockOf(back.body, first)).toMatchObject({ away: false, left: 1.5 * MINUTE });
    const heard = ({ event, text }: { event: string; text: string }) =>
      event === 'seats' && !text.includes('standIn');
    await stream.until(heard);
    stream.close();
  });

  test('the first move of who is away gives him the seat back, and no bot plays there any more', async () => {
    const scene = await sitDown(LIVE);
    const { clock, id, seats, first, other, look } = scene;
    await clock.pass(14 * MINUTE);
    await clock.pass(1.5 * MINUTE);
    await expect.poll(async () => (await look()).deciders, PATIENT).toEqual([other]);
    await seats[first].segment(id, first, 0, ['order keep']);
    expect((await look()).seats[first]).not.toHaveProperty('standIn');
    await move(scene, other);
    const { version } = await look();
    await clock.pass(10_000);
    expect(await look()).toMatchObject({ version, deciders: [first] });
  });

  test('the last who is there is not replaced: the game waits, and says for whom', async () => {
    const scene = await sitDown(LIVE);
    const { clock, seats, id, first, other, look } = scene;
    await clock.pass(14 * MINUTE);
    await clock.pass(1.5 * MINUTE);
    await expect.poll(async () => (await look()).deciders, PATIENT).toEqual([other]);
    await clock.pass(HOUR);
    await expect.poll(async () => clockOf(await look(), other)?.over, PATIENT).toBe(true);
    expect((await look()).seats[other]).not.toHaveProperty('standIn');
    const { version } = await look();
    await clock.pass(24 * HOUR);
    expect((await look()).version).toBe(version);
    // When the first person returns, there is a person with whom the game can continue.
    await seats[first].ask(`/api/tables/${id}/return`, {});
    await clock.pass(0);
    await expect.poll(async () => (await look()).seats[other].standIn, PATIENT).toBe('beginner');
  });

  test('a program is nobody to play on with; its person is, as soon as it plays again itself', async () => {
    const { clock, id, seats, first, other, look } = await sitDown(LIVE);
    const path = `/api/tables/${id}/seats/${other}/token`;
    const by = seats[other];
    expect((await by.ask(path, {})).status).toBe(201);
    await clock.pass(14 * MINUTE);
    await clock.pass(1.5 * MINUTE);
    await expect.poll(async () => clockOf(await look(), first)?.over, PATIENT).toBe(true);
    await clock.pass(HOUR);
    expect((await look()).seats[first]).not.toHaveProperty('standIn');
    await by.ask(path, undefined, { origin: by.base }, 'DELETE');
    await clock.pass(0);
    await expect.poll(async () => (await look()).seats[first].standIn, PATIENT).toBe('beginner');
  });

  test('a new person in a seat that was left counts as a person to play with', async () => {
    const { clock, id, seats, first, other, look } = await sitDown(LIVE);
    // The person who stays is asked first, so that no clock changes when the other seat is taken.
    await seats[other].ask(`/api/tables/${id}/seats/${other}/leave`, { level: 'beginner' });
    await clock.pass(14 * MINUTE);
    await clock.pass(1.5 * MINUTE);
    await expect.poll(async () => clockOf(await look(), first)?.over, PATIENT).toBe(true);
    const host = (await seats[first].ask<TableInfo>(`/api/tables/${id}`)).body;
    await new Browser(Number(new URL(seats[0].base).port)).claim(host.invitation ?? '', 'Cleo');
    await clock.pass(0);
    await expect.poll(async () => (await look()).seats[first].standIn, PATIENT).toBe('beginner');
  });

  test('no clock stands still because somebody leaves; a bot plays, and whoever takes the seat has its time', async () => {
    const scene = await sitDown(LIVE);
    const { clock, id, seats, first, look } = scene;
    await clock.pass(5 * MINUTE);
    await seats[1].ask(`/api/tables/${id}/seats/1`, undefined, { origin: seats[1].base }, 'DELETE');
    // The bot has moved, if it was its turn. Now it is Ann's turn, and her time runs on.
    await expect.poll(async () => (await look()).deciders, PATIENT).toEqual([0]);
    const before = Number(clockOf(await look(), 0)?.left);
    await clock.pass(MINUTE);
    expect(clockOf(await look(), 0)).toMatchObject({ runs: true, left: before - MINUTE });
    expect(clockOf(await look(), 1)).toMatchObject({ runs: false });
    expect(before).toBe((first === 0 ? 10 : 15) * MINUTE);
    const cleo = new Browser(Number(new URL(seats[0].base).port));
    await cleo.claim((await look()).invitation ?? '', 'Cleo');
    await move({ ...scene, seats: [seats[0], cleo] }, 0);
    await expect
      .poll(async () => clockOf(await look(), 1), PATIENT)
      .toMatchObject({ runs: true, left: (first === 1 ? 10 : 15) * MINUTE });
  });

  test('a seat is freed by others when its time is over, and by nobody before', async () => {
    const { clock, id, seats, first, other, look } = await sitDown(LIVE);
    const free = (seat: number, by: Browser) =>
      by.ask<Refusing>(`/api/tables/${id}/seats/${seat}`, undefined, { origin: by.base }, 'DELETE');
    const eve = new Browser(Number(new URL(seats[0].base).port));
    for (const by of [seats[other], eve]) expect((await free(first, by)).status).toBe(403);
    await clock.pass(14 * MINUTE);
    await clock.pass(1.5 * MINUTE);
    await expect.poll(async () => (await look()).seats[first].standIn, PATIENT).toBe('beginner');
    expect((await free(first, eve)).status).toBe(403);
    // A person who is out of time cannot free another seat, whose time is not over.
    expect((await free(other, seats[first])).status).toBe(403);
    expect((await free(first, seats[other])).status).toBe(200);
    expect((await look()).seats[first]).toMatchObject({ left: true, standIn: 'beginner' });
    expect((await seats[first].ask<TableInfo>(`/api/tables/${id}/return`, {})).body).toMatchObject({
      viewer: first,
    });
    expect((await look()).seats[first]).not.toHaveProperty('standIn');
  });
});

/** Whether the server's own recurring work is done, until it comes again. */
function isTidied(folder: string, clock: FalseClock): boolean {
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  const works = database.prepare("SELECT min(at) AS next FROM due WHERE kind = 'tidy'").get();
  database.close();
  return Number(works?.next) > clock.now();
}

describe('at a slow table', () => {
  test('a person who is let into a seat has the days of a move from then on, by own hours', async () => {
    const folder = emptyFolder();
    const { clock, id, seats, first, other, look } = await sitDown(SLOW, {}, folder);
    const left = async () => Number(clockOf(await look(), first)?.left) / HOUR;
    await seats[first].ask('/api/hours', { zone: 'UTC', weekend: [4, 5], daysOff: [] });
    expect(await left()).toBe(96);
    // If the tidying of the first hour ended after the days below, no other would come in them.
    await expect.poll(() => isTidied(folder, clock), PATIENT).toBe(true);
    const guest = new Browser(Number(new URL(seats[0].base).port));
    const path = `/api/tables/${id}/let-back`;
    const asked = { seat: first, again: 'secret-of-a-new-device' };
    expect((await guest.ask(path, asked)).status).toBe(200);
    const yes = { seat: other, request: 1, allow: true };
    expect((await seats[other].ask(`${path}/answer`, yes)).status).toBe(200);
    await clock.pass(24 * HOUR);
    const viewer = async () => (await guest.ask<TableInfo>(`/api/tables/${id}`)).body.viewer;
    await expect.poll(viewer, PATIENT).toBe(first);
    expect(await left()).toBe(48);
    expect((await guest.ask('/api/hours')).body).toMatchObject({ weekend: [] });
    await clock.pass(47 * HOUR);
    expect(clockOf(await look(), first)).toMatchObject({ left: HOUR, over: false });
  });

  test('days do not count in the hours of peace of who is asked; what is said later takes nobody a moment', async () => {
    const { clock, seats, first, look } = await sitDown(SLOW);
    const left = async () => Number(clockOf(await look(), first)?.left) / HOUR;
    expect(await left()).toBe(48);
    // Thursdays and Fridays; the Saturday counts from the next move.
    const said = { zone: 'Europe/Berlin', weekend: [4, 5], daysOff: ['2027-01-16'] };
    const hours = async (what: object) => (await seats[first].ask('/api/hours', what)).body;
    expect(await hours(said)).toEqual(said);
    expect(await left()).toBe(96);
    expect(await hours(said)).toEqual(said);
    expect((await seats[first].ask('/api/hours')).body).toEqual(said);
    const none = { zone: 'UTC', weekend: [], daysOff: [] };
    expect(await hours(none)).toEqual(none);
    expect(await left()).toBe(96);
    await clock.pass(95 * HOUR);
    expect(clockOf(await look(), first)).toMatchObject({ over: false, grace: 12 * HOUR });
    await clock.pass(13 * HOUR);
    await expect.poll(async () => clockOf(await look(), first)?.over, PATIENT).toBe(true);
    expect((await look()).seats[first]).not.toHaveProperty('standIn');
  });

  test('a person who changes hours too often must wait; hours are ignored while no clock of that person runs', async () => {
    const { id, seats, first, other } = await sitDown(SLOW);
    const told = async (seat: number, times: number) => {
      const stream = await seats[1 - seat].listen(undefined, `?watch=${id}`);
      await stream.until(({ event }) => event === 'clock');
      const statuses = [];
      for (let at = 0; at < times; at++) {
        const hours = { zone: 'UTC', weekend: [1 + (at % 7)], daysOff: [] };
        statuses.push((await seats[seat].ask('/api/hours', hours)).status);
      }
      await seats[seat].ask(`/api/tables/${id}/words`, {
        seat,
        key: `end-of-${seat}`,
        said: { kind: 'text', text: 'so' },
      });
      await stream.until(({ event }) => event === 'word');
      return [statuses, stream.heard.filter(({ event }) => event === 'clock').length - 1];
    };
    expect(await told(first, 8)).toEqual([[200, 200, 200, 200, 200, 200, 429, 429], 6]);
    expect(await told(other, 1)).toEqual([[200], 0]);
  });

  test('hours that nobody can have are refused', async () => {
    const { seats } = await sitDown(SLOW);
    const said = { zone: 'UTC', weekend: [], daysOff: [] };
    const malformed = 'request-malformed';
    for (const [wrong, code] of [
      [{ zone: 'Mars/Olympus' }, malformed],
      [{ night: { from: '20:00', to: '08:01' } }, 'night-too-long'],
      [{ weekend: [5, 6, 7] }, malformed],
      [{ daysOff: ['2027-02-30'] }, malformed],
      [{ daysOff: ['2029-01-01'] }, 'day-off-too-far'],
    ] as const) {
      const answer = await seats[0].ask('/api/hours', { ...said, ...wrong });
      expect([wrong, answer]).toMatchObject([wrong, { status: 400, body: { refusal: { code } } }]);
    }
  });
});

test('the time in which the server was down is given back', async () => {
  const folder = emptyFolder();
  const before = await sitDown(LIVE, {}, folder);
  await before.clock.pass(5 * MINUTE);
  await before.close();
  const clock = new FalseClock(before.clock.now() + 24 * HOUR);
  const { port } = await serve(folder, { now: clock.now, after: clock.after, elapsed: clock.now });
  const { seats, first, look } = before;
  for (const browser of seats) browser.base = `http://127.0.0.1:${port}`;
  expect(clockOf(await look(), first)).toMatchObject({ runs: true, left: 10 * MINUTE });
  await clock.pass(8 * MINUTE);
  expect(clockOf(await look(), first)).toMatchObject({ left: 2 * MINUTE, over: false });
});

test('a machine that slept takes the time of nobody, whoever moves first when it wakes', async () => {
  const scene = await sitDown(LIVE);
  const { clock, first, other, look } = scene;
  await clock.pass(4 * MINUTE);
  clock.jump(72 * HOUR);
  // No client has requested the table since: the move itself detects that the time is over.
  await move(scene, first);
  expect(clockOf(await look(), first)).toMatchObject({ runs: false, left: 11.5 * MINUTE });
  clock.jump(2 * MINUTE);
  await clock.pass(MINUTE);
  expect(clockOf(await look(), other)).toMatchObject({ runs: true, left: 14 * MINUTE });
  await move(scene, other);
  expect(clockOf(await look(), other)).toMatchObject({ left: 14.5 * MINUTE });
});

test('a rematch is played with the same time; time and pace agree', async () => {
  const { seats } = await sitDown(LIVE);
  const table = { game: 'terra-nova', options: {}, seats: [HERE, HERE] };
  const odd = await seats[0].ask('/api/tables', { ...table, time: LIVE, pace: 'slow' });
  expect(odd).toMatchObject({ status: 400, body: { refusal: { code: 'request-malformed' } } });
  const without = await seats[0].ask<TableInfo>('/api/tables', table);
  expect(without.body).not.toHaveProperty('clock');
  const slow = await seats[0].ask<TableInfo>('/api/tables', { ...table, time: SLOW });
  expect(slow.body).toMatchObject({ pace: 'slow', time: SLOW });
});
