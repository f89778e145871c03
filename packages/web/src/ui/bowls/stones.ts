import type { Point } from '../engraving/plane.ts';

/** The three bowls of power, in the order in which it flows. */
export const BOWLS = [1, 2, 3] as const;
export type BowlNumber = (typeof BOWLS)[number];

/** How bowls are numbered. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const satisfies Readonly<
  Record<BowlNumber, string>
>;

/** Size of one bowl in its drawing, and from one bowl to the next. */
export const BOWL_SIZE = { width: 120, height: 108 } as const;
export const STRIDE = 128;
/** Middle of the mouth of a bowl. */
const MOUTH: Point = [60, 36];

/** Where stones lie around the middle of the mouth: the bottom of the heap first. */
const HEAP: readonly Point[] = [
  [0, 6],
  [-20, 4],
  [20, 4],
  [-10, -5],
  [10, -5],
  [-30, -3],
  [30, -3],
  [0, -10],
  [-20, -12],
  [20, -12],
  [-10, -19],
  [10, -19],
];
const RADIUS = 10;

/** Where a stone lies in a bowl. */
export interface StonePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Where the stones of a bowl lie. A stone keeps its place when others come; above twelve all of them
 * shrink, so that the heap stays in its bowl.
 */
export function heap(count: number): readonly StonePlace[] {
  const scale = count <= HEAP.length ? 1 : Math.sqrt(HEAP.length / count);
  const perLayer = Math.ceil(count / HEAP.length);
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = HEAP[index % HEAP.length];
    const layer = Math.floor(index / HEAP.length);
    // Stones of a further dozen lie in the gaps of those below, and higher.
    const rise = Math.min(5, 30 / perLayer);
    const [shiftX, shiftY] = perLayer === 1 ? [0, 0] : [((layer * 9) % 14) - 4, 2 - layer * rise];
    return {
      x: MOUTH[0] + (x + shiftX) * (perLayer === 1 ? 1 : 0.9),
      y: MOUTH[1] + y + shiftY,
      radius: RADIUS * scale,
    };
  });
}

/** A stone of a set of bowls that stand side by side: which bowl, and its place in the heap. */
export interface StoneAt {
  readonly bowl: BowlNumber;
  readonly index: number;
  /** How many lie in that bowl. */
  readonly count: number;
}

/** Where a stone lies in the drawing of all three bowls. */
function stonePoint({ bowl, index, count }: StoneAt): Point {
  const { x, y } = heap(count)[index];
  return [x + (bowl - 1) * STRIDE, y];
}

/**
 * Where a stone is on its way: an arc that clears both rims. Spending leads back from the third bowl to the
 * first, in a wider arc.
 * @param part from 0 to 1
 */
export function stoneOnWay(from: StoneAt, to: StoneAt, part: number): Point {
  const [fromX, fromY] = stonePoint(from);
  const [toX, toY] = stonePoint(to);
  const height = 26 + 14 * Math.abs(to.bowl - from.bowl);
  return [
    fromX + (toX - fromX) * part,
    fromY + (toY - fromY) * part - 4 * height * part * (1 - part),
  ];
}
