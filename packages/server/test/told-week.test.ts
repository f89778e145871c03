// Four people play for a week, with their pages closed except for their moves: each gets a notice
// for every turn, and for nothing else. Each gets mail at most twice a day.
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { HERE, HOUR, MINUTE, move, type Scene } from './clocked.ts';
import { FalseClock } from './false-clock.ts';
import { addMail, FalseMail, fastHash } from './key-world.ts';
import { addChannel, FalseInternet, passing, Subscription } from './notice-world.ts';
import { emptyFolder, serve } from './running.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const DAY = 24 * HOUR;
const addressOf = (name: string) => `${name.toLowerCase()}@example.org`;
/** A Wednesday, UTC. */
const BEGINS = Date.UTC(2027, 0, 13, 12);
const NIGHT = { from: '22:00', to: '08:00' };
/** The time between two checks of the notices. */
const STEP = 10 * MINUTE;
/** Each person answers this long after the notice. */
const ANSWERS = [40 * MINUTE, 3 * HOUR, 90 * MINUTE, 5 * HOUR];

test('a slow game of four over a week, with a server that ends in the middle', async () => {
  const folder = emptyFolder();
  const [internet, mailer] = [new FalseInternet(), new FalseMail()];
  let clock = new FalseClock(BEGINS);
  const start = () => {
    const { now, after, elapsed } = clock;
    const outside = { sender: internet, mailer, slowHash: fastHash };
    return serve(folder, { ...outside, now, after, elapsed, botPool: { budgetMs: 20 } });
  };
  let server = await start();
  const seats = NAMES.map(() => new Browser(server.port));
  const made = await seats[0].ask<TableInfo>('/api/tables', {
    game: 'terra-nova',
    options: {},
    time: { kind: 'slow', days: 3, out: 'wait' },
    seats: [{ ...HERE, name: 'Ann' }, ...NAMES.slice(1).map(() => ({ kind: 'person' }))],
  });
  const { id } = made.body;
  const look = async () => (await seats[0].ask<TableInfo>(`/api/tables/${id}`)).body;
  const subscriptions = NAMES.map((name) => new Subscription(name));
  for (const [seat, browser] of seats.entries()) {
    if (seat > 0) await browser.claim(made.body.seats[seat].link ?? '', NAMES[seat]);
    await browser.ask('/api/hours', { zone: 'UTC', night: NIGHT, weekend: [], daysOff: [] });
    const address = addressOf(NAMES[seat]);
    await addMail(browser, mailer, address);
    const language = seat === 1 ? 'ja' : 'en';
    await addChannel(browser, { kind: 'mail', address, every: false, language });
    await addChannel(browser, subscriptions[seat].channel(language));
  }
  /** The times of mail, by address. */
  const mailed = new Map<string, number[]>();
  mailer.answer = async ({ to }) => {
    mailed.set(to, [...(mailed.get(to) ?? []), clock.now()]);
    return { result: 'sent' };
  };
  let pass = passing(clock, folder);
  const scene: Scene = { clock, id, seats, first: 0, other: 1, look, close: server.close };
  /** Number of notices about turns, by seat. */
  const told = NAMES.map(() => 0);
  const turns = NAMES.map(() => 0);
  /** The notices since then. They must be about the turn of the person who gets them. */
  const hear = (asked: number) => {
    for (const [seat, subscription] of subscriptions.entries()) {
      for (const sent of internet.take(subscription.endpoint)) {
        const { title, body, path } = subscription.read(sent);
        const hour = new Date(clock.now()).getUTCHours();
        expect(hour, 'nobody is told by night').toBeGreaterThanOrEqual(8);
        expect(path).toBe(`/t/${id}`);
        if (!/your turn|あなたの番/.test(title)) continue;
        expect(seat, `${NAMES[seat]} is told of a turn: ${title}\n${body}`).toBe(asked);
        told[seat] += 1;
      }
    }
  };
  let isKilled = false;
  while (clock.now() < BEGINS + 7 * DAY) {
    const { deciders, over } = await look();
    if (over) break;
    const [asked] = deciders;
    turns[asked] += 1;
    // Notices from the night come in the morning.
    for (let waited = 0; told[asked] < turns[asked] && waited < DAY; waited += STEP) {
      await pass(STEP);
      hear(asked);
    }
    expect(told[asked], `${NAMES[asked]} was told of each of its turns`).toBe(turns[asked]);
    if (!isKilled && clock.now() > BEGINS + 3 * DAY) {
      isKilled = true;
      await server.close();
      clock = new FalseClock(clock.now() + HOUR);
      server = await start();
      for (const browser of seats) browser.base = `http://127.0.0.1:${server.port}`;
      pass = passing(clock, folder);
    }
    await pass(ANSWERS[asked]);
    hear(asked);
    await move(scene, asked);
  }
  expect(isKilled).toBe(true);
  expect(told).toEqual(turns);
  expect(Math.min(...turns), 'everybody had turns').toBeGreaterThan(3);
  for (const name of NAMES) {
    const moments = mailed.get(addressOf(name)) ?? [];
    expect(moments.length, `${name} gets mail`).toBeGreaterThan(3);
    const gaps = moments.slice(1).map((moment, at) => moment - moments[at]);
    expect(Math.min(...gaps), `${name} gets two mails a day at most`).toBeGreaterThanOrEqual(
      12 * HOUR,
    );
  }
  await server.close();
});
