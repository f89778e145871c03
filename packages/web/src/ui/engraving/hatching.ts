import type { Point, Polygon } from './plane.ts';

/**
 * Hatchings that stand for colours. The first seven are those of printed heraldry (Petra Sancta),
 * or close to them; as in heraldry, white has none.
 */
export const HATCHINGS = [
  'upright',
  'level',
  'falling',
  'crossed',
  'dotted',
  'dashed',
  'rising',
  'plain',
  'jagged',
  'wavy',
  'lattice',
] as const;
export type Hatching = (typeof HATCHINGS)[number];

type Texture = 'line' | 'dash' | 'dot' | 'wave' | 'zigzag';

interface Lines {
  /** Directions of the lines; degrees from level, falling to the right. */
  readonly angles: readonly number[];
  readonly texture: Texture;
  /** Distance of the lines, relative to upright lines. */
  readonly pitch: number;
}

const LINES: Readonly<Record<Hatching, Lines>> = {
  upright: { angles: [90], texture: 'line', pitch: 1 },
  level: { angles: [0], texture: 'line', pitch: 1 },
  falling: { angles: [45], texture: 'line', pitch: 1 },
  rising: { angles: [-45], texture: 'line', pitch: 1 },
  crossed: { angles: [0, 90], texture: 'line', pitch: 1.25 },
  lattice: { angles: [45, -45], texture: 'line', pitch: 1.3 },
  dotted: { angles: [0], texture: 'dot', pitch: 1 },
  dashed: { angles: [0], texture: 'dash', pitch: 0.95 },
  jagged: { angles: [0], texture: 'zigzag', pitch: 1.35 },
  wavy: { angles: [0], texture: 'wave', pitch: 1.3 },
  plain: { angles: [], texture: 'line', pitch: 1 },
};

/**
 * The lines of a hatching inside a region, each a row of points; a dot is a line of one point.
 * @param pitch distance of two lines
 * @param origin is midway between two lines, so that a hatching can be centred
 * @param lean degrees by which slanting lines are rotated, for sheets seen at an angle
 */
export function hatch(
  region: Polygon,
  hatching: Hatching,
  pitch: number,
  origin: Point,
  lean = 0,
): readonly (readonly Point[])[] {
  const { angles, texture, pitch: wide } = LINES[hatching];
  return angles.flatMap((angle) => {
    const degrees = angle % 90 === 0 ? angle : angle + lean;
    const turned = turnBy((-degrees * Math.PI) / 180, origin);
    const back = turnBy((degrees * Math.PI) / 180, [0, 0], origin);
    const rows = rowsIn(region.map(turned), pitch * wide);
    return rows
      .flatMap((row) => textured(row, texture, pitch * wide))
      .map((line) => line.map(back));
  });
}

/** The parts of a level line inside a region; `number` distinguishes neighbouring lines. */
interface Row {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly number: number;
}

function rowsIn(region: Polygon, pitch: number): readonly Row[] {
  const ys = region.map(([, y]) => y);
  const first = Math.ceil(Math.min(...ys) / pitch - 0.5);
  const last = Math.floor(Math.max(...ys) / pitch - 0.5);
  const rows: Row[] = [];
  for (let number = first; number <= last; number++) {
    const y = (number + 0.5) * pitch;
    const xs = crossings(region, y);
    for (let at = 0; at + 1 < xs.length; at += 2) {
      rows.push({ y, from: xs[at], to: xs[at + 1], number });
    }
  }
  return rows;
}

function crossings(region: Polygon, y: number): readonly number[] {
  const found: number[] = [];
  for (const [index, [ax, ay]] of region.entries()) {
    const [bx, by] = region[(index + 1) % region.length];
    if (ay > y !== by > y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  return found.toSorted((one, other) => one - other);
}

function textured(row: Row, texture: Texture, pitch: number): readonly (readonly Point[])[] {
  const { y, from, to, number } = row;
  const shift = number % 2 === 0 ? 0 : 0.5;
  switch (texture) {
    case 'line':
      return [
        [
          [from, y],
          [to, y],
        ],
      ];
    case 'dot':
      return places(from, to, pitch * 1.15, shift, pitch * 0.3).map((x) => [[x, y]]);
    case 'dash': {
      const step = pitch * 2.3;
      return places(from - step, to + step, step, shift, 0).flatMap((x) => {
        const start = Math.max(from, x - step * 0.31);
        const end = Math.min(to, x + step * 0.31);
        return end - start < pitch * 0.3
          ? []
          : [
              [
                [start, y],
                [end, y],
              ],
            ];
      });
    }
    case 'wave':
      return [bent(row, pitch * 1.9, 8, (turn) => Math.sin(turn * 2 * Math.PI) * pitch * 0.2)];
    case 'zigzag':
      return [bent(row, pitch * 1.3, 2, (turn) => (turn % 1 === 0 ? -0.24 : 0.24) * pitch)];
  }
}

/** Positions along a row at distance `step`, at least `margin` from its ends. */
function places(from: number, to: number, step: number, shift: number, margin: number) {
  const first = Math.ceil((from + margin) / step - shift);
  const last = Math.floor((to - margin) / step - shift);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, at) => (first + at + shift) * step,
  );
}

/** A row that swings around its line. */
function bent(
  { y, from, to }: Row,
  length: number,
  parts: number,
  swing: (turn: number) => number,
): readonly Point[] {
  const step = length / parts;
  const inner = places(from, to, step, 0, step * 0.2);
  return [from, ...inner, to].map((x) => [
    x,
    y + swing(inner.includes(x) ? Math.round(x / step) / parts : x / length),
  ]);
}

function turnBy(angle: number, origin: Point, target: Point = [0, 0]) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return ([x, y]: Point): Point => [
    (x - origin[0]) * cos - (y - origin[1]) * sin + target[0],
    (x - origin[0]) * sin + (y - origin[1]) * cos + target[1],
  ];
}
