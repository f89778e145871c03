import {
  coordinateOf,
  DIRECTIONS,
  KIND,
  MAX_TILES,
  NONE,
  placeAt,
  type State,
  tileAt,
} from '@pangaea/rules/gaia';
import { argA, argB, argC, kindOf, type Move } from '@pangaea/rules/kernel';
import type { Judge } from '../judge.ts';
import { Marks } from '../marks.ts';

/** The edges of a tile as steps in x and y, in the order of `link`. */
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** The sort of a move that is always kept. */
const WORTHY = -1;
/** The other tile of an earthquake, by its direction: east, south. */
const OTHER_TILE: readonly number[] = [1, 2];
export const SORTS = 1 << 10;

/**
 * Equal tiles have the same number, below `MAX_TILES`: a new tile beside either of them counts as
 * equally good.
 */
type Likeness = (s: State, tile: number) => number;

/**
 * Many places are equally good. Of tiles that touch only one other tile and no city, the list keeps
 * one for each land next to each kind of tile; of power cards aimed at places without a city near,
 * one for each card.
 * @param sorts kinds of moves of which the list has one; for tests
 */
export function pruneBy(
  likeness: Likeness,
  sorts: Marks = new Marks(SORTS),
): Judge<State>['prune'] {
  return (s, _seat, moves) => {
    sorts.begin();
    let kept = 0;
    for (let index = 0; index < moves.count; index++) {
      const move = moves.at(index);
      const sort = sortOf(s, move, likeness);
      if (sort !== WORTHY && !sorts.add(sort)) continue;
      moves.list[kept++] = move;
    }
    moves.count = kept;
  };
}

/** One place beside each land, with animals or without. */
export const pruneByLand: Judge<State>['prune'] = pruneBy(
  (s, tile) => s.land(tile) * 2 + (s.animals(tile) > 0 ? 1 : 0),
);

/** One place beside each tile: the new tile may be exactly the one that a city there needs. */
export const pruneByTile: Judge<State>['prune'] = pruneBy((_s, tile) => tile);

/**
 * The sort of a move: of the moves of one sort only the first is kept, since all are equally good.
 */
function sortOf(s: State, move: Move, likeness: Likeness): number {
  switch (kindOf(move)) {
    case KIND.nature:
      return sortOfTile(s, move, likeness);
    case KIND.sun:
    case KIND.rain:
    case KIND.lightning: {
      const tile = tileAt(s, placeAt(coordinateOf(argA(move)), coordinateOf(argB(move))));
      return isNearCity(s, tile) || s.animals(tile) > 0 ? WORTHY : kindOf(move);
    }
    case KIND.earthquake: {
      const tile = tileAt(s, placeAt(coordinateOf(argA(move)), coordinateOf(argB(move))));
      const other = s.link(tile, OTHER_TILE[argC(move)]);
      return isNearCity(s, tile) || isNearCity(s, other) ? WORTHY : kindOf(move);
    }
    default:
      return WORTHY;
  }
}

function isNearCity(s: State, tile: number): boolean {
  if (s.cityOn(tile) !== NONE) return true;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const next = s.link(tile, direction);
    if (next !== NONE && s.cityOn(next) !== NONE) return true;
  }
  return false;
}

function sortOfTile(s: State, move: Move, likeness: Likeness): number {
  const x = coordinateOf(argB(move));
  const y = coordinateOf(argC(move));
  let touched = NONE;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const tile = tileAt(s, placeAt(x + AROUND[direction][0], y + AROUND[direction][1]));
    if (tile === NONE) continue;
    if (s.cityOn(tile) !== NONE || touched !== NONE) return WORTHY;
    touched = tile;
  }
  if (touched === NONE) return WORTHY;
  return 64 + argA(move) * MAX_TILES + likeness(s, touched);
}
