import { type Move, packMove, type Seat } from '../kernel/index.ts';
import { toArgument } from './arguments.ts';
import { KIND } from './kinds.ts';
import { MAX_COORDINATE } from './limits.ts';
import { RULES } from './rules.ts';
import type { State } from './state.ts';
import { xOf, yOf } from './world/place.ts';

/**
 * Kinds of moves whose first arguments are the coordinates of a cell; below, those whose last are.
 */
const CELL_FIRST: readonly number[] = [
  KIND.sun,
  KIND.rain,
  KIND.earthquake,
  KIND.lightning,
  KIND.eruption,
];
const CELL_LAST: readonly number[] = [KIND.nature, KIND.animals, KIND.city, KIND.feed];

/** The number of cells around the world in which no move is possible. */
const MARGIN = 2;

/**
 * Every move that can be written at this table, legal or not, for the slow listing that passes each
 * through `check`. Only cells far from the world are left out.
 */
export function* candidates(s: State, _seat: Seat): Generator<Move> {
  const cells = cellsAround(s);
  for (const [kind, { args }] of RULES.codec.kinds.entries()) {
    if (CELL_FIRST.includes(kind)) {
      const ways = args[2]?.domain.values(s.table).length ?? 1;
      for (const [x, y] of cells) {
        for (let way = 0; way < ways; way++) yield packMove(kind, x, y, way);
      }
    } else if (CELL_LAST.includes(kind)) {
      const cards = args[0].domain.values(s.table).length;
      for (const [x, y] of cells) {
        for (let card = 0; card < cards; card++) yield packMove(kind, card, x, y);
      }
    } else {
      yield* RULES.codec.everyMove(s.table, kind);
    }
  }
}

/** The cells of the smallest rectangle that contains the world, and some more on each side. */
function cellsAround(s: State): [x: number, y: number][] {
  const places = Array.from({ length: s.tiles() }, (_, tile) => s.place(tile));
  const xs = [0, ...places.map(xOf)];
  const ys = [0, ...places.map(yOf)];
  const cells: [number, number][] = [];
  for (let x = Math.min(...xs) - MARGIN; x <= Math.max(...xs) + MARGIN; x++) {
    for (let y = Math.min(...ys) - MARGIN; y <= Math.max(...ys) + MARGIN; y++) {
      if (Math.abs(x) > MAX_COORDINATE || Math.abs(y) > MAX_COORDINATE) continue;
      cells.push([toArgument(x), toArgument(y)]);
    }
  }
  return cells;
}
