import type { Box } from '../geometry.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Number of directions that are tried around a hex, beginning straight up. */
const DIRECTIONS = 24;
/** The gap between the loupe and the hex, and between the loupe and the edge of the map. */
const GAP = 6;
/** The penalty for covering the hex itself, compared with covering another selectable hex. */
const OVER_ITSELF = 20;
/**
 * The penalty by direction: above is better than beside, and beside is better than below, where the
 * hand is.
 */
const BELOW = 0.4;

/**
 * The place of a round loupe: beside its hex, inside the box, covering as few selectable hexes as
 * possible.
 * @param hex half its width, in the unit of the box
 * @returns the middle of the loupe
 */
export function placeLoupe(
  box: Box,
  at: Spot,
  hex: number,
  radius: number,
  others: readonly Spot[],
): Spot {
  const away = radius + hex + GAP;
  let best: Spot = at;
  let least = Infinity;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = (2 * Math.PI * direction) / DIRECTIONS;
    const spot = {
      x: within(box.x, box.width, at.x + away * Math.sin(angle), radius),
      y: within(box.y, box.height, at.y - away * Math.cos(angle), radius),
    };
    const covers = (place: Spot) =>
      Math.max(0, radius + hex - Math.hypot(place.x - spot.x, place.y - spot.y)) / (2 * hex);
    const bad =
      OVER_ITSELF * covers(at) +
      others.reduce((sum, other) => sum + Math.min(1, covers(other)), 0) +
      BELOW * (1 - Math.cos(angle));
    if (bad >= least - 1e-6) continue;
    least = bad;
    best = spot;
  }
  return best;
}

function within(from: number, length: number, value: number, radius: number): number {
  const room = Math.min(radius + GAP, length / 2);
  return Math.min(from + length - room, Math.max(from + room, value));
}
