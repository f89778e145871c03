import type { Box } from './geometry.ts';

/** Points of one lap around the track. */
export const AROUND = 100;
/** Distances from the edge of the drawing: both lines of the frame, and the middle between them. */
export const OUTER = 3;
export const INNER = 24;
const MIDDLE = (OUTER + INNER) / 2;

interface Point {
  readonly x: number;
  readonly y: number;
  /** The direction into the map. */
  readonly inX: number;
  readonly inY: number;
}

/** The place of a score on the frame: 0 at the top left, then clockwise. */
export function placeOn({ x, y, width, height }: Box, vp: number, inset = MIDDLE): Point {
  const wide = width - 2 * MIDDLE;
  const high = height - 2 * MIDDLE;
  const around = 2 * (wide + high);
  let way = (((vp % AROUND) + AROUND) % AROUND) * (around / AROUND);
  const left = x + MIDDLE;
  const top = y + MIDDLE;
  const shift = inset - MIDDLE;
  if (way <= wide) return { x: left + way, y: top + shift, inX: 0, inY: 1 };
  way -= wide;
  if (way <= high) return { x: left + wide - shift, y: top + way, inX: -1, inY: 0 };
  way -= high;
  if (way <= wide) return { x: left + wide - way, y: top + high - shift, inX: 0, inY: -1 };
  return { x: left + shift, y: top + high - (way - wide), inX: 1, inY: 0 };
}

/** The distance of markers on the same space, along the track. */
const APART = 10;
/** Degrees between two markers on the same space. */
const SPREAD = 9;

/**
 * The places of markers: those on the same space are spread along the track like a hand of cards.
 */
export function markersOn(
  box: Box,
  scores: readonly number[],
): readonly { readonly x: number; readonly y: number; readonly turn: number }[] {
  const { width, height } = box;
  const space = (2 * (width + height - 4 * MIDDLE)) / AROUND;
  return scores.map((vp, index) => {
    const on = vp % AROUND;
    const same = scores.flatMap((other, place) => (other % AROUND === on ? [place] : []));
    const from = same.indexOf(index) - (same.length - 1) / 2;
    const { x, y } = placeOn(box, on + 0.5 + (from * APART) / space);
    return { x, y, turn: from * SPREAD };
  });
}
