// A board for trying moves, with the rules of each game: it reveals nothing to anybody, and it
// contains nothing hidden.
import { firstSeat, hasSeat, seatsOf } from '@pangaea/rules/kernel';
import { describe, expect, test } from 'vitest';
import { GAIA_PAGE } from '../../src/gaia/game/page-game.ts';
import { TALLY as GAIA_TALLY } from '../../src/gaia/tally.ts';
import { turnsOf } from '../../src/game/branch.ts';
import { legalMoves } from '../../src/game/draft.ts';
import { begin, extend } from '../../src/game/extend.ts';
import { type AnyHistory, stateAt } from '../../src/game/history.ts';
import type { AnyPageGame } from '../../src/game/page-game.ts';
import { SeenHistories } from '../../src/game/seen.ts';
import type { Tally } from '../../src/play/face/tally.ts';
import type { Question } from '../../src/table/bots/client.ts';
import type { Player } from '../../src/table/port.ts';
import {
  mayAskBots,
  type Sketched,
  type SketchTable,
  sketchTable,
} from '../../src/table/sketch/sketch-table.ts';
import type { Shelf } from '../../src/table/storage.ts';
import { TERRA_MYSTICA_PAGE } from '../../src/terra-mystica/game/rules.ts';
import { TALLY as MYSTICA_TALLY } from '../../src/terra-mystica/tally.ts';
import { TERRA_NOVA_PAGE } from '../../src/terra-nova/game/page-game.ts';
import { TALLY as NOVA_TALLY } from '../../src/terra-nova/tally.ts';
import { SEED } from '../game/played-out.ts';

const PLAYED: readonly [AnyPageGame, Tally][] = [
  [TERRA_MYSTICA_PAGE, MYSTICA_TALLY],
  [TERRA_NOVA_PAGE, NOVA_TALLY],
  [GAIA_PAGE, GAIA_TALLY],
];
const PLAYERS: readonly Player[] = [
  { kind: 'here', name: '' },
  { kind: 'bot', level: 'strong' },
];

function shelf(): Shelf & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

/** Plays the first legal move of each list, until a condition is met. */
function played(history: AnyHistory, until: (history: AnyHistory) => boolean): AnyHistory {
  let now = history;
  const { game: rules } = history.game.book;
  for (let count = 0; count < 400 && !until(now); count++) {
    const state = stateAt(now);
    const seat = firstSeat(rules.deciders(state));
    const [move] = legalMoves(rules, state, seat);
    const next = extend(now, seat, rules.notation.print(state, move));
    if (!next.ok) throw new Error(next.error.code);
    now = next.value;
  }
  return now;
}

function whole(game: AnyPageGame): AnyHistory {
  const begun = begin(game, { options: { players: 2 }, seed: SEED });
  if (!begun.ok) throw new Error(begun.error.code);
  const { game: rules } = game.book;
  const isTurn = (history: AnyHistory) =>
    history.steps.length > 12 && hasSeat(rules.deciders(stateAt(history)), 0);
  return played(begun.value, isTurn);
}

function opened(
  game: AnyPageGame,
  tally: Tally,
  more: Partial<Sketched> = {},
  kept = shelf(),
): { table: SketchTable; kept: ReturnType<typeof shelf>; asked: Question[]; real: AnyHistory } {
  const real = whole(game);
  const history = new SeenHistories().as(real, 0);
  const asked: Question[] = [];
  let ids = 0;
  const table = sketchTable(
    {
      id: 'one',
      players: PLAYERS,
      history,
      viewer: 0,
      own: 0,
      from: history.steps.length,
      hasBots: () => true,
      record: () => Promise.reject(new Error('nothing is asked of the table')),
      ...more,
    },
    {
      shelf: kept,
      now: () => 1,
      newId: () => `id${kept.all.size}-${ids++}`,
      chance: () => 7,
      nameOf: (number) => 'ABCDEFG'[number],
      budgetMs: 1,
      bots: {
        ask: async (question) => {
          asked.push(question);
          const read = game.book.game.fromJson(question.position);
          if (!read.ok) throw new Error(read.error.code);
          const [move] = legalMoves(game.book.game, read.value, question.seat);
          return [game.book.game.notation.print(read.value, move)];
        },
        close: () => undefined,
      },
      leave: (state, seat) => tally.leave?.(state, seat),
    },
  );
  return { table, kept, asked, real };
}

/** Plays the first legal move of a seat that a person moves. */
async function move(table: SketchTable, seat?: number): Promise<void> {
  if (table.current().isHidden) table.draw();
  const { history } = table.current();
  const { deciders, game } = table.port.current();
  const by = seat ?? firstSeat(deciders);
  const state = stateAt(history);
  const [first] = legalMoves(game.book.game, state, by);
  const command = game.book.game.notation.print(state, first);
  expect(await table.port.send(by, history.steps.length, [command])).toEqual({ ok: true });
}

describe.each(PLAYED)('a sketch of $id', (game, tally) => {
  test('begins where the game stands, with what its seat knows and no seed', () => {
    const { table, real } = opened(game, tally);
    const { game: rules } = game.book;
    const now = stateAt(table.current().history);
    expect(rules.difference(now, rules.view(stateAt(real), 0))).toEqual([]);
    expect(table.port.current().deciders).toBe(rules.deciders(now));
    expect(table.port.again).toBeUndefined();
    expect(table.port.hint).toBeUndefined();
  });

  test('takes moves back one by one, and keeps them for the next time', async () => {
    const { table, kept, real } = opened(game, tally);
    await move(table);
    await move(table);
    const { moves } = table.current().branch;
    expect(moves).toHaveLength(2);
    expect(table.current().history.steps).toHaveLength(real.steps.length + 2);
    const again = opened(game, tally, {}, kept);
    expect(again.table.current().branch.moves).toEqual(moves);
    again.table.back();
    expect(again.table.current().branch.moves).toEqual(moves.slice(0, 1));
    again.table.backTo(0);
    expect(again.table.current().history.steps).toHaveLength(real.steps.length);
  });

  test('holds branches beside each other', async () => {
    const { table } = opened(game, tally);
    await move(table);
    table.add();
    await move(table);
    expect(table.current().branches.map(({ name, moves }) => [name, moves.length])).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
    const [first, second] = table.current().branches;
    table.show(first.id);
    expect(table.current().history.steps.length).toBe(table.grown(second).history.steps.length - 1);
    table.rename(first.id, 'Temple first');
    table.remove(second.id);
    expect(table.current().branches.map(({ name }) => name)).toEqual(['Temple first']);
    table.remove(first.id);
    expect(table.current().branch.moves).toEqual([]);
  });

  test('leaves out moves that are not possible any more, and says how many', () => {
    const { table } = opened(game, tally, { moves: ['0 nonsense', '0 more'] });
    expect(table.current().made).toBe(0);
    expect(table.current().branch.moves).toHaveLength(2);
    expect(table.current().history.steps).toHaveLength(table.of.history.steps.length);
  });

  test('refuses what the rules refuse', async () => {
    const { table } = opened(game, tally);
    const { length } = table.current().history.steps;
    const sent = await table.port.send(1, length, ['nonsense']);
    expect(sent.ok).toBe(false);
    expect(await table.port.send(0, length - 1, [])).toMatchObject({ ok: false });
    expect(table.current().branch.moves).toEqual([]);
  });

  test('asks no bot where other people play, whatever is chosen', async () => {
    const { table, asked } = opened(game, tally, { hasBots: () => false });
    table.others('bots');
    expect(table.current().others).toBe('by-hand');
    await move(table);
    expect(asked).toEqual([]);
  });

  test('gives a bot only what its seat sees', async () => {
    const { table, asked } = opened(game, tally);
    table.draw();
    table.others('bots');
    for (let count = 0; count < 4 && asked.length === 0; count++) {
      if (hasSeat(table.port.current().deciders, 0)) await move(table, 0);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect(asked.length).toBeGreaterThan(0);
    const { game: rules } = game.book;
    for (const { position, seat } of asked) {
      const read = rules.fromJson(position);
      expect(read.ok && rules.difference(read.value, rules.view(read.value, seat))).toEqual([]);
    }
    table.port.close();
  });
});

test('the others pass, so that the own next turns and the income are seen', async () => {
  const { table } = opened(TERRA_MYSTICA_PAGE, MYSTICA_TALLY);
  table.others('pass');
  for (let count = 0; count < 6; count++) await move(table, 0);
  const { history, branch } = table.current();
  const turns = turnsOf(history, branch.from);
  expect(turns.filter(({ seat }) => seat === 0).length).toBeGreaterThan(1);
  expect(seatsOf(table.port.current().deciders)).toContain(0);
});

test('where hands are hidden, the others are moved only after theirs were drawn', async () => {
  const { table, real } = opened(GAIA_PAGE, GAIA_TALLY);
  const { game: rules } = GAIA_PAGE.book;
  for (let count = 0; count < 9 && !table.current().isHidden; count++) await move(table, 0);
  expect(table.current().isHidden).toBe(true);
  expect(table.port.current().deciders).toBe(0);
  expect(table.port.current().players[1].kind).toBe('away');
  table.draw();
  expect(table.port.current().players[1].kind).toBe('here');
  const drawn = stateAt(table.current().history);
  // The drawn cards agree with the facts that the seat knows, and are not copied from the game.
  const start = table.grown({ ...table.current().branch, id: '', moves: [] }).history;
  expect(rules.difference(rules.view(stateAt(start), 0), rules.view(stateAt(real), 0))).toEqual([]);
  expect(rules.deciders(drawn)).not.toBe(0);
});

test('bots may answer against bots alone, or after the game', () => {
  const here: Player = { kind: 'here', name: '' };
  const away: Player = { kind: 'away', name: 'Ana', joined: true };
  const bot: Player = { kind: 'bot', level: 'strong' };
  expect(mayAskBots({ players: [here, bot, bot] }, false)).toBe(true);
  expect(mayAskBots({ players: [here, away] }, false)).toBe(false);
  expect(mayAskBots({ players: [here, here] }, false)).toBe(false);
  expect(mayAskBots({ players: [away, bot] }, false)).toBe(false);
  expect(mayAskBots({ players: [here, away] }, true)).toBe(true);
});
