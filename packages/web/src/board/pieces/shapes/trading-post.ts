import { arch, awning, fitted, leftWall, lines, rightWall, row, square } from '../fittings.ts';
import type { Shape } from '../parts.ts';
import { box, gable, hall, turned, WOOD } from '../solids.ts';

const STORE = { x: -1, y: -2, length: 37, depth: 24 } as const;

/** A store of two floors with an awning over the counter, barrel and crate at the door. */
export const tradingPost: Shape = (level) => {
  const left = leftWall(STORE);
  const right = rightWall(STORE);
  const far = level === 'far';
  return [
    ...(far ? [] : [box({ x: 8, y: -8, z: 24, length: 4.5, depth: 4.5 }, 18)]),
    hall(STORE, 19, 15),
    fitted(
      ...(far ? [] : row(left, [5.5, 13, 21, 28.5], [12.5, 3.8, 4.6], square)),
      square(left, [17, 0, 24, 6.5]),
      ...(far ? [] : row(right, [5.5, 17.5], [13, 3.8, 5], square)),
      ...(level === 'near'
        ? [
            lines(right, [
              [
                [0.5, 19.5],
                [22.5, 19.5],
              ],
              [
                [0.5, 11],
                [22.5, 11],
              ],
              [
                [11.5, 19.5],
                [11.5, 33],
              ],
              [
                [5.5, 19.5],
                [11.5, 27.5],
              ],
              [
                [17.5, 19.5],
                [11.5, 27.5],
              ],
            ]),
          ]
        : []),
      arch(right, [11.5, 0, 7.4, 9.6]),
    ),
    gable(STORE, 19, 15, { over: 2.6, thick: 2.2 }),
    awning(left, [17, 10.6, 29, 4.8], [-5, 3.4], far ? 3 : 7),
    ...(far
      ? []
      : [
          box({ x: 21.5, y: 9.5, length: 6, depth: 6 }, 5.4, WOOD, 'wood'),
          turned({
            x: 21,
            y: 0.5,
            rings: [
              [2.6, 0],
              [3.3, 3.6],
              [2.6, 7.2],
            ],
            paints: WOOD,
            top: 'wood',
          }),
        ]),
  ];
};
