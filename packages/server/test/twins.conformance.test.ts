import { gaia, MODES, type State } from '@pangaea/rules/gaia';
import {
  Moves,
  Random,
  type Seat,
  seatsOf,
  seedFromNumber,
  type Viewer,
} from '@pangaea/rules/kernel';
import type { TableInfo } from '@pangaea/wire';
import { expect, test } from 'vitest';
import './all-games.ts';
import { Browser, type Told } from './client.ts';
import type { Leak } from './leaky-rules.ts';
import { commandsOf, findPosition, Positions } from './positions.ts';
import { serve } from './running.ts';

/*
 * Two tables differ only in facts that a viewer may not know: hands, decks, orders and answers of
 * others are dealt again at random. The same moves are made at both tables, and others may decide
 * differently in secret. The viewer must get exactly the same messages from both.
 */

const GAME = gaia();
const NOON = 1_800_000_000_000;

const NONSENSE = [
  'protect',
  'let',
  'keep sun',
  'keep nature-sea',
  'order ask',
  'order always',
  'spare',
  'exhaust',
  'tornado',
  'sun 0 0',
  'rain 1 0',
  'nature sea 0 0',
  'city city-02 1 0',
  'animals star 0 1',
  'discard protection',
  'take nature-desert',
  'settle city-01',
  'draw up',
];

/** One of two tables: its position, and the moves of all seats there. */
interface Side {
  readonly state: State;
  readonly deeds: readonly (readonly [seat: Seat, command: string])[];
}

interface Pair {
  readonly mode: string;
  readonly viewer: Viewer;
  readonly sides: readonly [Side, Side];
}

function fork(state: State): State {
  const to = GAME.slot(state);
  GAME.copy(state, to);
  return to;
}

/** The moves of the seat that reveal nothing. */
function quietly(state: State, seat: Seat): readonly string[] {
  return commandsOf(GAME, state, seat).filter((command) => {
    const [after, move] = [fork(state), GAME.notation.parse(state, command)];
    if (!move.ok) return false;
    GAME.apply(after, seat, move.value);
    return GAME.revealed(after) === GAME.revealed(state);
  });
}

function ordersOf(state: State, seat: Seat): readonly string[] {
  const orders = new Moves();
  GAME.orders(state, seat, orders);
  return orders.toArray().map((move) => GAME.notation.print(state, move));
}

/** The moves at both tables: equal ones for the viewer and in public, any in secret. */
function pair(state: State, viewer: Viewer, random: Random): Pair {
  const twin = GAME.sample(GAME.view(state, viewer), random);
  const deeds: [Seat, string][][] = [[], []];
  const both = (seat: Seat, one: readonly string[], two: readonly string[]) => {
    if (one.length === 0 || two.length === 0) return;
    deeds[0].push([seat, random.pick(one)]);
    deeds[1].push([seat, random.pick(two)]);
  };
  for (let seat = 0; seat < state.table.players; seat++) {
    if (seat !== viewer) both(seat, ordersOf(state, seat), ordersOf(twin, seat));
  }
  const deciders = seatsOf(GAME.deciders(state));
  if (GAME.silence(state, deciders[0]) === undefined) {
    const [seat] = deciders;
    const open = new Set(quietly(twin, seat));
    const common = quietly(state, seat).filter((command) => open.has(command));
    if (common.length > 0) {
      const command = [random.pick(common)];
      both(seat, command, command);
    }
  } else {
    // The last answer would reveal which seat protects.
    for (const seat of deciders.slice(1)) {
      const [one, two] = [commandsOf(GAME, state, seat), commandsOf(GAME, twin, seat)];
      both(seat, one.slice(-1), seat === viewer ? one.slice(-1) : two.slice(0, 1));
    }
  }
  const { powers } = state.table.options;
  const mode = powers === 'none' ? 'basic' : powers === 'powers' ? 'advanced' : 'disasters';
  return {
    mode,
    viewer,
    sides: [
      { state, deeds: deeds[0] },
      { state: twin, deeds: deeds[1] },
    ],
  };
}

/** Everything that the viewer's device receives about a game: answers, then messages. */
async function toldAt(
  port: number,
  { from }: { readonly from: string },
  { mode, viewer }: Pair,
  { state, deeds }: Side,
): Promise<readonly string[]> {
  const [own, others] = [new Browser(port, 'gaia'), new Browser(port, 'gaia')];
  const seats = Array.from({ length: state.table.players }, (_, seat) => ({
    kind: 'person',
    here: seat !== viewer,
  }));
  const made = { game: 'gaia', options: { mode, from }, pace: 'live', seats };
  const { status, body } = await others.ask<TableInfo>('/api/tables', made);
  expect(status, JSON.stringify(body)).toBe(201);
  const { id } = body;
  if (viewer !== 'spectator') await own.claim(body.seats[viewer].link ?? '');
  const stream = await own.listen(undefined, viewer === 'spectator' ? `?watch=${id}` : '');
  await stream.until(({ event }) => event === 'hello');
  await lookAround(own, id);
  await ask(own, id, viewer, state);
  let version = 0;
  for (const [seat, command] of deeds) {
    const browser = seat === viewer ? own : others;
    const sent = await browser.segment(id, seat, version, [command]);
    expect(sent.status, `${seat} ${command} ${JSON.stringify(sent.body)}`).toBe(200);
    version = sent.body.version;
  }
  if (version > 0) await stream.until(({ data }) => data.version === version);
  await lookAround(own, id);
  stream.close();
  const told = own.toldOfGame.map(({ path, text }: Told) => `${path} ${text}`);
  return [
    ...told.filter((each) => !each.startsWith('stream')),
    ...told.filter((each) => each.startsWith('stream')),
  ].map((text) =>
    text
      .replaceAll(id, 'ID')
      .replaceAll(`"${from}"`, '"FROM"')
      .replaceAll(/"commitment":"\w{64}"/g, '"commitment":"…"')
      .replaceAll(/"share":"\w{32}"/g, '"share":"…"'),
  );
}

async function lookAround(own: Browser, id: string): Promise<void> {
  await own.ask(`/api/tables/${id}`);
  await own.game(id);
  for (const seat of [0, 1, 2]) await own.game(id, `?seat=${seat}`);
  await own.ask(`/api/tables/${id}/record`);
}

/** Sends requests that must be refused, one by one, and after a move that would reveal a card. */
async function ask(own: Browser, id: string, viewer: Viewer, state: State): Promise<void> {
  const isLegal = (command: string) => {
    const move = GAME.notation.parse(state, command);
    return viewer !== 'spectator' && move.ok && GAME.check(state, viewer, move.value) === 0;
  };
  const seat = viewer === 'spectator' ? 0 : viewer;
  for (const command of NONSENSE.filter((each) => !isLegal(each))) {
    await own.segment(id, seat, 0, [command]);
  }
  for (const drawn of ['draw nature', 'draw life', 'draw power', 'tornado', 'let', 'protect']) {
    await own.segment(id, seat, 0, [drawn, 'draw nature']);
  }
  await own.segment(id, (seat + 1) % state.table.players, 0, ['protect']);
}

async function compare(pairs: readonly Pair[], leak?: Leak): Promise<string[]> {
  const positions = new Positions(leak);
  const limits = { tablesPerHour: 100_000 };
  const { port } = await serve(undefined, { ...positions.parts, limits, now: () => NOON });
  const different: string[] = [];
  for (const each of pairs) {
    const [one, two] = await Promise.all(
      each.sides.map((side) => toldAt(port, positions.keep(GAME, side.state), each, side)),
    );
    expect(one.length).toBe(two.length);
    for (const [index, text] of one.entries()) {
      if (text !== two[index])
        different.push(`${text.slice(0, 600)} ≠ ${two[index].slice(0, 600)}`);
    }
  }
  return different;
}

/**
 * Positions of random games (every other one with an open window, if there are any), and their
 * twins.
 */
function pairsOf(mode: string, players: number, count: number): readonly Pair[] {
  const random = Random.fromSeed(seedFromNumber(players));
  let left = 0;
  return Array.from({ length: count }, (_, index) => {
    left = 3 + random.below(120);
    const inWindow = mode !== 'basic' && players > 2 && index % 2 === 0;
    const state = findPosition(GAME, { mode, players }, (s) => {
      left -= 1;
      if (left > 0 || GAME.deciders(s) === 0) return false;
      const [first] = seatsOf(GAME.deciders(s));
      return !inWindow || GAME.silence(s, first) !== undefined;
    });
    const viewer = random.below(players + 1);
    return pair(fork(state), viewer === players ? 'spectator' : viewer, random);
  });
}

/** The number of pairs for each kind of table; with `PANGAEA_SOAK` set, three times as many. */
const PAIRS = process.env.PANGAEA_SOAK === undefined ? 2 : 6;

/** The moves made at both tables of a pair in the same step, as `MOVE or MOVE`. */
const secretly = new Set<string>();

const TABLES = Object.keys(MODES).flatMap((mode) =>
  [2, 3, 4, 5].map((players) => ({ mode, players })),
);

test.each(TABLES)('$mode, $players players: twins are told of alike', async ({ mode, players }) => {
  const pairs = pairsOf(mode, players, PAIRS);
  expect(await compare(pairs)).toEqual([]);
  const differ = pairs.filter(
    ({ sides: [one, two] }) => GAME.difference(one.state, two.state).length > 0,
  );
  expect(differ).toHaveLength(pairs.length);
  for (const { sides } of pairs) {
    const [one, two] = sides.map(({ deeds }) => deeds);
    for (const [at, [, command]] of one.entries()) secretly.add(`${command} or ${two[at][1]}`);
  }
});

test('secret moves differed', () => {
  const wanted = ['protect or let', 'let or let', 'order never or order always'];
  expect(wanted.filter((each) => !secretly.has(each))).toEqual([]);
});

const LEAKS: readonly Leak[] = ['events', 'commands', 'views', 'refusals'];

test.each(LEAKS)('twins are told apart by leaking %s', async (leak) => {
  expect(await compare(pairsOf('advanced', 4, 6), leak)).not.toEqual([]);
});
