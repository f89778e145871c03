import type { Point, Polygon } from '../../ui/engraving/plane.ts';
import { within } from './chance.ts';
import { curve, type Motif, oval, put } from './motif.ts';

export const conifer: Motif = (at, size, chance) => {
  const { shape, lines } = put(at, size);
  const lean = within(chance, -0.03, 0.03);
  const tip: Point = [lean, -1];
  const right: Point[] = [
    [0.17, -0.64],
    [0.1, -0.64],
    [0.25, -0.36],
    [0.15, -0.36],
    [0.33, -0.08],
  ];
  const left = right.map(([x, y]): Point => [-x, y]);
  return [
    shape('shadow', oval(0.3, -0.01, 0.36, 0.09, 8)),
    shape('bark', [
      [-0.05, -0.1],
      [0.06, -0.1],
      [0.06, 0.05],
      [-0.05, 0.05],
    ]),
    shape('light', [tip, ...right, [0, -0.05], ...left.toReversed()]),
    shape('dark', [
      [lean + 0.02, -0.9],
      ...right.map(([x, y]): Point => [x - 0.03, y]),
      [0.04, -0.08],
    ]),
    lines(
      'fine',
      [
        [-0.12, -0.42],
        [-0.04, -0.5],
      ],
      [
        [-0.18, -0.18],
        [-0.06, -0.28],
      ],
    ),
  ];
};

export const roundTree: Motif = (at, size, chance) => {
  const { shape, lines } = put(at, size);
  const bumps = 9;
  const start = chance() * 6;
  const crown = Array.from({ length: bumps * 2 }, (_, step): Point => {
    const turn = start + (Math.PI * step) / bumps;
    const radius = step % 2 === 0 ? 0.34 : 0.29;
    return [radius * Math.cos(turn), -0.6 + radius * 1.05 * Math.sin(turn)];
  });
  return [
    shape('shadow', oval(0.24, 0, 0.38, 0.09, 8)),
    shape('bark', [
      [-0.05, -0.35],
      [0.06, -0.35],
      [0.07, 0.03],
      [-0.06, 0.03],
    ]),
    shape('light', crown),
    shape('dark', [
      ...curve([0.12, -0.86], [0.24, -0.5], [-0.1, -0.32]),
      ...curve([-0.1, -0.32], [0.34, -0.24], [0.3, -0.62]),
    ]),
    lines('fine', curve([-0.2, -0.68], [-0.14, -0.8], [-0.04, -0.78], 3)),
  ];
};

export const cactus: Motif = (at, size) => {
  const { shape, lines } = put(at, size);
  return [
    shape('shadow', oval(0.22, 0, 0.28, 0.06, 8)),
    shape('bark', [
      [-0.08, 0],
      [-0.08, -0.3],
      [-0.26, -0.34],
      [-0.3, -0.44],
      [-0.3, -0.66],
      [-0.18, -0.66],
      [-0.18, -0.46],
      [-0.08, -0.46],
      [-0.08, -0.88],
      [-0.04, -0.96],
      [0.04, -0.96],
      [0.08, -0.88],
      [0.08, -0.3],
      [0.18, -0.32],
      [0.18, -0.56],
      [0.3, -0.56],
      [0.3, -0.26],
      [0.24, -0.16],
      [0.08, -0.14],
      [0.08, 0],
    ]),
    lines('fine', [
      [0, -0.86],
      [0, -0.06],
    ]),
  ];
};

export const palm: Motif = (at, size, chance) => {
  const { shape, lines } = put(at, size);
  const top: Point = [within(chance, 0.08, 0.18), -0.74];
  const leaf = (to: Point, bend: Point): Point[] => [
    ...curve(top, bend, to, 4),
    ...curve(to, [bend[0], bend[1] + 0.14], top, 4).slice(1, -1),
  ];
  return [
    shape('shadow', oval(0.26, 0, 0.34, 0.07, 8)),
    shape('bark', [
      ...curve([-0.06, 0], [-0.02, -0.4], top, 4),
      ...curve([top[0] + 0.05, top[1]], [0.1, -0.4], [0.07, 0], 4),
    ]),
    shape('light', leaf([-0.36, -0.56], [-0.2, -0.94])),
    shape('light', leaf([-0.14, -1], [-0.1, -0.98])),
    shape('dark', leaf([0.4, -0.96], [0.24, -1.02])),
    shape('dark', leaf([0.56, -0.56], [0.46, -0.9])),
    lines('line', [
      [-0.1, 0.01],
      [0.16, 0.01],
    ]),
  ];
};

export const tuft: Motif = (at, size, chance) => {
  const { lines } = put(at, size);
  const lean = within(chance, -0.08, 0.08);
  const blade = (x: number, toX: number, high: number) =>
    curve([x, 0], [x + (toX - x) * 0.2, -high * 0.7], [toX + lean, -high], 3);
  return [
    lines(
      'line',
      blade(-0.14, -0.3, 0.4),
      blade(-0.04, -0.08, 0.62),
      blade(0.06, 0.16, 0.54),
      blade(0.14, 0.34, 0.34),
    ),
  ];
};

export const flower: Motif = (at, size) => {
  const { shape, lines } = put(at, size);
  return [
    lines(
      'line',
      [
        [0, 0],
        [0.02, -0.5],
      ],
      curve([0, -0.1], [0.14, -0.16], [0.2, -0.3], 3),
    ),
    shape('pale', oval(0.02, -0.6, 0.16, 0.13, 7)),
  ];
};

/** A field in furrows. */
export const field: Motif = (at, size, chance) => {
  const { shape, lines } = put(at, size);
  const tilt = within(chance, -0.1, 0.1);
  const furrow = (part: number) => {
    const y = -0.36 + 0.36 * part;
    const half = 0.46 * Math.sqrt(1 - (2 * part - 1) ** 2);
    return curve([-half, y + tilt * half], [0, y - 0.05], [half * 0.94, y - tilt * half], 4);
  };
  return [
    shape(
      'dark',
      oval(0, -0.18, 0.5, 0.19, 16).map(([x, y]): Point => [x, y - tilt * x]),
    ),
    lines('fine', furrow(0.22), furrow(0.42), furrow(0.62), furrow(0.82)),
  ];
};

export const haystack: Motif = (at, size) => {
  const { shape, lines } = put(at, size);
  return [
    shape('shadow', oval(0.24, 0, 0.34, 0.07, 8)),
    shape('pale', curve([-0.3, 0], [-0.24, -1.1], [0.3, 0], 8)),
    lines(
      'fine',
      [
        [0.1, -0.46],
        [0.16, -0.04],
      ],
      [
        [0.02, -0.5],
        [0.06, -0.1],
      ],
      [
        [-0.1, -0.4],
        [-0.14, -0.06],
      ],
    ),
  ];
};

export const reeds: Motif = (at, size, chance) => {
  const { shape, lines } = put(at, size);
  const lean = within(chance, -0.06, 0.08);
  const head = (x: number, y: number): Polygon => oval(x + lean, y, 0.05, 0.15, 8);
  return [
    lines(
      'line',
      curve([-0.06, 0], [-0.1, -0.4], [-0.14 + lean, -0.7], 3),
      curve([0.04, 0], [0.06, -0.5], [0.08 + lean, -0.9], 3),
      curve([0.1, 0], [0.2, -0.3], [0.3 + lean, -0.5], 3),
      curve([-0.12, 0], [-0.26, -0.24], [-0.36 + lean, -0.44], 3),
      curve([0.16, 0], [0.34, -0.16], [0.46, -0.22], 3),
    ),
    shape('bark', head(-0.14, -0.8)),
    shape('bark', head(0.08, -1)),
    shape('bark', head(0.3, -0.58)),
    lines(
      'fine',
      [
        [-0.4, 0.06],
        [0.06, 0.06],
      ],
      [
        [-0.12, 0.14],
        [0.4, 0.14],
      ],
    ),
  ];
};

export const deadTree: Motif = (at, size) => {
  const { lines, shape } = put(at, size);
  return [
    shape('shadow', oval(0.22, 0, 0.3, 0.06, 8)),
    shape('bark', [
      [-0.08, 0.02],
      [-0.05, -0.4],
      [-0.26, -0.66],
      [-0.2, -0.68],
      [-0.03, -0.52],
      [-0.02, -0.92],
      [0.04, -0.92],
      [0.05, -0.56],
      [0.24, -0.78],
      [0.28, -0.74],
      [0.07, -0.4],
      [0.1, 0.02],
    ]),
    lines(
      'line',
      [
        [-0.2, -0.6],
        [-0.32, -0.58],
      ],
      [
        [0.17, -0.68],
        [0.34, -0.62],
      ],
      [
        [0.01, -0.9],
        [0.1, -1.02],
      ],
    ),
  ];
};
