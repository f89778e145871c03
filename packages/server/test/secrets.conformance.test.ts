import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gaia, MODES } from '@pangaea/rules/gaia';
import { type GameRecord, Random, seedFromNumber } from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import type { BotQuestion } from '../src/bots/question.ts';
import type { Parts } from '../src/server.ts';
import './all-games.ts';
import { Audit } from './audit.ts';
import { bring } from './bringing.ts';
import { Browser, type Listener } from './client.ts';
import { secretsShown } from './gaia-hidden.ts';
import type { Leak } from './leaky-rules.ts';
import { Positions } from './positions.ts';
import { emptyFolder, serve } from './running.ts';

const GAME = gaia();
const HERE = { kind: 'person', here: true };
const PERSON = { kind: 'person' };
const BOT = { kind: 'bot', level: 'beginner' };

interface Device {
  readonly browser: Browser;
  readonly seats: readonly number[];
}

/** A finished game, and all messages that any client received about it. */
interface Overheard {
  readonly id: string;
  readonly devices: readonly Device[];
  readonly questions: readonly BotQuestion[];
  readonly record: GameRecord & { readonly salt: string };
}

/**
 * Plays a random game. One device has the first seat and, of more than two, the third; the person
 * of the second has two devices; a bot plays the last; a device without a seat watches. In between
 * all clients ask for things that they may not see, send nonsense, and give standing orders.
 */
async function overhear(
  number: number,
  { mode, players }: { readonly mode: string; readonly players: number },
  parts: Parts = {},
): Promise<Overheard> {
  const questionFile = join(emptyFolder(), 'questions');
  writeFileSync(questionFile, '');
  process.env.PANGAEA_TEST_QUESTIONS = questionFile;
  const botPool = { program: new URL('./listening-bot.ts', import.meta.url) };
  const { port, close } = await serve(undefined, { botPool, botsAnswer: [1, 3], ...parts });
  const [ann, ben, cat, eve] = [1, 2, 3, 4].map(() => new Browser(port, 'gaia'));
  const { body } = await ann.ask<TableInfo>('/api/tables', {
    game: 'gaia',
    options: { mode },
    seats: [HERE, PERSON, HERE, PERSON, PERSON].slice(0, players - 1).concat([BOT]),
  });
  const { id, seats } = body;
  const bens = seats.filter(({ link }) => link !== undefined);
  const link = (seat: number) => seats[seat].link ?? '';
  for (const { seat } of bens) await ben.claim(link(seat));
  if (players > 2) {
    await bring(ben, cat);
    // Messages about devices go to their person only, and contain nothing about a game.
    for (const { told } of [ben, cat]) told.splice(0, told.length);
  }
  const devices: Device[] = [
    { browser: ann, seats: players > 3 ? [0, 2] : [0] },
    { browser: ben, seats: bens.map(({ seat }) => seat) },
    { browser: cat, seats: players > 2 ? bens.map(({ seat }) => seat) : [] },
    { browser: eve, seats: [] },
  ];
  const streams = await Promise.all(
    devices.map(({ browser, seats: own }) =>
      browser.listen(undefined, own.length === 0 ? `?watch=${id}` : ''),
    ),
  );
  await playOut(number, id, devices, streams);
  // A client that comes after the end gets all steps, and the secrets with the end.
  const late = await ann.segment(id, 0, 0, ['exhaust']);
  expect(late).toMatchObject({ status: 409, body: { happened: { outcome: {} } } });
  const { body: record } = await eve.ask<Overheard['record']>(`/api/tables/${id}/record`);
  const { commands } = record;
  await Promise.all(
    streams.map((stream) => stream.until(({ data }) => data.version === commands.length)),
  );
  await close();
  const lines = readFileSync(questionFile, 'utf8').split('\n').slice(0, -1);
  return { id, devices, record, questions: lines.map((line) => JSON.parse(line)) };
}

const NONSENSE = [
  'protect',
  'let',
  'keep sun',
  'keep nature-sea',
  'order always',
  'order never',
  'order ask',
  'order when-losing',
  'draw nature',
  'draw life',
  'draw power',
  'tornado',
  'exhaust',
  'spare',
  'discard protection',
  'discard city-01',
  'sun 0 0',
  'city city-02 1 0',
  'no such command',
];

async function playOut(
  number: number,
  id: string,
  devices: readonly Device[],
  streams: readonly Listener[],
) {
  const random = Random.fromSeed(seedFromNumber(number));
  const lines = [...NONSENSE];
  const watcher = devices[3].browser;
  const held = devices.flatMap(({ browser, seats }) => seats.map((seat) => ({ browser, seat })));
  for (;;) {
    const { deciders, version, outcome } = await watcher.game(id, `?from=${await latest()}`);
    if (outcome !== undefined) return;
    if (random.below(4) === 0) await meddle(version);
    const able = held.filter(({ seat }) => deciders.includes(seat));
    if (able.length === 0) {
      await streams[3].until(({ data }) => Number(data.version) > version);
      continue;
    }
    const { browser, seat } = random.pick(able);
    const seen = await browser.game(id, `?seat=${seat}&from=${version}`);
    if (seen.window?.answered?.includes(seat)) {
      await new Promise((later) => setTimeout(later, 20));
      continue;
    }
    const command = browser.anyCommand(seen.position, seat, random.next());
    if (command === undefined) continue;
    lines.push(command);
    const { status, body } = await browser.segment(id, seat, seen.version, [command]);
    expect([200, 409, 422], JSON.stringify(body)).toContain(status);
  }

  async function latest(): Promise<number> {
    return (await watcher.ask<TableInfo>(`/api/tables/${id}`)).body.version;
  }

  /** Commands that are refused, or that move no piece. */
  async function meddle(version: number) {
    const device = random.below(devices.length);
    const { browser, seats } = devices[device];
    const seat = random.below(5);
    const commands = [random.pick(lines), ...(random.below(3) === 0 ? [random.pick(lines)] : [])];
    switch (random.below(8)) {
      case 0:
        await browser.game(id, `?seat=${seat}`);
        return;
      case 1:
        await browser.ask(`/api/tables/${id}/record`);
        return;
      case 2:
        await browser.segment(id, seat, Math.max(0, version - 3), commands);
        return;
      case 3:
        await browser.game(id, `?from=${Math.max(0, version - random.below(9))}`);
        return;
      case 4:
        await browser.ask('/api/tables');
        return;
      case 5: {
        // A lost connection: the missed messages are sent again.
        const ids = streams[device].heard.flatMap(({ id: number }) => number ?? []);
        if (ids.length < 3) return;
        const watch = seats.length === 0 ? `?watch=${id}` : '';
        const again = await browser.listen(ids.at(-2 - random.below(20)) ?? ids[1], watch);
        await again.until((heard) => heard.id === ids.at(-1));
        again.close();
        return;
      }
      default:
        await browser.segment(id, seats[0] ?? seat, version, commands);
    }
  }
}

function complaintsAbout({ devices, questions, record }: Overheard): string[] {
  const audit = new Audit(GAME, record, secretsShown);
  return [
    ...devices.flatMap(({ browser, seats }) => audit.device(browser.told, seats)),
    ...questions.flatMap((question) => audit.question(question)),
  ];
}

/**
 * Secrets that occurred in some message: only for these can the test show that they are protected.
 */
const SIGNS = [
  '"window":',
  '"answered":',
  '"command":"?"',
  '"views":',
  '"stolen"',
  '"protected"',
  '"order"',
  '"resumed":true',
];
const cameUp = new Set<string>();

const TABLES = Object.keys(MODES).flatMap((mode) =>
  [2, 3, 4, 5].map((players) => ({ mode, players })),
);
/** Each mode and each number of players in half of the tables; with `PANGAEA_SOAK` set all of them. */
const OVERHEARD =
  process.env.PANGAEA_SOAK === undefined
    ? TABLES.filter((_, at) => (at + Math.floor(at / 4)) % 2 === 0)
    : TABLES;

test.each(OVERHEARD)(
  '$mode, $players players: nobody is told what is not theirs to know',
  async (at) => {
    const overheard = await overhear(TABLES.indexOf(at), at);
    expect(complaintsAbout(overheard)).toEqual([]);
    // The client did receive messages, so that missing secrets mean something.
    const { devices, questions, record } = overheard;
    const all = devices.flatMap(({ browser }) => browser.told);
    expect(all.length).toBeGreaterThan(record.commands.length);
    expect(questions.length).toBeGreaterThan(5);
    const refusals = all.filter(({ text }) => text.startsWith('{"refusal"'));
    expect(refusals.length).toBeGreaterThan(5);
    for (const sign of SIGNS) if (all.some(({ text }) => text.includes(sign))) cameUp.add(sign);
  },
);

test('all secrets occurred in these games', () => {
  expect(SIGNS.filter((sign) => !cameUp.has(sign))).toEqual([]);
});

const LEAKS: Readonly<Record<Leak, string>> = {
  events: ': steps ',
  commands: '"command":"let"',
  views: 'the hand of ',
  refusals: 'cannot know',
};

test.each(Object.keys(LEAKS) as Leak[])(
  'rules that leak by their %s are found out',
  async (leak) => {
    const { parts } = new Positions(leak);
    const overheard = await overhear(1, { mode: 'advanced', players: 4 }, parts);
    const complaints = complaintsAbout(overheard);
    expect(complaints.filter((why) => why.includes(LEAKS[leak]))).not.toEqual([]);
  },
);
