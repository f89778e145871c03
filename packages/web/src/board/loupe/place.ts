import type { Box } from '../geometry.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Directions that are tried around a hex, from straight up. */
const DIRECTIONS = 24;
/** Room between the loupe and the hex, and between the loupe and the edge of the map. */
const GAP = 6;
/** How much worse it is to lie over the hex itself than over one that may be chosen. */
const OVER_ITSELF = 20;
/** Above is better than beside, and beside better than below, where the hand is. */
const BELOW = 0.4;

/**
 * Where a round loupe lies: beside its hex, in the box, over as few as can be of the hexes that may be chosen.
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
