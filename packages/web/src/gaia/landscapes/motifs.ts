import type { Patch } from '../../ui/engraving/layers.ts';
import { hull, type Point, type Polygon } from '../../ui/engraving/plane.ts';
import { type Chance, within } from './chance.ts';

/**
 * What a landscape is engraved with. `light` and `dark` are the two sides of a thing in the tints of its land,
 * `pale` is snow, foam and cloth, `water` a pool, `bark` wood; `shadow` lies on the ground, `line` and `fine` are ink.
 */
export type LandPaint = 'shadow' | 'light' | 'dark' | 'pale' | 'water' | 'bark' | 'line' | 'fine';
export type Motif = (at: Point, size: number, chance: Chance) => readonly Patch<LandPaint>[];

/** A motif is drawn around its foot and put in its place. */
function put([x, y]: Point, size: number) {
  const place = ([px, py]: Point): Point => [x + px * size, y + py * size];
  return {
    shape: (paint: LandPaint, outline: Polygon): Patch<LandPaint> => ({
      paint,
      outline: outline.map(place),
    }),
    lines: (paint: 'line' | 'fine', ...lines: readonly (readonly Point[])[]): Patch<LandPaint> => {
      const placed = lines.map((line) => line.map(place));
      return { paint, outline: hull(placed.flat()), lines: placed };
    },
  };
}

/** Points of a curve that begins and ends in the first and last point. */
function curve(from: Point, bend: Point, to: Point, steps = 6): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const rest = 1 - part;
    const axis = (at: 0 | 1) =>
      rest * rest * from[at] + 2 * rest * part * bend[at] + part * part * to[at];
    return [axis(0), axis(1)];
  });
}

function oval(x: number, y: number, wide: number, high: number, steps = 12): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const turn = (2 * Math.PI * step) / steps;
    return [x + wide * Math.cos(turn), y + high * Math.sin(turn)];
  });
}

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

export const peak: Motif = (at, size, chance) => {
  const { shape, lines } = put(at, size);
  const wide = within(chance, 0.48, 0.6);
  const top: Point = [within(chance, -0.08, 0.06), -1];
  const notch = within(chance, -0.1, 0.1);
  const ridge: Point[] = [
    top,
    [top[0] + 0.08, -0.74],
    [top[0] - 0.02 + notch * 0.3, -0.5],
    [top[0] + 0.12, -0.24],
    [top[0] + 0.06, 0],
  ];
  const left: Point[] = [
    [-wide, 0],
    [-wide * 0.66, -0.32],
    [-wide * 0.5, -0.42],
    [-wide * 0.26, -0.76],
  ];
  const right: Point[] = [
    [wide * 0.34, -0.7],
    [wide * 0.52, -0.44],
    [wide * 0.74, -0.26],
    [wide, 0],
  ];
  const side = [...ridge, ...right.toReversed()];
  return [
    shape('shadow', [
      [0, 0],
      [wide + 0.42, 0.02],
      [wide * 0.6, -0.12],
    ]),
    shape('light', [...left, ...ridge]),
    shape('dark', side),
    shape('pale', [
      top,
      [wide * 0.28, -0.76],
      [wide * 0.14, -0.68],
      [top[0] + 0.08, -0.76],
      [top[0] - 0.02, -0.62],
      [-wide * 0.2, -0.72],
      [-wide * 0.26, -0.78],
    ]),
    lines(
      'fine',
      [
        [top[0] + 0.16, -0.56],
        [wide * 0.5, -0.36],
      ],
      [
        [top[0] + 0.14, -0.42],
        [wide * 0.62, -0.2],
      ],
      [
        [top[0] + 0.18, -0.26],
        [wide * 0.72, -0.06],
      ],
      [
        [-wide * 0.52, -0.22],
        [-wide * 0.4, -0.04],
      ],
    ),
  ];
};

export const hill: Motif = (at, size) => {
  const { shape, lines } = put(at, size);
  const crest = curve([-0.6, 0], [-0.1, -0.8], [0.6, 0], 8);
  return [
    shape('light', crest),
    shape('dark', [
      ...curve([0.05, -0.4], [0.34, -0.3], [0.6, 0], 5),
      ...curve([0.6, 0], [0.2, -0.1], [0.05, -0.4], 4).slice(1, -1),
    ]),
    lines('fine', curve([-0.36, -0.12], [-0.2, -0.3], [-0.04, -0.28], 4)),
  ];
};

export const dune: Motif = (at, size, chance) => {
  const { shape, lines } = put(at, size);
  const high = within(chance, 0.27, 0.36);
  const top: Point = [within(chance, 0, 0.14), -high];
  const crest = curve([-0.62, 0], [-0.34, -high * 1.1], top, 7);
  const lee = curve(top, [0.3, -high * 0.5], [0.66, 0], 6);
  const inner = curve([0.66, 0], [0, -0.02], top, 6);
  return [
    shape('light', [...crest, ...inner.toReversed().slice(1)]),
    shape('dark', [...lee, ...inner.slice(1, -1)]),
    lines(
      'fine',
      curve([-0.4, -0.05], [-0.24, -0.12], [-0.06, -0.13], 3),
      curve([-0.2, 0.09], [0.1, 0.05], [0.36, 0.09], 3),
    ),
  ];
};

/** What the wind writes in the sand. */
export const ripples: Motif = (at, size) => {
  const { lines } = put(at, size);
  const row = (x: number, y: number, long: number) =>
    curve([x, y], [x + long * 0.5, y - 0.09], [x + long, y], 4);
  return [
    lines(
      'fine',
      row(-0.4, -0.16, 0.36),
      row(-0.08, -0.1, 0.4),
      row(-0.3, 0, 0.34),
      row(0.08, 0.05, 0.28),
    ),
  ];
};

export const boulder: Motif = (at, size, chance) => {
  const { shape } = put(at, size);
  const tilt = within(chance, -0.06, 0.06);
  return [
    shape('shadow', oval(0.2, 0, 0.34, 0.08, 8)),
    shape('light', [
      [-0.3, 0],
      [-0.32, -0.2],
      [-0.14, -0.42 + tilt],
      [0.06, -0.4],
      [0.02, 0.02],
    ]),
    shape('dark', [
      [0.06, -0.4],
      [0.26, -0.26],
      [0.32, 0],
      [0.02, 0.02],
    ]),
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

export const waves: Motif = (at, size, chance) => {
  const { lines } = put(at, size);
  const row = (y: number, from: number, count: number) =>
    Array.from(
      { length: count * 4 + 1 },
      (_, step): Point => [from + step * 0.1, y - 0.07 * Math.abs(Math.sin((step * Math.PI) / 4))],
    );
  const shift = within(chance, -0.15, 0.15);
  return [lines('line', row(0, -0.4 + shift, 2)), lines('fine', row(0.16, -0.2 + shift, 1))];
};

export const breaker: Motif = (at, size) => {
  const { shape, lines } = put(at, size);
  const back = curve([-0.5, 0], [-0.2, -0.5], [0.2, -0.42], 6);
  const curl = curve([0.2, -0.42], [0.44, -0.34], [0.34, -0.14], 4);
  const front = curve([0.34, -0.14], [0.26, -0.28], [0.1, -0.2], 3);
  return [
    shape('light', [
      ...back,
      ...curl.slice(1),
      ...front.slice(1),
      ...curve([0.1, -0.2], [0.08, -0.02], [0.42, 0], 4).slice(1),
    ]),
    shape('pale', [
      ...curve([-0.1, -0.34], [0.06, -0.48], [0.2, -0.42], 3),
      ...curl.slice(1),
      ...curve([0.34, -0.14], [0.3, -0.34], [-0.1, -0.34], 4).slice(1),
    ]),
    lines(
      'fine',
      curve([-0.34, -0.04], [-0.16, -0.3], [0.02, -0.26], 4),
      curve([-0.16, -0.02], [-0.06, -0.18], [0.06, -0.16], 3),
    ),
  ];
};

export const boat: Motif = (at, size) => {
  const { shape, lines } = put(at, size);
  return [
    lines('line', [
      [0, -0.1],
      [0, -0.92],
    ]),
    shape('pale', [...curve([-0.03, -0.84], [-0.14, -0.5], [-0.36, -0.24], 4), [-0.03, -0.24]]),
    shape('pale', [...curve([0.05, -0.74], [0.3, -0.5], [0.34, -0.24], 4), [0.05, -0.24]]),
    shape('bark', [
      ...curve([-0.44, -0.16], [0, -0.1], [0.46, -0.18], 4),
      ...curve([0.46, -0.18], [0.34, 0.06], [0.2, 0.06], 3),
      [-0.22, 0.06],
    ]),
    lines('fine', [
      [-0.5, 0.1],
      [-0.2, 0.1],
      [-0.1, 0.06],
      [0.1, 0.1],
      [0.5, 0.1],
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

export const pool: Motif = (at, size) => {
  const { shape, lines } = put(at, size);
  return [
    shape('water', oval(0, -0.1, 0.5, 0.16, 14)),
    shape('light', oval(-0.16, -0.12, 0.13, 0.05, 9)),
    lines(
      'fine',
      [
        [0.06, -0.04],
        [0.32, -0.04],
      ],
      [
        [0.14, -0.16],
        [0.3, -0.16],
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

export const stipple: Motif = (at, size, chance) => {
  const { lines } = put(at, size);
  const dots = Array.from({ length: 7 }, (): Point[] => [
    [within(chance, -0.4, 0.4), within(chance, -0.24, 0.1)],
  ]);
  return [lines('line', ...dots)];
};
