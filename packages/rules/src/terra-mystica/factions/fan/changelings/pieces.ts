import type { Seat } from '../../../../kernel/index.ts';
import type { Sink } from '../../../events.ts';
import type { State } from '../../../state.ts';
import { DWELLING, STRONGHOLD, TEMPLE, TRADING_POST } from '../../../structures/building-kinds.ts';
import { POCKETS } from './state.ts';

/** Colours of pieces. */
const A = 1;
const B = 2;

const { named } = POCKETS;

export const COLOUR_POCKETS = [named['colour-b'], named['colour-c']] as const;
export const NINTH = named['ninth-dwelling'];
export const NINTH_NEXT = named['ninth-next'];

const ROWS = {
  [DWELLING]: named['dwelling-row'],
  [TRADING_POST]: named['trading-post-row'],
  [TEMPLE]: named['temple-row'],
} as const;
/** The lengths of the rows; the ninth dwelling is not in its row. */
const LENGTHS = { [DWELLING]: 8, [TRADING_POST]: 4, [TEMPLE]: 3 } as const;
export type RowKind = keyof typeof ROWS;

export function isInRow(kind: number): kind is RowKind {
  return kind === DWELLING || kind === TRADING_POST || kind === TEMPLE;
}

/** The terrain of a colour; home terrain as long as the other colours are not chosen. */
export function terrainOf(s: State, seat: Seat, colour: number): number {
  const chosen = colour > A ? COLOUR_POCKETS[colour - B].of(s, seat) : 0;
  return chosen > 0 ? chosen - 1 : s.home(seat);
}

function colourAt(s: State, seat: Seat, kind: RowKind, space: number): number {
  return (ROWS[kind].of(s, seat, space >> 2) >> ((space & 3) * 2)) & 3;
}

function setColour(
  s: State,
  seat: Seat,
  kind: RowKind,
  space: number,
  colour: number,
  sink: Sink,
): void {
  const change = (colour - colourAt(s, seat, kind, space)) << ((space & 3) * 2);
  ROWS[kind].gainAt(space >> 2, s, seat, change, sink);
}

/** The leftmost piece of a row, -1 if the row is empty. */
function leftmost(s: State, seat: Seat, kind: RowKind): number {
  for (let space = 0; space < LENGTHS[kind]; space++) {
    if (colourAt(s, seat, kind, space) > 0) return space;
  }
  return -1;
}

export function isRowEmpty(s: State, seat: Seat): boolean {
  return leftmost(s, seat, DWELLING) < 0;
}

/** Whether the ninth dwelling can be built: it comes with the stronghold. */
export function hasNinth(s: State, seat: Seat): boolean {
  return s.onMap(seat, STRONGHOLD) > 0 && NINTH.of(s, seat) > 0;
}

function isNinthNext(s: State, seat: Seat): boolean {
  return hasNinth(s, seat) && (NINTH_NEXT.of(s, seat) > 0 || isRowEmpty(s, seat));
}

/** Colour of the next piece of a kind, 0 if there is none. */
export function nextColour(s: State, seat: Seat, kind: number): number {
  if (!isInRow(kind)) return kind === STRONGHOLD ? B : A;
  if (kind === DWELLING && isNinthNext(s, seat)) return NINTH.of(s, seat);
  const space = leftmost(s, seat, kind);
  return space < 0 ? 0 : colourAt(s, seat, kind, space);
}

/**
 * Takes the next piece of a kind from the board.
 * @returns its colour.
 */
export function takeNext(s: State, seat: Seat, kind: RowKind, sink: Sink): number {
  const colour = nextColour(s, seat, kind);
  if (kind === DWELLING && isNinthNext(s, seat)) NINTH.gain(s, seat, -colour, sink);
  else setColour(s, seat, kind, leftmost(s, seat, kind), 0, sink);
  return colour;
}

/** The rightmost empty space of a row, -1 if the row is full. */
function rightmostEmpty(s: State, seat: Seat, kind: RowKind): number {
  let space = LENGTHS[kind] - 1;
  while (space >= 0 && colourAt(s, seat, kind, space) > 0) space--;
  return space;
}

/** Whether no dwelling of the row is on the map: then the only empty space is the ninth. */
export function isRowFull(s: State, seat: Seat): boolean {
  return rightmostEmpty(s, seat, DWELLING) < 0;
}

/** Returns a piece to the rightmost empty space of its row. */
export function putBack(s: State, seat: Seat, kind: RowKind, colour: number, sink: Sink): void {
  setColour(s, seat, kind, rightmostEmpty(s, seat, kind), colour, sink);
}
