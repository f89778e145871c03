import { expect, test } from 'vitest';
import { perft } from '../../src/conformance/index.ts';
import { Moves, seatsOf, seedFromNumber } from '../../src/kernel/index.ts';
import {
  candidates,
  FACTION_DEFINITIONS,
  FACTIONS,
  type FactionId,
  HOUSE_EDITIONS,
  QUESTION,
  type State,
  terraNova,
} from '../../src/terra-nova/index.ts';

/*
 * How many lines of moves there are from fixed positions. A difference says that a rule lists other
 * moves than before; `perftByMove` of the kit says which. When that was the intention:
 * `npm test -- unit terra-nova/perft -u`.
 */

const game = terraNova();
const EDITIONS = HOUSE_EDITIONS.map(({ id }) => id);
const moves = new Moves();

/** A game of two; every move is the one in the middle of the list. */
function playTo(edition: string, id: FactionId, reached: (s: State) => boolean): State {
  const { colour } = FACTION_DEFINITIONS[FACTIONS.indexOf(id)];
  const other = FACTION_DEFINITIONS.find((each) => each.colour !== colour && each.side === 'A');
  const options = game.options({ edition, factions: [id, other?.id], startPlayer: 0 });
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

const firstTurn = (s: State) => s.top() === QUESTION.turn;
const laterTurn = (s: State) => s.top() === QUESTION.turn && s.round() === 3 && s.topWho() === 0;

test.each(EDITIONS)(
  'lines of moves on %s, from the first turn and from a turn in round 3',
  async (edition) => {
    const lines = ['faction           turn      depth 1  depth 2  depth 3  depth 4'];
    for (const [place, id] of FACTIONS.entries()) {
      for (const [name, reached] of [
        ['first', firstTurn],
        ['round 3', laterTurn],
      ] as const) {
        const s = playTo(edition, id, reached);
        const depths = place % 3 === 0 ? [1, 2, 3, 4] : [1, 2, 3];
        const counts = depths.map((depth) => String(perft(game, s, depth)).padStart(9));
        lines.push(`${id.padEnd(17)} ${name.padEnd(8)}${counts.join('')}`);
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/perft-${edition}.txt`);
  },
);

test.each(FACTIONS)('%s: the slow way counts the same', (id) => {
  for (const edition of EDITIONS) {
    for (const reached of [firstTurn, laterTurn]) {
      const s = playTo(edition, id, reached);
      expect(slowPerft(s, 2)).toBe(perft(game, s, 2));
    }
  }
});
