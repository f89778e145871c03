import { clip, type Point, type Polygon } from '../engraving/plane.ts';
import { SHIELD } from './shield.ts';

/** The division of a field; each name says which part has the second tincture. */
export const DIVISIONS = [
  'plain',
  'pale-side',
  'fess-foot',
  'bend-side',
  'bend-sinister-side',
  'chevron-foot',
  'saltire-sides',
  'quarterly',
  'gyronny',
  'paly',
  'barry',
  'bendy',
  'chequy',
  'lozengy',
  'pile',
  'chief',
  'base',
  'pale',
  'fess',
  'bend',
  'chevron',
  'cross',
  'barry-wavy',
  'rays',
] as const;
export type Division = (typeof DIVISIONS)[number];

const MIDDLE: Point = [50, 54];
const WIDE = 100;
const TALL = 120;

function block(x0: number, y0: number, x1: number, y1: number): Polygon {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** Stripes across one direction, every second one. */
function stripes(width: number, slope: number, from: number): readonly Polygon[] {
  return Array.from({ length: 12 }, (_, index): Polygon => {
    const x = from + 2 * width * index;
    return [
      [x, 0],
      [x + width, 0],
      [x + width + slope * TALL, TALL],
      [x + slope * TALL, TALL],
    ];
  });
}

/** Wedges from the middle, every second one. */
function wedges(count: number, first: number): readonly Polygon[] {
  const at = (turn: number): Point => {
    const angle = ((first + turn) * 2 * Math.PI) / count;
    return [MIDDLE[0] + 130 * Math.sin(angle), MIDDLE[1] - 130 * Math.cos(angle)];
  };
  return Array.from(
    { length: count / 2 },
    (_, index): Polygon => [MIDDLE, at(2 * index), at(2 * index + 1)],
  );
}

function cells(size: number): readonly Polygon[] {
  const found: Polygon[] = [];
  for (let row = 0; row * size < TALL; row++) {
    for (let column = row % 2; column * size < WIDE; column += 2) {
      found.push(block(column * size, row * size, (column + 1) * size, (row + 1) * size));
    }
  }
  return found;
}

function lozenges(width: number, height: number): readonly Polygon[] {
  const found: Polygon[] = [];
  for (let y = 0; y <= TALL + height; y += height) {
    for (let x = 0; x <= WIDE; x += width) {
      found.push([
        [x, y - height / 2],
        [x + width / 2, y],
        [x, y + height / 2],
        [x - width / 2, y],
      ]);
    }
  }
  return found;
}

function waves(): readonly Polygon[] {
  const steps = 28;
  const edge = (y: number) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const x = (WIDE * step) / steps;
      return [x, y + 3 * Math.cos((2 * Math.PI * (x - 50)) / 28)];
    });
  return [22, 50, 78, 106].map((y) => [...edge(y), ...edge(y + 14).toReversed()]);
}

const PARTS: Readonly<Record<Division, () => readonly Polygon[]>> = {
  plain: () => [],
  'pale-side': () => [block(50, 0, WIDE, TALL)],
  'fess-foot': () => [block(0, 56, WIDE, TALL)],
  'bend-side': () => [
    [
      [0, 0],
      [WIDE, 110],
      [0, TALL],
    ],
  ],
  'bend-sinister-side': () => [
    [
      [WIDE, 0],
      [WIDE, TALL],
      [0, 110],
    ],
  ],
  'chevron-foot': () => [
    [
      [50, 50],
      [110, TALL],
      [-10, TALL],
    ],
  ],
  'saltire-sides': () => [
    [MIDDLE, [-10, -6], [-10, 114]],
    [MIDDLE, [110, 114], [110, -6]],
  ],
  quarterly: () => [block(50, 0, WIDE, 54), block(0, 54, 50, TALL)],
  gyronny: () => wedges(8, 0),
  rays: () => wedges(20, -0.5),
  paly: () => stripes(100 / 7, 0, -300 / 7),
  bendy: () => stripes(13, 0.8, -101.5),
  barry: () => [0, 1, 2, 3].map((row) => block(0, 18 + 28 * row, WIDE, 32 + 28 * row)),
  'barry-wavy': waves,
  chequy: () => cells(100 / 7),
  lozengy: () => lozenges(20, 30),
  pile: () => [
    [
      [8, 0],
      [92, 0],
      [50, 112],
    ],
  ],
  chief: () => [block(0, 0, WIDE, 36)],
  base: () => [hill()],
  pale: () => [block(32, 0, 68, TALL)],
  fess: () => [block(0, 38, WIDE, 74)],
  bend: () => [
    [
      [0, 0],
      [22, 0],
      [WIDE, 86],
      [WIDE, 116],
      [78, 116],
      [0, 30],
    ],
  ],
  chevron: () => [
    [
      [50, 38],
      [WIDE, 88],
      [WIDE, 116],
      [50, 66],
    ],
    [
      [50, 38],
      [50, 66],
      [0, 116],
      [0, 88],
    ],
  ],
  cross: () => [block(36, 0, 64, TALL), block(0, 40, WIDE, 68)],
};

function hill(): Polygon {
  const top = Array.from({ length: 13 }, (_, step): Point => {
    const x = (WIDE * step) / 12;
    return [x, 78 + ((x - 50) / 50) ** 2 * 15];
  });
  return [...top, [WIDE, TALL], [0, TALL]];
}

const cut = new Map<Division, readonly Polygon[]>();

/** The parts of a shield that have the second tincture. */
export function partsOf(division: Division): readonly Polygon[] {
  const known = cut.get(division);
  if (known !== undefined) return known;
  const parts = PARTS[division]()
    .map((polygon) => clip(polygon, SHIELD))
    .filter(({ length }) => length > 2);
  cut.set(division, parts);
  return parts;
}
