import { arch, fitted, flag, leftWall, merlons, rightWall, roundWall, row } from '../fittings.ts';
import type { PieceLevel, PiecePart, Shape } from '../parts.ts';
import { box, cone, hip, tower } from '../solids.ts';

/** A round tower under a pointed roof. */
export function spire(
  level: PieceLevel,
  x: number,
  y: number,
  radius: number,
  height: number,
  roof: number,
  z = 0,
): readonly PiecePart[] {
  return [
    tower(x, y, radius, z, height),
    ...(level === 'far'
      ? []
      : [fitted(...row(roundWall(x, y, radius, z), [-radius * 0.25], [height * 0.58, 2.4, 5]))]),
    cone(x, y, radius * 1.36, z + height - 1, roof),
  ];
}

/** A castle: four towers, a curtain wall with a gate, and a higher keep. */
export const stronghold: Shape = (level) => {
  const far = level === 'far';
  const wall = { x: 0, y: 0, length: 44, depth: 44 } as const;
  const keep = { x: -3, y: -3, length: 21, depth: 21 } as const;
  return [
    ...(far ? [] : spire(level, -22, -22, 6.4, 30, 20)),
    box({ ...wall }, 17, undefined, 'lit'),
    box({ ...keep, z: 10 }, 38),
    fitted(
      ...(far ? [] : row(leftWall({ ...keep, z: 10 }), [6.5, 14.5], [22, 3.2, 7])),
      ...(far ? [] : row(rightWall({ ...keep, z: 10 }), [6.5, 14.5], [22, 3.2, 7])),
    ),
    ...(far ? [] : [merlons([-14.5, 8.5, 48], [8.5, 8.5, 48], 4, 3, 'lit')]),
    ...(far ? [] : [merlons([8.5, 8.5, 48], [8.5, -14.5, 48], 4, 3, 'shade')]),
    hip({ ...keep, z: 50, length: 20, depth: 20 }, 24),
    flag([-3, -3, 72], 12, 15),
    ...spire(level, -22, 22, 7, 33, 22),
    ...spire(level, 22, -22, 7, 33, 22),
    fitted(
      arch(leftWall(wall), [22, 0, 11, 13]),
      ...(far ? [] : row(rightWall(wall), [16, 29], [7, 2.4, 5])),
    ),
    ...(far ? [] : [merlons([-15, 22, 17], [15, 22, 17], 5, 3, 'lit')]),
    ...(far ? [] : [merlons([22, 15, 17], [22, -15, 17], 5, 3, 'shade')]),
    ...spire(level, 22, 22, 7.4, 34, 22),
  ];
};
