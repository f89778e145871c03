import { firstSeat, hasSeat, kindOf, parseSeed } from '@pangaea/rules/kernel';
import { KIND as MYSTICA, QUESTION } from '@pangaea/rules/terra-mystica';
import { KIND as NOVA, QUESTION as NOVA_QUESTION } from '@pangaea/rules/terra-nova';
import { trial } from '@pangaea/rules/trials/terra-mystica';
import { expect, test } from 'vitest';
import { type AnyDraft, draftOn, legalMoves, sendable } from '../../../src/game/draft.ts';
import type { AnyPageGame } from '../../../src/game/page-game.ts';
import { fanFace } from '../../../src/terra-mystica/fan/index.ts';
import { TERRA_MYSTICA_PAGE } from '../../../src/terra-mystica/game/rules.ts';
import { TERRA_NOVA_PAGE } from '../../../src/terra-nova/game/page-game.ts';

/** The game of the conformance kit in which Mermaids could found a river town. */
const RIVER_TOWN = 15;

/** The part of a position that tells what is asked. */
interface Asked {
  depth(): number;
  top(): number;
  frames(): number[][];
}

interface Table {
  readonly of: string;
  readonly page: AnyPageGame;
  readonly options: object;
  /** Seats and commands with which each game begins. */
  readonly opening?: readonly string[];
  readonly turn: number;
  /** Whether a command leaves the action of the turn to be made: by its name, not as the rules say. */
  readonly beside: (command: string) => boolean;
  /** Kinds that the first seat prefers, so that it gets there. */
  readonly wants: readonly number[];
}

const FREE = /^ability (?:coins-to-tokens|chase)\b/;
const mystica = (of: string, page: AnyPageGame, options: object): Table => ({
  of,
  page,
  options,
  turn: QUESTION.turn,
  beside: (command) => /^(?:burn|convert|river-town) /.test(command) || FREE.test(command),
  wants: [MYSTICA.build, MYSTICA.upgrade, MYSTICA.transform],
});
const fan = (id: string) =>
  mystica(id, fanFace('en').game, {
    players: 3,
    fireAndIce: true,
    fanFactions: 'on',
    factions: [id, 'swarmlings', 'darklings'],
  });

const TABLES: readonly Table[] = [
  {
    ...mystica('mermaids', TERRA_MYSTICA_PAGE, trial.scenario({} as never, RIVER_TOWN) as object),
    opening: [...(trial.opening?.(RIVER_TOWN).slice(0, -2) ?? []), '0 end'],
  },
  fan('the-enlightened'),
  fan('firewalkers'),
  {
    of: 'sea-dogs',
    page: TERRA_NOVA_PAGE,
    options: { players: 3, factions: ['sea-dogs', 'golems', 'druids'] },
    turn: NOVA_QUESTION.turn,
    beside: (command) => /^(?:exchange|exchange-vp|river-town) /.test(command),
    wants: [NOVA.build, NOVA.upgrade, NOVA.transform],
  },
];

function begun({ page, options, opening = [] }: Table, seed: number): unknown {
  const { game } = page.book;
  const parsed = game.options(options);
  const words = parseSeed(String(seed).padStart(32, '0'));
  if (!parsed.ok || !words.ok) throw new Error('options');
  const set = game.setup(parsed.value, words.value);
  if (!set.ok) throw new Error('set-up');
  for (const line of opening) {
    const [seat, ...words] = line.split(' ');
    const move = game.notation.parse(set.value, words.join(' '));
    if (!move.ok) throw new Error(line);
    game.apply(set.value, Number(seat), move.value);
  }
  return set.value;
}

function drafted(
  page: AnyPageGame,
  base: unknown,
  seat: number,
  moves: readonly number[],
): AnyDraft {
  const made = draftOn(page, base, seat, moves);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

/**
 * Positions at the beginning of drafts of the first seat, in random games in which it strives for
 * its ability; the others pass in every other game as soon as they can.
 */
function* positions(table: Table, seeds: number): Generator<readonly [base: unknown, at: number]> {
  const { page, wants } = table;
  const { game } = page.book;
  for (let seed = 1; seed <= seeds; seed++) {
    const state = begun(table, seed);
    for (let step = 0; step < 900 && game.outcome(state) === undefined; step++) {
      const seat = firstSeat(game.deciders(state));
      if (seat === 0) {
        const base = game.slot(state);
        game.copy(state, base);
        yield [base, step + seed];
      }
      const legal = legalMoves(game, state, seat);
      const passes = seed % 2 === 0 && seat !== 0;
      const wanted = legal.filter((move) =>
        passes ? game.notation.print(state, move).startsWith('pass') : wants.includes(kindOf(move)),
      );
      const from = wanted.length > 0 && (seat === 0 || passes) ? wanted : legal;
      game.apply(state, seat, from[(step * 7 + seed) % from.length]);
    }
  }
}

/**
 * Drafts of the first seat from a position, with the moves beside the action first.
 * @returns each draft, and whether its last answer to the question of a turn was the action
 */
function* drafts(table: Table, base: unknown, at: number) {
  const { page, turn, beside } = table;
  const { game } = page.book;
  let moves: number[] = [];
  let draft = drafted(page, base, 0, moves);
  let acted: boolean | undefined = (base as Asked).frames()[0]?.[0] === turn ? false : undefined;
  let besides = 0;
  while (moves.length < 12 && (moves.length === 0 || draft.open)) {
    const state = draft.state as Asked;
    const legal = legalMoves(game, state, 0);
    if (legal.length === 0) return;
    const print = (move: number) => game.notation.print(state, move);
    const isBeside = (move: number) => beside(print(move));
    const isTurn = state.depth() === 1 && state.top() === turn;
    const own = legal.filter(isBeside);
    const rare = own.filter((move) => /^(?:river-town|ability) /.test(print(move)));
    const free = rare.length > 0 ? rare : own;
    const from = isTurn && besides < 2 && free.length > 0 && at % 4 !== 0 ? free : legal;
    const move = from[(at * 5 + moves.length * 3) % from.length];
    if (isTurn) {
      acted = !isBeside(move);
      besides = acted ? 0 : besides + 1;
    }
    moves = [...moves, move];
    draft = drafted(page, base, 0, moves);
    yield { draft, acted, isRare: rare.includes(move) };
  }
}

test.each(TABLES)(
  '$of: a turn can be confirmed as soon as its action is made, and not before',
  (table) => {
    const { page, turn } = table;
    const { game } = page.book;
    let rare = 0;
    let next = 0;
    for (const [base, at] of positions(table, 8)) {
      for (const { draft, acted, isRare } of drafts(table, base, at)) {
        const state = draft.state as Asked;
        if (isRare && acted === false) rare++;
        const isTurn = draft.open && state.depth() === 1 && state.top() === turn;
        const ready = sendable(draft);
        const told = draft.moves.map((move) => game.notation.print(base, move)).join(', ');
        if (isTurn && acted !== undefined) {
          // The next turn of the same seat, or what was done before the action.
          expect(ready, told).toEqual(acted ? draft.moves : undefined);
          if (acted) next++;
        }
        if (ready === undefined) continue;
        const after = drafted(page, base, 0, ready);
        const isDone = !after.open || !hasSeat(game.deciders(after.state), 0);
        expect(isDone || acted !== false, told).toBe(true);
      }
    }
    expect(rare).toBeGreaterThan(0);
    expect(next).toBeGreaterThan(0);
  },
);
