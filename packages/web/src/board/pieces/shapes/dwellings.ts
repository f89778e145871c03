import { arch, fitted, leftWall, lines, rightWall, roundWall, row, square } from '../fittings.ts';
import type { PieceLevel, PiecePart, Shape } from '../parts.ts';
import { box, cone, gable, hall, THATCH, tower, WOOD } from '../solids.ts';

const HOUSE = { x: 0, y: 0, length: 28, depth: 21 } as const;

/** A timbered house with a chimney. */
export const house: Shape = (level) => [
  ...(level === 'far' ? [] : [box({ x: -5, y: -5, z: 14, length: 4.4, depth: 4.4 }, 22)]),
  ...houseBody(level),
];

function houseBody(level: PieceLevel, z = 0): readonly PiecePart[] {
  const foot = { ...HOUSE, z };
  const left = leftWall(foot);
  const right = rightWall(foot);
  return [
    hall(foot, 14, 14.5),
    fitted(
      ...(level === 'far' ? [] : row(left, [7, 21], [4.4, 4.4, 5], square)),
      ...(level === 'near' ? [lines(left, LEFT_TIMBER), lines(right, RIGHT_TIMBER)] : []),
      arch(right, [10.5, 0, level === 'far' ? 8.5 : 7, 10.5]),
    ),
    gable(foot, 14, 14.5),
  ];
}

const LEFT_TIMBER = [
  [
    [14, 0],
    [14, 13],
  ],
  [
    [0.5, 4],
    [3.5, 4],
  ],
  [
    [24.5, 4],
    [27.5, 4],
  ],
] as const;
const RIGHT_TIMBER = [
  [
    [1, 14],
    [20, 14],
  ],
  [
    [10.5, 14],
    [10.5, 28],
  ],
  [
    [4.5, 14],
    [10.5, 21.5],
    [16.5, 14],
  ],
] as const;

/** A house on piles over the water, with steps down to it. */
export const riverHouse: Shape = (level) => {
  const deck = { x: 1, y: 1, z: 6, length: 36, depth: 29 } as const;
  const piles = [
    [-15, 13],
    [1, 13],
    [17, 13],
    [17, 1],
    [17, -11],
  ] as const;
  return [
    ...piles.map(([x, y]) => tower(x, y, 1.3, -3, 10)),
    box(deck, 2.6, WOOD, 'wood'),
    ...(level === 'near'
      ? [
          fitted(
            lines(leftWall(deck), [
              [
                [6, 0],
                [6, 2.6],
              ],
              [
                [13, 0],
                [13, 2.6],
              ],
              [
                [20, 0],
                [20, 2.6],
              ],
              [
                [27, 0],
                [27, 2.6],
              ],
            ]),
          ),
        ]
      : []),
    ...houseBody(level, 8.6),
  ];
};

/** A neutral house: a round hut under straw. */
export const neutralHouse: Shape = (level) => [
  tower(0, 0, 13.5, 0, 12),
  fitted(
    arch(roundWall(0, 0, 13.5), [-4, 0, 7.5, 10]),
    ...(level === 'far' ? [] : row(roundWall(0, 0, 13.5), [8], [4, 4, 5])),
  ),
  cone(0, 0, 18.5, 10, 28, THATCH),
  cone(0, 0, 5.4, 30, 11, THATCH),
];
