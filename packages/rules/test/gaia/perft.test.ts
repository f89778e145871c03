import { expect, test } from 'vitest';
import { perft } from '../../src/conformance/index.ts';
import { candidates, gaia, MODES, type Mode, QUESTION, type State } from '../../src/gaia/index.ts';
import { Moves, seatsOf, seedFromNumber } from '../../src/kernel/index.ts';

/*
 * How many lines of moves there are from fixed positions. A difference says that a rule lists other
 * moves than before; `perftByMove` of the kit says which. When that was the intention:
 * `npm test -- unit gaia/perft -u`.
 */

const game = gaia();
const moves = new Moves();
const MODE_IDS = Object.keys(MODES) as Mode[];

/** Every move is one of the list by turns, so that cards are played and drawn. */
function playTo(mode: Mode, players: number, reached: (s: State) => boolean): State {
  const options = game.options({ players, mode, startPlayer: 0 });
  if (!options.ok) throw new Error(options.error.code);
  const set = game.setup(options.value, seedFromNumber(7));
  if (!set.ok) throw new Error('refused');
  const s = set.value;
  for (let step = 0; !reached(s); step++) {
    const [seat] = seatsOf(game.deciders(s));
    game.legal(s, seat, moves);
    game.apply(s, seat, moves.at((step * 7919) % moves.count));
  }
  return s;
}

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

const MOMENTS = {
  first: (s: State) => s.top() === QUESTION.turn,
  later: (s: State) => s.top() === QUESTION.turn && s.tiles() === 6,
  feeding: (s: State) => s.top() === QUESTION.turn && s.tokens() < 18,
} as const;

test('lines of moves from the first turn and from later ones', async () => {
  const lines = ['mode       players  moment      depth 1  depth 2  depth 3'];
  for (const mode of MODE_IDS) {
    for (const players of [2, 5]) {
      for (const [name, reached] of Object.entries(MOMENTS)) {
        const s = playTo(mode, players, reached);
        const counts = [1, 2, 3].map((depth) => String(perft(game, s, depth)).padStart(9));
        lines.push(
          `${mode.padEnd(11)}${`${players}`.padEnd(9)}${name.padEnd(10)}${counts.join('')}`,
        );
      }
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/perft.txt');
});

test.each(MODE_IDS)('%s: the slow way counts the same', (mode) => {
  for (const reached of Object.values(MOMENTS)) {
    const s = playTo(mode, 2, reached);
    expect(slowPerft(s, 2)).toBe(perft(game, s, 2));
  }
});
