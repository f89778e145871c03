import { lineOf, shapeOf } from '../engraving/path.ts';
import { inset, type Point, type Polygon } from '../engraving/plane.ts';
import { SHIELD } from './shield.ts';

/** The shape of the inner edge of a border. */
export const BORDERS = [
  'plain',
  'embattled',
  'wavy',
  'engrailed',
  'rayonny',
  'beaded',
  'indented',
  'double',
  /** A narrow border for the size of a letter. */
  'narrow',
] as const;
export type Border = (typeof BORDERS)[number];

/**
 * The width of a border, and the shape of its edge over one period; lengths in units of the shield,
 * which is 100 wide.
 */
interface Edge {
  readonly width: number;
  readonly height: number;
  readonly periods: number;
  readonly swing: (part: number) => number;
}

const STRAIGHT: Edge = { width: 9, height: 0, periods: 1, swing: () => 0 };
const EDGES: Readonly<Record<Border, Edge>> = {
  plain: STRAIGHT,
  narrow: { ...STRAIGHT, width: 7 },
  beaded: { ...STRAIGHT, width: 10.5 },
  double: { ...STRAIGHT, width: 8 },
  embattled: { width: 9, height: 2.6, periods: 26, swing: (part) => (part < 0.5 ? 1 : -1) },
  wavy: { width: 9.2, height: 2.4, periods: 20, swing: (part) => Math.cos(2 * Math.PI * part) },
  // Arcs that meet in points towards the middle.
  engrailed: {
    width: 9,
    height: 3,
    periods: 22,
    swing: (part) => 1 - 2 * Math.sin(Math.PI * part),
  },
  indented: { width: 9, height: 3, periods: 26, swing: (part) => 1 - 4 * Math.abs(part - 0.5) },
  // Flames: one side long, one concave.
  rayonny: {
    width: 9.6,
    height: 3.6,
    periods: 22,
    swing: (part) =>
      part < 0.6
        ? 1 - 2 * Math.sin((Math.PI / 2) * (part / 0.6))
        : -1 + 2 * ((part - 0.6) / 0.4) ** 1.6,
  },
};

export interface BorderDrawing {
  /** The ring between the edge of the shield and that of the border; to be filled with `evenodd`. */
  readonly ring: string;
  /** The inner edge alone. */
  readonly edge: string;
  /** Beads or a second line in ink. */
  readonly trim: string;
}

const drawn = new Map<Border, BorderDrawing>();

export function borderOf(border: Border): BorderDrawing {
  const known = drawn.get(border);
  if (known !== undefined) return known;
  const { width, height, periods, swing } = EDGES[border];
  const base = inset(SHIELD, width);
  const inner = height === 0 ? base : swung(base, periods, height, swing);
  const drawing = {
    ring: shapeOf(SHIELD) + shapeOf(inner),
    edge: shapeOf(inner),
    trim: trimOf(border),
  };
  drawn.set(border, drawing);
  return drawing;
}

function trimOf(border: Border): string {
  if (border === 'double') return shapeOf(inset(SHIELD, 12));
  if (border !== 'beaded') return '';
  const beads = along(inset(SHIELD, 5.6), 34);
  return beads.map(({ at }) => `${lineOf([at])}h0`).join('');
}

function swung(
  polygon: Polygon,
  periods: number,
  height: number,
  swing: (part: number) => number,
): Polygon {
  const perPeriod = 8;
  return along(polygon, periods * perPeriod).flatMap(({ at: [x, y], inward: [dx, dy] }, index) => {
    const part = (index % perPeriod) / perPeriod;
    // Where the edge jumps, both heights are needed.
    const heights =
      part === 0 || part === 0.5 ? [swing((part + 0.999) % 1), swing(part)] : [swing(part)];
    const [one, other = one] = heights;
    const at = (by: number): Point => [x + dx * by * height, y + dy * by * height];
    return one === other ? [at(one)] : [at(one), at(other)];
  });
}

/** Places at equal distances along an outline, and the inward direction at each. */
function along(polygon: Polygon, count: number): readonly { at: Point; inward: Point }[] {
  const sides = polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length];
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const whole = sides.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  let side = 0;
  return Array.from({ length: count }, (_, index) => {
    const distance = (whole * index) / count;
    while (before + sides[side].length < distance) before += sides[side++].length;
    const { from, to, length } = sides[side];
    const part = (distance - before) / length;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return {
      at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part],
      inward: [-dy, dx],
    };
  });
}
