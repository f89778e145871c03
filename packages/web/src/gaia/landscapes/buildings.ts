import {
  arch,
  finial,
  fitted,
  flag,
  leftWall,
  merlons,
  rightWall,
  roundWall,
  row,
  square,
} from '../../board/pieces/fittings.ts';
import type { PiecePart } from '../../board/pieces/parts.ts';
import {
  box,
  cone,
  dome as domeRoof,
  gable,
  hall as hallWalls,
  hip,
  ROOF,
  THATCH,
  tower,
  turned,
  WOOD,
} from '../../board/pieces/solids.ts';

/**
 * A building of a city with its foot at this place, made of the same solids as the pieces of the
 * hex games.
 */
export type Building = (x: number, y: number) => readonly PiecePart[];

export const cottage: Building = (x, y) => {
  const foot = { x, y, length: 17, depth: 13 } as const;
  return [
    hallWalls(foot, 8, 9),
    fitted(
      arch(rightWall(foot), [6.5, 0, 4.5, 6.5]),
      ...row(leftWall(foot), [5, 12], [2.5, 2.8, 3.2], square),
    ),
    gable(foot, 8, 9, { over: 1.6, thick: 1.6 }),
  ];
};

/** A long house under a steep roof. */
export const hall: Building = (x, y) => {
  const foot = { x, y, length: 28, depth: 17 } as const;
  return [
    hallWalls(foot, 12, 17),
    fitted(arch(rightWall(foot), [8.5, 0, 6, 9]), ...row(leftWall(foot), [6, 14, 22], [3.5, 3, 6])),
    gable(foot, 12, 17, { over: 2, thick: 1.8 }),
  ];
};

/** A tower under a pointed roof. */
export const spire: Building = (x, y) => [
  tower(x, y, 6, 0, 34),
  fitted(...row(roundWall(x, y, 6), [-1.5], [20, 2.6, 6])),
  cone(x, y, 8.2, 33, 21),
];

/** A square tower with battlements. */
export const keep: Building = (x, y) => {
  const foot = { x, y, length: 19, depth: 19 } as const;
  return [
    box(foot, 33),
    fitted(
      ...row(leftWall(foot), [6, 13], [20, 2.8, 6]),
      ...row(rightWall(foot), [6, 13], [20, 2.8, 6]),
      arch(leftWall(foot), [9.5, 0, 6, 9]),
    ),
    merlons([x - 9.5, y + 9.5, 33], [x + 9.5, y + 9.5, 33], 4, 3, 'lit'),
    merlons([x + 9.5, y + 9.5, 33], [x + 9.5, y - 9.5, 33], 4, 3, 'shade'),
    flag([x, y, 33], 15, 11),
  ];
};

/** A flat house under a dome. */
export const dome: Building = (x, y) => {
  const foot = { x, y, length: 23, depth: 23 } as const;
  return [
    box(foot, 15),
    fitted(arch(leftWall(foot), [11.5, 0, 6, 10]), ...row(rightWall(foot), [6, 16], [5, 3, 6])),
    tower(x, y, 9.4, 15, 4),
    domeRoof(x, y, 9.8, 19, 12),
    finial([x, y, 31], 1.8),
  ];
};

export const minaret: Building = (x, y) => [
  turned({
    x,
    y,
    rings: [
      [4.2, 0],
      [3.4, 34],
    ],
  }),
  tower(x, y, 5, 34, 2.6),
  tower(x, y, 3, 36.6, 7),
  cone(x, y, 4.4, 43, 11),
];

/** A flat house, as in dry countries. */
export const flatHouse: Building = (x, y) => {
  const foot = { x, y, length: 16, depth: 15 } as const;
  return [
    box(foot, 13),
    fitted(
      arch(leftWall(foot), [8, 0, 4.5, 7]),
      ...row(rightWall(foot), [5, 10], [6, 2.6, 3], square),
    ),
    box({ x: x - 3, y: y - 3, z: 13, length: 8, depth: 7 }, 6),
  ];
};

/** A temple of steps. */
export const ziggurat: Building = (x, y) => [
  box({ x, y, length: 40, depth: 40 }, 9),
  box({ x, y, z: 9, length: 29, depth: 29 }, 9),
  box({ x, y, z: 18, length: 18, depth: 18 }, 9),
  fitted(
    square(leftWall({ x, y: y + 11, length: 40, depth: 18 }), [20, 0, 8, 9], 'roof'),
    square(leftWall({ x, y: y + 5.5, z: 9, length: 29, depth: 18 }), [14.5, 0, 8, 9], 'roof'),
    arch(leftWall({ x, y, z: 18, length: 18, depth: 18 }), [9, 0, 5, 7.5]),
  ),
  hip({ x, y, z: 27, length: 20, depth: 20 }, 8),
];

/** Roof over roof. */
export const pagoda: Building = (x, y) => {
  const storey = (z: number, size: number, height: number) => [
    box({ x, y, z, length: size, depth: size }, height),
    fitted(
      arch(leftWall({ x, y, z, length: size, depth: size }), [size / 2, 0, 4.5, height - 1.5]),
    ),
    hip({ x, y, z: z + height, length: size + 9, depth: size + 9 }, 6),
  ];
  return [...storey(0, 18, 10), ...storey(14, 13, 8), ...storey(26, 9, 7), finial([x, y, 38], 2)];
};

export const windmill: Building = (x, y) => {
  const wall = roundWall(x, y, 7.5);
  const [hubX, hubY] = wall(-2, 27);
  const sails = [20, 110, 200, 290].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const at = (along: number, across: number) =>
      [
        hubX + along * Math.cos(turn) - across * Math.sin(turn),
        hubY + along * Math.sin(turn) + across * Math.cos(turn),
      ] as const;
    return { paint: 'lit' as const, outline: [at(2, 0), at(19, 0), at(19, 5), at(4, 5)] };
  });
  return [
    turned({
      x,
      y,
      rings: [
        [9, 0],
        [6.4, 27],
      ],
    }),
    fitted(arch(wall, [-3, 0, 5, 8])),
    cone(x, y, 8.6, 26, 12),
    { faces: sails },
  ];
};

export const lighthouse: Building = (x, y) => [
  tower(x, y, 10, 0, 5),
  turned({
    x,
    y,
    rings: [
      [6.4, 5],
      [5.8, 15],
    ],
  }),
  turned({
    x,
    y,
    rings: [
      [5.8, 15],
      [5.2, 24],
    ],
    paints: ROOF,
  }),
  turned({
    x,
    y,
    rings: [
      [5.2, 24],
      [4.6, 33],
    ],
  }),
  tower(x, y, 6.6, 33, 2),
  turned({
    x,
    y,
    rings: [
      [3.8, 35],
      [3.8, 41],
    ],
    paints: ['gold', 'gold'],
  }),
  domeRoof(x, y, 4.8, 41, 5),
];

/** A hut on piles. */
export const stilts: Building = (x, y) => {
  const deck = { x, y, z: 8, length: 21, depth: 17 } as const;
  const foot = { x, y, z: 10, length: 16, depth: 12 } as const;
  const piles = [
    [-9, 7],
    [0, 7],
    [9, 7],
    [9, -7],
  ] as const;
  return [
    ...piles.map(([px, py]) => tower(x + px, y + py, 1.1, -3, 12)),
    box(deck, 2, WOOD, 'wood'),
    hallWalls(foot, 7, 9),
    fitted(arch(rightWall(foot), [6, 0, 4.5, 6])),
    gable(foot, 7, 9, { over: 2, thick: 1.6, paints: THATCH }),
  ];
};

export const hut: Building = (x, y) => [
  tower(x, y, 8.5, 0, 8),
  fitted(arch(roundWall(x, y, 8.5), [-2.5, 0, 5, 6.5])),
  cone(x, y, 12, 7, 18, THATCH),
];

export const tent: Building = (x, y) => [
  turned({
    x,
    y,
    rings: [
      [11, 0],
      [10, 6],
      [2, 17],
      [0, 21],
    ],
    paints: ROOF,
  }),
  fitted(arch(roundWall(x, y, 10.5), [-3, 0, 6, 8])),
  flag([x, y, 20], 7, 7),
];

/** A church with its tower. */
export const church: Building = (x, y) => {
  const nave = { x: x + 3, y, length: 26, depth: 15 } as const;
  const belfry = { x: x - 13, y, length: 11, depth: 11 } as const;
  return [
    box(belfry, 32),
    fitted(
      ...row(leftWall(belfry), [5.5], [22, 3.4, 6.5]),
      ...row(rightWall(belfry), [5.5], [22, 3.4, 6.5]),
    ),
    hip({ ...belfry, z: 32, length: 13, depth: 13 }, 22),
    hallWalls(nave, 13, 13),
    fitted(arch(rightWall(nave), [7.5, 0, 6, 9]), ...row(leftWall(nave), [8, 14, 20], [3, 2.8, 7])),
    gable(nave, 13, 13, { over: 1.6, thick: 1.6 }),
  ];
};

/** A gate in a wall. */
export const gate: Building = (x, y) => {
  const wall = { x, y, length: 34, depth: 7 } as const;
  return [
    ...spireOf(x - 17, y, 17),
    box(wall, 17),
    fitted(arch(leftWall(wall), [17, 0, 9, 12])),
    merlons([x - 14, y + 3.5, 17], [x + 14, y + 3.5, 17], 5, 2.6, 'lit'),
    ...spireOf(x + 17, y, 17),
  ];
};

function spireOf(x: number, y: number, height: number): readonly PiecePart[] {
  return [tower(x, y, 5, 0, height + 5), cone(x, y, 6.8, height + 4, 13)];
}

/** Raised ground below the buildings behind. */
export const terrace: Building = (x, y) => [
  box({ x, y, length: 46, depth: 14 }, 7),
  fitted(...row(leftWall({ x, y, length: 46, depth: 14 }), [8, 23, 38], [0, 6, 5])),
];
