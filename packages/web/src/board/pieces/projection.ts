import type { Point } from '../../ui/engraving/plane.ts';

/**
 * Oblique projection of the pieces: x runs down to the right, y down to the left, z up. Lengths are
 * in units of the board, where neighbouring hexes are 100 apart.
 */
const ACROSS = 0.8;
const DOWN = 0.4;

export type Point3 = readonly [x: number, y: number, z: number];

export function project([x, y, z]: Point3): Point {
  return [ACROSS * (x - y), DOWN * (x + y) - z];
}

/** The shadow of a point on the ground: light comes from the upper left. */
export function shadowOf([x, y, z]: Point3): Point {
  const [across, down] = project([x, y, 0]);
  return [across + 0.62 * z, down + 0.06 * z];
}

/** Half axes of a circle of radius 1 on the ground. */
export const ROUND: Point = [ACROSS * Math.SQRT2, DOWN * Math.SQRT2];
