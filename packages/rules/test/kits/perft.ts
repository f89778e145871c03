import { expect, test } from 'vitest';
import { perft } from '../../src/conformance/index.ts';
import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  Moves,
  type Seat,
  seedFromNumber,
} from '../../src/kernel/index.ts';

/** A position from which lines of moves are counted. */
export interface Counted<S> {
  /** The label of a row, padded to the width of its column. */
  readonly label: string;
  readonly state: S;
  readonly depths: readonly number[];
}

export interface PerftTable<S> {
  /** The name of the set of positions: `from the first turn`. */
  readonly name: string;
  /** The file with the numbers, relative to the test. */
  readonly golden: string;
  readonly heading: string;
  rows(): readonly Counted<S>[];
}

/** Positions in which the candidates that pass the check are counted as well. */
export interface SlowCount<S> {
  readonly name: string;
  readonly depth: number;
  states(): readonly S[];
}

export interface PerftParts<S, O, E extends GameEvent> {
  readonly game: Game<S, O, E>;
  candidates(state: S, seat: Seat): Iterable<Move>;
  readonly tables: readonly PerftTable<S>[];
  readonly slow: readonly SlowCount<S>[];
}

/**
 * Number of lines of moves from fixed positions. A difference means that a rule lists other moves
 * than before; `perftByMove` of the kit shows which. If that was intended: `npm test -- unit
 * GAME/perft -u`.
 */
export function perftTests<S, O, E extends GameEvent>(parts: PerftParts<S, O, E>): void {
  const { game } = parts;

  test.each(parts.tables)('lines of moves $name', async ({ golden, heading, rows }) => {
    const lines = rows().map(({ label, state, depths }) => {
      const counts = depths.map((depth) => String(perft(game, state, depth)).padStart(9));
      return `${label}${counts.join('')}`;
    });
    await expect(`${[heading, ...lines].join('\n')}\n`).toMatchFileSnapshot(golden);
  });

  test.each(parts.slow)('$name: the slow way counts the same', ({ depth, states }) => {
    for (const state of states()) {
      expect(slowPerft(parts, state, depth)).toBe(perft(game, state, depth));
    }
  });
}

/** Like `perft`, with the candidates that pass the check. */
function slowPerft<S, O, E extends GameEvent>(
  parts: PerftParts<S, O, E>,
  state: S,
  depth: number,
): number {
  const { game } = parts;
  const deciders = game.deciders(state);
  if (deciders === 0) return 0;
  const seat = firstSeat(deciders);
  const moves = new Moves();
  game.orders(state, seat, moves);
  const orders = new Set(moves.toArray());
  const legal = [...parts.candidates(state, seat)].filter(
    (move) => game.check(state, seat, move) === 0 && !orders.has(move),
  );
  if (depth === 1) return legal.length;
  const next = game.slot(state);
  return legal.reduce((lines, move) => {
    game.copy(state, next);
    game.apply(next, seat, move);
    return lines + slowPerft(parts, next, depth - 1);
  }, 0);
}

/**
 * The first position of a game that meets the condition.
 * @param pick returns the index of the next move in a list of `count`
 */
export function playTo<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  given: unknown,
  wanted: (state: S) => boolean,
  pick: (count: number, step: number) => number = (count) => count >> 1,
): S {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, seedFromNumber(7));
  if (!set.ok) throw new Error(set.error.code);
  const state = set.value;
  const moves = new Moves();
  for (let step = 0; !wanted(state); step++) {
    const seat = firstSeat(game.deciders(state));
    game.legal(state, seat, moves);
    game.apply(state, seat, moves.at(pick(moves.count, step)));
  }
  return state;
}
