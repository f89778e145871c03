import type { Point } from '../engraving/plane.ts';

/** The three bowls of power, in the direction of the flow. */
export const BOWLS = [1, 2, 3] as const;
export type BowlNumber = (typeof BOWLS)[number];

/** The numbers of the bowls. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const satisfies Readonly<
  Record<BowlNumber, string>
>;

/** Size of one bowl in its drawing, and the distance between two bowls. */
export const BOWL_SIZE = { width: 120, height: 108 } as const;
export const STRIDE = 128;
/** Middle of the mouth of a bowl. */
const MOUTH: Point = [60, 36];

/** The places of stones around the middle of the mouth, from the bottom of the heap. */
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

/** The place of a stone in a bowl. */
export interface StonePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * The places of the stones of a bowl. A stone keeps its place when others are added; above twelve
 * all of them shrink, so that the heap stays in the bowl.
 */
export function heap(count: number): readonly StonePlace[] {
  const scale = count <= HEAP.length ? 1 : Math.sqrt(HEAP.length / count);
  const perLayer = Math.ceil(count / HEAP.length);
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = HEAP[index % HEAP.length];
    const layer = Math.floor(index / HEAP.length);
    // Stones of the next dozen are higher, in the gaps of those below.
    const rise = Math.min(5, 30 / perLayer);
    const [shiftX, shiftY] = perLayer === 1 ? [0, 0] : [((layer * 9) % 14) - 4, 2 - layer * rise];
    return {
      x: MOUTH[0] + (x + shiftX) * (perLayer === 1 ? 1 : 0.9),
      y: MOUTH[1] + y + shiftY,
      radius: RADIUS * scale,
    };
  });
}

/** A stone of three bowls: its bowl, and its place in the heap. */
export interface StoneAt {
  readonly bowl: BowlNumber;
  readonly index: number;
  /** The number of stones in that bowl. */
  readonly count: number;
}

/** The place of a stone in the drawing of all three bowls. */
function stonePoint({ bowl, index, count }: StoneAt): Point {
  const { x, y } = heap(count)[index];
  return [x + (bowl - 1) * STRIDE, y];
}

/**
 * The place of a moving stone: on an arc over both rims; from the third bowl back to the first, on
 * a wider arc.
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
