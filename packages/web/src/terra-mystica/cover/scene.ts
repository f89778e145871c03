import { LOOKS } from '../../board/land/looks.ts';
import { type LandHex, type LandPlan, RIVER } from '../../board/land/plan.ts';
import type { PieceKind } from '../../board/pieces/registry.ts';
import type { SeatColour } from '../../ui/tinctures.ts';

/**
 * The left part of the base map, row by row; every second row is shifted right by half a hex. A
 * test compares it with the map of the rules, which is too large for the start page.
 */
const ROWS = [
  'U S G B Y R U K R',
  'Y ~ ~ U K ~ ~ Y K',
  '~ ~ K ~ S ~ G ~ G',
  'G B Y ~ ~ R B ~ R',
  'K U R B K U S Y ~',
  'S G ~ ~ Y G ~ ~ ~',
] as const;

const GROUNDS: Readonly<Record<string, string>> = {
  Y: 'desert',
  U: 'plains',
  K: 'swamp',
  B: 'lake',
  G: 'forest',
  S: 'mountains',
  R: 'wasteland',
  '~': RIVER,
};

const ROW = Math.sqrt(3) / 2;

/** The middle of a hex, in the unit of the hexes. */
function placeOf(row: number, column: number): readonly [x: number, y: number] {
  return [column + (row % 2) / 2, row * ROW];
}

export const COVER_PLAN: LandPlan = {
  hexes: ROWS.flatMap((letters, row) =>
    letters.split(' ').map((letter, column): LandHex => {
      const [x, y] = placeOf(row, column);
      return { x, y, ground: GROUNDS[letter] };
    }),
  ),
  grounds: LOOKS,
  turned: false,
};

/** For each terrain, the colour whose home it is. */
const COLOUR_OF: Readonly<Record<string, SeatColour>> = {
  desert: 'yellow',
  plains: 'brown',
  swamp: 'black',
  lake: 'blue',
  forest: 'green',
  mountains: 'grey',
  wasteland: 'red',
};

export interface CoverPiece {
  readonly kind: PieceKind;
  readonly seat: SeatColour;
  readonly x: number;
  readonly y: number;
}

/** The pieces; each stands on the home terrain of its colour. */
export const COVER_PIECES: readonly CoverPiece[] = (
  [
    ['house', 0, 3],
    ['house', 0, 5],
    ['trading-post', 0, 7],
    ['trading-post', 1, 3],
    ['house', 1, 4],
    ['stronghold', 2, 2],
    ['house', 2, 4],
    ['temple', 2, 6],
    ['house', 3, 1],
    ['house', 3, 2],
    ['sanctuary', 3, 5],
    ['house', 3, 6],
    ['house', 4, 2],
    ['trading-post', 4, 3],
    ['house', 4, 6],
  ] as const
).map(([kind, row, column]) => {
  const [x, y] = placeOf(row, column);
  return { kind, seat: COLOUR_OF[GROUNDS[ROWS[row].split(' ')[column]]], x, y };
});

/** The bridges, each from one side of the river to the other. */
export const COVER_BRIDGES = [
  { from: placeOf(2, 2), to: placeOf(1, 3), seat: 'black' },
  { from: placeOf(2, 4), to: placeOf(3, 5), seat: 'red' },
] as const satisfies readonly { seat: SeatColour; [end: string]: unknown }[];
