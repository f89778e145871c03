import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DECK, FACE, gaia, POWER, QUESTION, type State } from '@pangaea/rules/gaia';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import type { StoredTable } from '../src/storage/contract.ts';
import type { Listener } from '../src/stream/hub.ts';
import { type Alone, OnlyPerson } from '../src/tables/only-person.ts';
import './all-games.ts';
import { Browser, dealAndFree } from './client.ts';
import { commandsOf, findPosition, Positions } from './positions.ts';
import { emptyFolder, serve } from './running.ts';

const GAME = gaia();
const NOON = 1_800_000_000_000;
const PROTECTION = FACE.power + POWER.protection;

/**
 * Seat 0 has announced a power card, both others are asked, and seat 1 has a protection card, which
 * no other seat knows.
 */
const HOLDING = findPosition(GAME, { mode: 'advanced', players: 3 }, (s) => {
  if (s.top() !== QUESTION.window || s.turn() !== 0 || GAME.deciders(s) !== 0b110) return false;
  // The cards that a tornado takes depend on the hand.
  const [, , power] = s.frames().find(([kind]) => kind === QUESTION.effect) ?? [];
  if (power === POWER.tornado || !s.holds(1, PROTECTION) || swapAt(s) < 0) return false;
  return !GAME.view(s, 'spectator').holds(1, PROTECTION);
});

/** The index in the power deck of a card that is no protection. */
function swapAt(s: State): number {
  const cards = Array.from({ length: s.deckSize(DECK.power) }, (_, at) =>
    s.deckCard(DECK.power, at),
  );
  return cards.findIndex((face) => face !== PROTECTION);
}

/** The same position, but the protection card is in the deck, and seat 1 has another power card. */
const EMPTY = (() => {
  const s = GAME.slot(HOLDING);
  GAME.copy(HOLDING, s);
  while (s.holds(1, PROTECTION)) {
    const at = swapAt(s);
    s.removeCard(1, PROTECTION);
    s.addCard(1, s.deckCard(DECK.power, at));
    s.setDeckCard(DECK.power, at, PROTECTION);
  }
  return s;
})();

const HERE = { kind: 'person', here: true };
const LINK = { kind: 'person' };
const BOT = { kind: 'bot', level: 'beginner' };

interface AtTable {
  readonly id: string;
  /** Plays seat 1. */
  readonly ann: Browser;
  /** Plays nothing. */
  readonly eve: Browser;
  /** The messages of a table without its id, so that two tables can be compared. */
  readonly plain: (text: string) => string;
  /** Lets the bots answer from now on. */
  answerBots(): void;
  /** The questions that the bots got. */
  asked(): string;
  /** Waits until the bot in seat 2 has answered; no client gets a message about this. */
  botAnswered(): Promise<void>;
}

/** A table in the middle of a window in which the bots do not answer yet. */
async function sit(state: State, seats: readonly object[], more: object = {}): Promise<AtTable> {
  const [positions, folder] = [new Positions(), emptyFolder()];
  const [gate, questions] = [join(folder, 'gate'), join(folder, 'questions')];
  Object.assign(process.env, { PANGAEA_TEST_GATE: gate, PANGAEA_TEST_QUESTIONS: questions });
  const program = new URL('./letting-bot.ts', import.meta.url);
  const data = emptyFolder();
  const { port } = await serve(data, {
    ...positions.parts,
    botPool: { program, processes: 2, graceMs: 3_600_000 },
    botsAnswer: [1, 2],
    windowMs: 3_600_000,
    now: () => NOON,
  });
  const [ann, eve] = [new Browser(port, 'gaia'), new Browser(port, 'gaia')];
  const { from } = positions.keep(GAME, state);
  const { body } = await ann.ask<TableInfo>('/api/tables', {
    game: 'gaia',
    options: { mode: 'advanced', from },
    seats,
    ...more,
  });
  const { id } = body;
  // The person who joined has left again.
  for (const { seat, link } of body.seats) {
    if (link !== undefined) await dealAndFree(ann, body, seat);
  }
  const plain = (text: string) =>
    text
      .replaceAll(id, 'ID')
      .replaceAll(`"${from}"`, '"FROM"')
      .replaceAll(/"commitment":"\w{64}"/g, '"commitment":"…"');
  const answerBots = () => writeFileSync(gate, '');
  const botAnswered = () =>
    expect
      .poll(
        () => {
          const db = new DatabaseSync(join(data, 'pangaea.db'), { readOnly: true });
          const [row] = db.prepare('SELECT answered FROM tables').all();
          db.close();
          return Number(row.answered) & 0b100;
        },
        { timeout: 50_000 },
      )
      .toBe(0b100);
  const asked = () => readFileSync(questions, 'utf8');
  return { id, ann, eve, plain, answerBots, asked, botAnswered };
}

const ALONE = [BOT, HERE, BOT];

test('of two positions one has a choice, and only its owner can tell them apart', () => {
  expect(commandsOf(GAME, HOLDING, 1)).toEqual(['let', 'protect']);
  expect(commandsOf(GAME, EMPTY, 1)).toEqual(['let']);
  for (const viewer of [0, 2, 'spectator'] as const) {
    const [one, two] = [HOLDING, EMPTY].map((s) => GAME.view(s, viewer));
    expect(GAME.difference(one, two)).toEqual([]);
  }
});

test.each(['live', 'slow'])(
  '%s: the only answer of the only person is given last',
  async (pace) => {
    const { id, ann, answerBots } = await sit(EMPTY, ALONE, { pace });
    const stream = await ann.listen();
    expect((await ann.game(id)).deciders).toEqual([1, 2]);
    answerBots();
    await stream.until(({ data }) => data.version === 2);
    const { steps, window } = await ann.game(id);
    expect(steps.map(({ seat, command }) => `${seat} ${command}`)).toEqual(['1 let', '2 ?']);
    expect(window).toBeUndefined();
  },
);

/** The questions to the bots, and the answers to a visitor after the window is closed. */
async function toldAfterwards(state: State): Promise<string> {
  const { id, ann, eve, plain, answerBots, asked } = await sit(state, ALONE);
  const stream = await ann.listen();
  answerBots();
  if (state === HOLDING) expect((await ann.segment(id, 1, 0, ['let'])).status).toBe(200);
  await stream.until(({ data }) => data.version === 2);
  await eve.ask(`/api/tables/${id}`);
  await eve.game(id);
  return [asked(), ...eve.toldOfGame.map(({ text }) => plain(text))].join('\n');
}

test('bots, and who looks later, are told the same whether the answer was the only one or not', async () => {
  const told = await toldAfterwards(HOLDING);
  expect(told).toContain('"command":"?"');
  expect(await toldAfterwards(EMPTY)).toBe(told);
});

/** The messages to a spectator who watches the whole time. */
async function toldMeanwhile(state: State): Promise<string> {
  const { id, ann, eve, plain, answerBots, botAnswered } = await sit(state, ALONE);
  const watching = await eve.listen(undefined, `?watch=${id}`);
  answerBots();
  await botAnswered();
  // A person for whom nobody has answered can still answer.
  expect((await ann.segment(id, 1, 0, ['let'])).status).toBe(200);
  await watching.until(({ data }) => data.version === 2);
  return eve.toldOfGame.map(({ text }) => plain(text)).join('\n');
}

test('while somebody watches, the person is asked whatever it holds', async () => {
  const told = await toldMeanwhile(HOLDING);
  expect(told).toContain('"answered"');
  expect(await toldMeanwhile(EMPTY)).toBe(told);
});

test.each([
  ['several people play', [LINK, HERE, BOT]],
  ['several people play at one device', [HERE, HERE, BOT]],
])('where %s, nobody is answered for', async (_, seats) => {
  const { id, ann, answerBots, botAnswered } = await sit(EMPTY, seats);
  const link = seats[1] === LINK ? (await ann.ask<TableInfo>(`/api/tables/${id}`)).body : undefined;
  answerBots();
  await botAnswered();
  if (link !== undefined) await ann.claim(link.seats[1].link ?? '');
  expect((await ann.segment(id, 1, 0, ['let'])).status).toBe(200);
});

/** A table of seat 1 and two bots, in a window that opened at version 3. */
function table(more: Partial<StoredTable> = {}): StoredTable {
  const seat = (at: number) =>
    at === 1 ? { seat: 1, kind: 'person', persons: [7] } : { seat: at, kind: 'bot', persons: [] };
  const seats = [0, 1, 2].map(seat);
  const window = { from: 3, closes: 0 };
  const asked = { deciders: 0b110, answered: 0b100 };
  return { id: 'table', over: false, ...asked, window, seats, ...more } as StoredTable;
}

test('answers are given when only the person is asked, and nobody else has looked for a minute', () => {
  const listeners: Listener[] = [];
  let now = NOON;
  const answered: number[] = [];
  const alone: Alone[] = [];
  const only = new OnlyPerson(
    { listeners: () => listeners },
    () => now,
    async (_id, from, is) => {
      answered.push(from);
      alone.push(is);
    },
  );
  const after = (look: () => void) => {
    answered.length = 0;
    look();
    only.watch(table());
    return answered;
  };
  expect(after(() => undefined)).toEqual([3]);
  expect([table(), table({ answered: 0 })].map(alone[0])).toEqual([1, undefined]);
  only.watch(table({ answered: 0 }));
  only.watch({ ...table(), window: undefined });
  expect(answered).toEqual([3]);

  expect(after(() => listeners.push({ device: 1, person: 7, networks: [''] }))).toEqual([3]);
  expect(
    after(() => listeners.push({ device: undefined, person: undefined, networks: [''] })),
  ).toEqual([]);
  listeners.pop();
  expect(after(() => only.looked(7, table()))).toEqual([3]);
  expect(after(() => only.looked(8, table()))).toEqual([]);
  now += 59_999;
  expect(after(() => undefined)).toEqual([]);
  now += 1;
  expect(after(() => undefined)).toEqual([3]);
});
