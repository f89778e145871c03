import { LOOKS } from '../../board/land/looks.ts';
import { type LandHex, type LandPlan, RIVER } from '../../board/land/plan.ts';
import type { PieceKind } from '../../board/pieces/registry.ts';
import type { SeatColour } from '../../ui/tinctures.ts';

/**
 * The board of the built-in edition, row by row; rows with one hex less are shifted right by half a
 * hex. A test compares it with the edition, which is too large for the start page.
 */
export const ROWS = [
  'S W L F ~ D L D S',
  ' D F S D ~ F W F',
  'F W ~ L ~ S L S W',
  ' L ~ ~ S ~ D ~ ~',
  '~ ~ F ~ ~ W ~ ~ F',
  ' D S ~ F ~ ~ L D',
  'L W L D ~ W ~ F W',
  ' S D W ~ S L D S',
  'W F S L ~ W F L D',
] as const;

const GROUNDS: Readonly<Record<string, string>> = {
  S: 'swamp',
  W: 'wasteland',
  L: 'lake',
  F: 'forest',
  D: 'desert',
  '~': RIVER,
};

const ROW = Math.sqrt(3) / 2;

/** The middle of a hex, in the unit of the hexes. */
export function placeOf(row: number, column: number): readonly [x: number, y: number] {
  return [column + (ROWS[row].startsWith(' ') ? 0.5 : 0), row * ROW];
}

export const COVER_PLAN: LandPlan = {
  hexes: ROWS.flatMap((letters, row) =>
    letters
      .trim()
      .split(' ')
      .map((letter, column): LandHex => {
        const [x, y] = placeOf(row, column);
        return { x, y, ground: GROUNDS[letter] };
      }),
  ),
  grounds: {
    swamp: LOOKS.swamp,
    lake: LOOKS.lake,
    forest: LOOKS.forest,
    wasteland: LOOKS.wasteland,
    desert: LOOKS.desert,
  },
  turned: false,
};

/** For each terrain, the colour whose home it is. */
const COLOUR_OF: Readonly<Record<string, SeatColour>> = {
  swamp: 'black',
  lake: 'blue',
  forest: 'green',
  wasteland: 'red',
  desert: 'yellow',
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
    ['house', 1, 1],
    ['trading-post', 1, 2],
    ['house', 1, 5],
    ['right-palace', 1, 6],
    ['house', 2, 1],
    ['trading-post', 2, 3],
    ['house', 2, 5],
    ['trading-post', 2, 6],
    ['house', 3, 0],
    ['house', 3, 3],
    ['house', 3, 5],
    ['left-palace', 4, 2],
    ['house', 4, 5],
  ] as const
).map(([kind, row, column]) => {
  const [x, y] = placeOf(row, column);
  const ground = GROUNDS[ROWS[row].trim().split(' ')[column]];
  return { kind, seat: COLOUR_OF[ground], x, y };
});

/** The bridges, each over one hex of the river. */
export const COVER_BRIDGES = [
  { from: placeOf(2, 3), to: placeOf(4, 2), seat: 'blue' },
  { from: placeOf(1, 3), to: placeOf(1, 5), seat: 'green' },
] as const satisfies readonly { seat: SeatColour; [end: string]: unknown }[];
