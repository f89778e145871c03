import { MAX_COORDINATE } from '../limits.ts';

/* A place in the world is a number: a step in a direction adds a constant to it. */

const ROW_BITS = 7;
const CENTRE = 64;
const ROW_MASK = (1 << ROW_BITS) - 1;

/** By direction, the number that leads to the next place: north, east, south, west. */
export const STEP: readonly number[] = [-1, 1 << ROW_BITS, 1, -(1 << ROW_BITS)];

export function placeAt(x: number, y: number): number {
  return ((x + CENTRE) << ROW_BITS) | (y + CENTRE);
}

export function xOf(place: number): number {
  return (place >> ROW_BITS) - CENTRE;
}

export function yOf(place: number): number {
  return (place & ROW_MASK) - CENTRE;
}

/** Whether a place from outside is a possible place for tiles. */
export function isPlace(place: number): boolean {
  const x = xOf(place);
  const y = yOf(place);
  return Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE && placeAt(x, y) === place;
}
