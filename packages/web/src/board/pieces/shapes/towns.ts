import { arch, fitted, leftWall, merlons, roundWall, row } from '../fittings.ts';
import type { Shape } from '../parts.ts';
import { box, cone, tower } from '../solids.ts';
import { spire } from './castles.ts';

/** The gate of a town, between two towers. */
export const gatehouse: Shape = (level) => {
  const wall = { x: 0, y: 0, length: 13, depth: 7 } as const;
  return [
    ...spire(level, -8.4, 0, 4.6, 17, 13),
    box(wall, 13),
    fitted(arch(leftWall(wall), [6.5, 0, 6.6, 9.5])),
    merlons([-5, 3.5, 13], [5, 3.5, 13], 3, 2.4, 'lit'),
    ...spire(level, 8.4, 0, 4.6, 17, 13),
  ];
};

/** A watch tower: a marker on the ground. */
export const watchTower: Shape = (level) => [
  tower(0, 0, 7, 0, 24),
  fitted(
    arch(roundWall(0, 0, 7), [-3, 0, 5, 8]),
    ...(level === 'far' ? [] : row(roundWall(0, 0, 7), [2.5], [13, 2.6, 5])),
  ),
  tower(0, 0, 8.6, 24, 5),
  cone(0, 0, 10.4, 28.5, 19),
];
