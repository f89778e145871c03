// A server that is asked to end finishes its current work first.

import { expect, test } from 'vitest';
import { Readiness } from '../src/readiness.ts';
import { Browser } from './client.ts';
import { serve } from './running.ts';

const BOT = { kind: 'bot', level: 'beginner' };
const HERE = { kind: 'person', here: true };
const FIRST_GAME = { factions: 'first-game', startPlayer: 0 };

const courseOf = async (browser: Browser) => {
  const { status, body } = await browser.ask('/api/health/ready');
  return [status, body.ready, body.course];
};

test('a server is ready between its start and its draining, and drains for good', () => {
  const readiness = new Readiness();
  const seen = [readiness.course];
  readiness.started();
  seen.push(readiness.course);
  readiness.drains();
  seen.push(readiness.course);
  readiness.started();
  expect([...seen, readiness.course]).toEqual(['starting', 'running', 'draining', 'draining']);
});

test('a server that drains lets a bot finish its move, and sends new streams elsewhere', async () => {
  const { port, drain, close } = await serve(undefined, {
    // The bot has enough time even on a slow machine.
    botPool: { budgetMs: 300, graceMs: 60_000 },
    botsFinishMs: 60_000,
  });
  const ann = new Browser(port);
  expect(await courseOf(ann)).toEqual([200, true, 'running']);
  // Monitoring programs may ask under any host name.
  const { status } = await ann.ask('/api/health/ready', undefined, { host: 'balancer.internal' });
  expect(status).toBe(200);
  const { body } = await ann.create([HERE, HERE, BOT], FIRST_GAME);
  const stream = await ann.listen();
  const hello = await stream.until(({ event }) => event === 'hello');
  const [{ version }] = hello.data.tables as { version: number }[];
  const play = async (at: number) => {
    const { position, version: from } = await ann.game(body.id);
    const seat = [0, 1].find((each) => ann.anyCommand(position, each) !== undefined);
    if (seat === undefined) return false;
    const command = ann.anyCommand(position, seat, at) ?? '';
    expect((await ann.segment(body.id, seat, from, [command])).status).toBe(200);
    return true;
  };
  let sent = 0;
  while (await play(sent + 1)) sent++;
  const drained = drain();
  expect(await courseOf(ann)).toEqual([503, false, 'draining']);
  expect((await ann.ask('/api/health/live')).body).toEqual({ live: true });
  const late = await fetch(`${ann.base}/api/stream`, { headers: { cookie: ann.cookie } });
  expect([late.status, await late.text()]).toEqual([200, 'retry: 1000\n\n']);
  await drained;
  // The bot has played, and the open stream got the move.
  const { position, version: now } = await ann.game(body.id);
  const told = await stream.until(({ event, data }) => event === 'segment' && data.version === now);
  const { steps } = told.data as { steps: readonly { seat: number }[] };
  expect([steps.at(-1)?.seat, now > version]).toEqual([2, true]);
  // The next move, of the bot or of a person, happens after the next start of the server.
  expect(position).toBeDefined();
  await close();
  await stream.ended;
});

test('a bot that does not come to an end holds nobody up for long', async () => {
  const program = new URL('stuck-bot.ts', import.meta.url);
  const { port, drain } = await serve(undefined, {
    botPool: { budgetMs: 60_000, program },
    botsFinishMs: 50,
  });
  const ann = new Browser(port);
  await ann.create([BOT, HERE], FIRST_GAME);
  await drain();
  expect(await courseOf(ann)).toEqual([503, false, 'draining']);
});
