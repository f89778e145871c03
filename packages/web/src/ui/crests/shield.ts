import type { Point, Polygon } from '../engraving/plane.ts';

/** Corners of half a shield, from the middle of its top to its point. */
const SIDE = 54;
const CURVE: readonly [Point, Point, Point, Point] = [
  [97, SIDE],
  [97, 86],
  [74, 107],
  [50, 117],
];

/** The shield of every crest, 100 × 120, clockwise from the middle of its top. It is convex. */
export const SHIELD: Polygon = (() => {
  const curve = Array.from({ length: 13 }, (_, step) => bezier(step / 12));
  const right: Polygon = [[97, 3], ...curve];
  const left = right.slice(0, -1).map(([x, y]): Point => [100 - x, y]);
  return [[50, 3], ...right, ...left.toReversed()];
})();

function bezier(part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  const along = (axis: 0 | 1) =>
    weights.reduce((sum, weight, index) => sum + weight * CURVE[index][axis], 0);
  return [along(0), along(1)];
}
