import { expect, test } from 'vitest';
import { perft } from '../../src/conformance/index.ts';
import { Moves, seatsOf, seedFromNumber } from '../../src/kernel/index.ts';
import { candidates } from '../../src/terra-mystica/candidates.ts';
import {
  FACTION_DEFINITIONS,
  FACTIONS,
  type FactionId,
  QUESTION,
  type State,
} from '../../src/terra-mystica/index.ts';
import { game } from './hand-made.ts';

/*
 * How many lines of moves there are from fixed positions. A difference says that a rule lists other
 * moves than before; `perftByMove` of the kit says which. When that was the intention:
 * `npm test -- unit terra-mystica/perft -u`.
 */

const moves = new Moves();

/** A game of two; every move is the one in the middle of the list. */
function playTo(id: FactionId, reached: (s: State) => boolean): State {
  const board = FACTION_DEFINITIONS.find((each) => each.id === id)?.board;
  const other = FACTION_DEFINITIONS.find((each) => each.board !== board);
  const options = game.options({ factions: [id, other?.id], startPlayer: 0, fireAndIce: true });
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, seedFromNumber(7));
  if (!set.ok) throw new Error('refused');
  const s = set.value;
  while (!reached(s)) {
    const [seat] = seatsOf(game.deciders(s));
    game.legal(s, seat, moves);
    game.apply(s, seat, moves.at(moves.count >> 1));
  }
  return s;
}

const firstTurn = (s: State) => s.depth() > 0 && s.top() === QUESTION.turn && s.topWho() === 0;

const DEEPER: ReadonlySet<FactionId> = new Set(['witches', 'dwarves', 'acolytes', 'riverwalkers']);

/** As `perft`, from the candidates that pass the check. */
function slowPerft(s: State, depth: number): number {
  const [seat] = seatsOf(game.deciders(s));
  if (seat === undefined) return 0;
  game.orders(s, seat, moves);
  const orders = new Set(moves.toArray());
  const legal = [...candidates(s, seat)].filter(
    (move) => game.check(s, seat, move) === 0 && !orders.has(move),
  );
  if (depth === 1) return legal.length;
  const next = game.slot(s);
  return legal.reduce((lines, move) => {
    game.copy(s, next);
    game.apply(next, seat, move);
    return lines + slowPerft(next, depth - 1);
  }, 0);
}

test('lines of moves from the first turn', async () => {
  const lines = ['faction           depth 1  depth 2  depth 3'];
  for (const id of FACTIONS) {
    const s = playTo(id, firstTurn);
    const depths = DEEPER.has(id) ? [1, 2, 3] : [1, 2];
    const counts = depths.map((depth) => String(perft(game, s, depth)).padStart(9));
    lines.push(`${id.padEnd(16)}${counts.join('')}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/perft.txt');
});

test.each(FACTIONS)('%s: the slow way counts the same', (id) => {
  const s = playTo(id, firstTurn);
  expect(slowPerft(s, 1)).toBe(perft(game, s, 1));
});
