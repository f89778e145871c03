import type { LandPlan, Rect } from './plan.ts';

/** Sea around the land on each side, in the unit of the hexes. */
export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const MARGIN: Margin = { top: 0.5, right: 0.5, bottom: 0.5, left: 0.5 };
/** The distances from the centre of a hex to its corners and to its sides. */
const CORNER = 1 / Math.sqrt(3);
const SIDE = 0.5;

/**
 * The world of a map: its hexes with a margin of sea, enlarged to the given shape.
 * @param shape width divided by height
 */
export function extentFor({ hexes, turned }: LandPlan, shape?: number, margin = MARGIN): Rect {
  const xs = hexes.map(({ x, y }) => (turned ? y : x));
  const ys = hexes.map(({ x, y }) => (turned ? -x : y));
  const across = turned ? CORNER : SIDE;
  const down = turned ? SIDE : CORNER;
  const x = Math.min(...xs) - across - margin.left;
  const y = Math.min(...ys) - down - margin.top;
  const width = Math.max(...xs) + across + margin.right - x;
  const height = Math.max(...ys) + down + margin.bottom - y;
  const wanted = shape ?? width / height;
  const wider = Math.max(0, height * wanted - width);
  const higher = Math.max(0, width / wanted - height);
  return { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher };
}
