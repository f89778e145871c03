import { coordinateOf, KIND, NONE, placeAt, type State, tileAt } from '@pangaea/rules/gaia';
import { argA, argB, argC, firstSeat, kindOf, type Move, Moves } from '@pangaea/rules/kernel';
import { expect, it } from 'vitest';
import { pruneBy, pruneByTile, SORTS } from '../../src/gaia/prune.ts';
import { Marks } from '../../src/marks.ts';
import { begin, chance, game, play } from './games.ts';

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The only tile that a new tile would touch, with its land; undefined if there are several. */
function touchedAlone(s: State, move: Move): string | undefined {
  if (kindOf(move) !== KIND.nature) return undefined;
  const [x, y] = [coordinateOf(argB(move)), coordinateOf(argC(move))];
  const touched = AROUND.map(([east, south]) => tileAt(s, placeAt(x + east, y + south)));
  const tiles = touched.filter((tile) => tile !== NONE);
  return tiles.length === 1 ? `${argA(move)} beside ${tiles[0]}` : undefined;
}

it('leaves each land a place beside each tile, since a city may want it just there', () => {
  const [all, pruned] = [new Moves(), new Moves()];
  const state = begin({ players: 3, mode: 'basic' }, 4);
  let cut = 0;
  play(state, Array(3).fill(chance), 0, () => {
    const seat = firstSeat(game.deciders(state));
    game.legal(state, seat, all);
    game.legal(state, seat, pruned);
    pruneByTile(state, seat, pruned);
    cut += all.count - pruned.count;
    const sorts = (moves: Moves) =>
      new Set(moves.toArray().map((move) => touchedAlone(state, move)));
    expect(sorts(pruned)).toEqual(sorts(all));
    return true;
  });
  expect(cut).toBeGreaterThan(100);
});

it('keeps the same moves however many lists there were before', () => {
  const [moves, late] = [new Moves(), new Moves()];
  const pruneLate = pruneBy((_s, tile) => tile, new Marks(SORTS, 2 ** 31 - 3));
  const state = begin({ players: 2, mode: 'basic' }, 2);
  play(state, Array(2).fill(chance), 0, () => {
    const seat = firstSeat(game.deciders(state));
    game.legal(state, seat, moves);
    game.legal(state, seat, late);
    pruneByTile(state, seat, moves);
    pruneLate(state, seat, late);
    expect(late.toArray()).toEqual(moves.toArray());
    return true;
  });
});
