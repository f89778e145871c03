import {
  arch,
  finial,
  fitted,
  flag,
  leftWall,
  lines,
  merlons,
  rightWall,
  roundWall,
  row,
} from '../fittings.ts';
import type { PieceLevel, PiecePart, Shape } from '../parts.ts';
import { box, gable, hall, hip, type Ring, ROOF, turned } from '../solids.ts';
import { spire } from './castles.ts';

/** A great hall between a watch tower and a keep: the palace of the left space. */
export const leftPalace: Shape = (level) => {
  const far = level === 'far';
  const near = level === 'near';
  const wing = { x: 1, y: 5, length: 42, depth: 25 } as const;
  const keep = { x: 16, y: -17, length: 17, depth: 17 } as const;
  const left = leftWall(wing);
  const right = rightWall(wing);
  return [
    box(keep, 43),
    ...(far
      ? []
      : [
          fitted(
            ...row(leftWall(keep), [5, 12], [31, 3, 7]),
            ...row(rightWall(keep), [5, 12], [31, 3, 7]),
          ),
        ]),
    hip({ ...keep, z: 43, length: 20, depth: 20 }, 22),
    flag([16, -17, 63], 11, 14),
    ...spire(level, -21, -9, 8.6, 52, 29),
    hall(wing, 23, 19),
    fitted(
      ...(far ? row(left, [14, 30], [4, 5, 13]) : row(left, [6.5, 17, 27.5, 37], [5, 4, 11.5])),
      arch(right, [12.5, 0, 9, 14]),
      ...(near
        ? [
            lines(right, [
              [
                [0.5, 22],
                [24.5, 22],
              ],
            ]),
          ]
        : []),
    ),
    ...(far ? [] : [11.8, 22.3, 32.4].map((along) => buttress(wing.x - 21 + along, 17.5))),
    ...(far ? [] : [fitted(arch(right, [12.5, 25, 5, 8]))]),
    gable(wing, 23, 19, { over: 2.4, thick: 2.4 }),
    finial([24.4, 5, 44.4], far ? 3 : 2.6),
  ];
};

function buttress(x: number, y: number): PiecePart {
  return box({ x, y: y + 1.2, length: 2.4, depth: 2.4 }, 13);
}

const ONION: readonly Ring[] = [
  [11, 0],
  [14.6, 4],
  [15.8, 9],
  [14.4, 14],
  [10.6, 19],
  [5.8, 23.5],
  [2.4, 28],
  [0, 34],
];

/** A round hall under a great onion dome, four slender towers: the palace of the right space. */
export const rightPalace: Shape = (level) => {
  const far = level === 'far';
  const court = { x: 0, y: 0, length: 46, depth: 46 } as const;
  return [
    ...(far ? [] : minaret(level, -23, -23)),
    box(court, 20),
    ...minaret(level, -23, 23),
    ...minaret(level, 23, -23),
    fitted(
      ...(far ? [] : row(leftWall(court), [9, 16, 30, 37], [5, 3.4, 8])),
      ...(far ? [] : row(rightWall(court), [9, 16, 30, 37], [5, 3.4, 8])),
      arch(leftWall(court), [23, 0, 9, 14]),
    ),
    ...(far ? [] : [merlons([-19, 23, 20], [19, 23, 20], 7, 3, 'lit')]),
    ...(far ? [] : [merlons([23, 19, 20], [23, -19, 20], 7, 3, 'shade')]),
    box({ x: 0, y: 0, z: 20, length: 31, depth: 31 }, 7),
    turned({
      x: 0,
      y: 0,
      rings: [
        [13.5, 27],
        [13.5, 38],
      ],
    }),
    ...(far
      ? []
      : [fitted(...row(roundWall(0, 0, 13.5, 27), [-16, -9.6, -3.2, 3.2, 9.6, 16], [2, 3.6, 7]))]),
    turned({
      x: 0,
      y: 0,
      rings: ONION.map(([radius, z]): Ring => [radius * 1.08, z + 38]),
      paints: ROOF,
    }),
    finial([0, 0, 71], far ? 3.2 : 3.4),
    ...minaret(level, 23, 23),
  ];
};

function minaret(level: PieceLevel, x: number, y: number): readonly PiecePart[] {
  const far = level === 'far';
  const height = 38;
  const rings: readonly Ring[] = [
    [4.6, 0],
    [3.8, far ? height : height - 8],
  ];
  return [
    turned({ x, y, rings }),
    ...(far
      ? []
      : [
          // A gallery, and the shaft above it.
          turned({
            x,
            y,
            rings: [
              [5.4, height - 9],
              [5.4, height - 6.5],
            ],
            top: 'lit',
          }),
          turned({
            x,
            y,
            rings: [
              [3.6, height - 6.5],
              [3.6, height],
            ],
          }),
        ]),
    turned({
      x,
      y,
      rings: ONION.map(([radius, z]): Ring => [radius * 0.34, z * 0.38 + height]),
      paints: ROOF,
    }),
    ...(level === 'near' ? [finial([x, y, height + 12], 1.6)] : []),
  ];
}
