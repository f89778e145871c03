import type { Point } from '../../ui/engraving/plane.ts';
import { within } from './chance.ts';
import { curve, type Motif, oval, put } from './motif.ts';

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

/** Ripples of the wind in the sand. */
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

export const stipple: Motif = (at, size, chance) => {
  const { lines } = put(at, size);
  const dots = Array.from({ length: 7 }, (): Point[] => [
    [within(chance, -0.4, 0.4), within(chance, -0.24, 0.1)],
  ]);
  return [lines('line', ...dots)];
};
