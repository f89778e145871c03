import { arch, columns, finial, fitted, rightWall, roundWall, row } from '../fittings.ts';
import type { Face, PiecePart, Shape } from '../parts.ts';
import type { Point3 } from '../projection.ts';
import { box, dome, gable, hall, hip, tower, turned } from '../solids.ts';

/** A temple with columns on a podium of steps. */
export const temple: Shape = (level) => {
  const far = level === 'far';
  const cella = { x: -1, y: -1, z: 7, length: 34, depth: 21 } as const;
  const loft = { x: 0, y: 0, z: 32, length: 42, depth: 28 } as const;
  const count = far ? 4 : 6;
  const along = Array.from(
    { length: count },
    (_, at): Point3 => [-18.5 + (37 * at) / (count - 1), 12, 7],
  );
  const across = Array.from({ length: 4 }, (_, at): Point3 => [18.5, 12 - 8 * at, 7]);
  return [
    box({ length: 49, depth: 36 }, far ? 4 : 2.5),
    ...(far ? [] : [box({ z: 2.5, length: 45.5, depth: 32.5 }, 2.3)]),
    box({ z: far ? 4 : 4.8, length: 42, depth: 29 }, far ? 3 : 2.2),
    box(cella, 22, ['shade', 'shade']),
    fitted(arch(rightWall(cella), [10.5, 0, 8.5, 17])),
    columns([...across.toReversed(), ...along], far ? 1.8 : 1.5, 22.5),
    box({ ...loft, z: 29 }, 3.4),
    hall(loft, 1, 13),
    ...(far ? [] : [fitted(shield(loft))]),
    gable(loft, 1, 13, { over: 1.8, thick: 2.2 }),
    ...(far ? [] : [finial([22.5, 0, 46.5], 2.6), finial([-22.5, 0, 46.5], 2.2)]),
  ];
};

/** The golden shield in a pediment. */
function shield({ x, y, z, length }: { x: number; y: number; z: number; length: number }): Face {
  const wall = rightWall({ x, y, z, length, depth: 0 });
  return {
    paint: 'gold',
    outline: Array.from({ length: 10 }, (_, step) => {
      const turn = (2 * Math.PI * step) / 10;
      return wall(3 * Math.cos(turn), 6 + 3 * Math.sin(turn));
    }),
  };
}

/** A domed sanctuary between four obelisks. */
export const sanctuary: Shape = (level) => {
  const far = level === 'far';
  const ring = (count: number, radius: number, z: number) =>
    Array.from({ length: count }, (_, at): Point3 => {
      const turn = Math.PI * (-0.25 + at / (count - 1));
      return [radius * Math.cos(turn), radius * Math.sin(turn), z];
    });
  return [
    ...(far ? [] : [obelisk(-22, -22)]),
    tower(0, 0, 31, 0, far ? 5 : 3),
    ...(far ? [] : [tower(0, 0, 27.5, 3, 3)]),
    turned({
      x: 0,
      y: 0,
      rings: [
        [17, 5],
        [17, 30],
      ],
      paints: ['shade', 'shade'],
    }),
    fitted(...row(roundWall(0, 0, 17, 6), far ? [0] : [-14, 0, 14], [0, 7, 15])),
    columns(ring(far ? 5 : 9, 23, 6), far ? 1.7 : 1.35, 22),
    tower(0, 0, 25, 27, 4),
    ...(far ? [] : [tower(0, 0, 18, 31, 8)]),
    ...(far
      ? []
      : [fitted(...row(roundWall(0, 0, 18, 31), [-21, -12.5, -4, 4.5, 13, 21.5], [1.6, 4, 5]))]),
    dome(0, 0, 19.5, far ? 31 : 39, far ? 28 : 22),
    ...(far
      ? [finial([0, 0, 59], 4.4, 6)]
      : [
          tower(0, 0, 4.2, 60, 7),
          ...(level === 'near'
            ? [fitted(...row(roundWall(0, 0, 4.2, 60), [-2.6, 1.6], [1, 2, 4.4]))]
            : []),
          dome(0, 0, 5, 67, 5),
          finial([0, 0, 72], 3.8, 6),
          obelisk(-30, 20),
          obelisk(20, -30),
        ]),
  ];
};

function obelisk(x: number, y: number): PiecePart {
  const foot = { x, y, length: 5, depth: 5 } as const;
  const shaft = box(foot, 21);
  const tip = hip({ ...foot, z: 21 }, 5, ['gold', 'gold']);
  return {
    faces: [...shaft.faces, ...tip.faces],
    silhouette: [...(shaft.silhouette ?? [])],
    ...(shaft.shadow === undefined ? {} : { shadow: shaft.shadow }),
  };
}
