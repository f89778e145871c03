import {
  coordinateOf,
  DIRECTIONS,
  KIND,
  NONE,
  placeAt,
  type State,
  tileAt,
} from '@pangaea/rules/gaia';
import { argA, argB, argC, kindOf, type Move, type Moves, type Seat } from '@pangaea/rules/kernel';

/** Edges of a tile as steps in x and y. */
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * Leaves out tiles laid at the end of nowhere: where they touch only one other and no city, one of each
 * land is enough.
 */
export function prune(s: State, _seat: Seat, moves: Moves): void {
  let kept = 0;
  let known = 0;
  for (let index = 0; index < moves.count; index++) {
    const move = moves.at(index);
    if (kindOf(move) === KIND.nature && isRemote(s, move)) {
      const land = 1 << argA(move);
      if ((known & land) !== 0) continue;
      known |= land;
    }
    moves.list[kept++] = move;
  }
  moves.count = kept;
}

function isRemote(s: State, move: Move): boolean {
  let touched = 0;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const [x, y] = AROUND[direction];
    const place = placeAt(coordinateOf(argB(move)) + x, coordinateOf(argC(move)) + y);
    const tile = tileAt(s, place);
    if (tile === NONE) continue;
    if (s.cityOn(tile) !== NONE) return false;
    touched++;
  }
  return touched < 2;
}
