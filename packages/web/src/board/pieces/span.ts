import { type Hatching, hatch } from '../../ui/engraving/hatching.ts';
import { linesOf, shapeOf } from '../../ui/engraving/path.ts';
import { between, inset, type Point, type Polygon } from '../../ui/engraving/plane.ts';
import type { PieceLevel } from './parts.ts';

/** A bridge as paths, back to front. */
export interface Span {
  readonly shadow: string;
  readonly edge: string;
  /** The wall below the deck, towards the reader. */
  readonly side: string;
  /** Whether that wall is lit. */
  readonly isLit: boolean;
  /** Arches through which the water is visible. */
  readonly arches: string;
  readonly deck: string;
  /** The hatching of the seat. */
  readonly marks: string;
  readonly rails: string;
}

/** The distance of a bridge's ends from the middles of its two hexes. */
const BANK = 41;
const HALF_WIDTH = 8.5;
const RISE = 15;
/** The distance between the arches and the lower edge of the deck. */
const PARAPET = 5.5;
const ARCHES = 3;
const STEPS = 16;
const PITCH: Readonly<Record<PieceLevel, number>> = { far: 8, middle: 5.4, near: 3.8 };

/**
 * A flat arc between two hexes, in any direction; points are middles of hexes in units of the
 * board.
 */
export function spanBetween(one: Point, other: Point, level: PieceLevel, hatching: Hatching): Span {
  // The drawing does not depend on the order of the hexes.
  const [a, b] =
    one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]) ? [one, other] : [other, one];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const from = between(a, b, BANK / length);
  const to = between(b, a, BANK / length);
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const steep = Math.abs(dy);
  // The side towards the reader: below the bridge, or to the right of one that runs straight up the page.
  const below: Point = dx < 0.02 ? [1, 0] : [-dy, dx];
  const across: Point = [below[0] * HALF_WIDTH, below[1] * HALF_WIDTH * 0.62];
  // A steep bridge bends to the other side, so that its rise is visible.
  const lift: Point = [-0.78 * below[0] * RISE, -(0.5 + 0.5 * Math.abs(below[1])) * RISE];
  const at = (part: number, side: number, height = 1): Point => {
    const [x, y] = between(from, to, part);
    const up = 4 * part * (1 - part) * height;
    return [x + across[0] * side + lift[0] * up, y + across[1] * side + lift[1] * up];
  };
  const arc = (side: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS, side));
  const drop = ([x, y]: Point, by: number): Point => [
    x + 0.45 * below[0] * by,
    y + (1 - 0.3 * steep) * by,
  ];

  const lower = arc(1);
  const deck: Polygon = [...arc(-1), ...lower.toReversed()];
  const foot = (part: number): Point => drop(at(part, 1, 0.1), PARAPET + 4);
  const side: Polygon = [
    ...lower,
    ...Array.from({ length: STEPS + 1 }, (_, step) => foot(1 - step / STEPS)),
  ];
  const arches = Array.from({ length: ARCHES }, (_, arch) => {
    const start = (arch + 0.17) / ARCHES;
    const end = (arch + 0.83) / ARCHES;
    const crown = Array.from({ length: 9 }, (_, step): Point => {
      const part = start + ((end - start) * step) / 8;
      const bow = Math.sqrt(Math.max(0, 1 - ((step - 4) / 4) ** 2));
      return between(foot(part), drop(at(part, 1), PARAPET), bow);
    });
    return crown;
  });
  const outline = [...arc(-1), ...side.slice(STEPS + 1)];
  return {
    shadow: shapeOf(outline.map(([x, y]): Point => [x + 7, y + 5])),
    edge: shapeOf(deck) + shapeOf(side),
    side: shapeOf(side),
    isLit: below[0] < -0.2,
    arches: arches.map(shapeOf).join(''),
    deck: shapeOf(deck),
    marks: marks(at, length - 2 * BANK, hatching, PITCH[level]),
    rails: linesOf([arc(-0.8), arc(0.8)]),
  };
}

/** The hatching on the deck: planks across it for `upright`, along it for `level`. */
function marks(
  at: (part: number, side: number) => Point,
  length: number,
  hatching: Hatching,
  pitch: number,
): string {
  const whole: Polygon = [
    [0, 0],
    [length, 0],
    [length, 2 * HALF_WIDTH],
    [0, 2 * HALF_WIDTH],
  ];
  const sheet = inset(whole, 2.6);
  const lines = hatch(sheet, hatching, pitch, [length / 2, HALF_WIDTH]).map((line) => {
    const steps =
      line.length === 2
        ? Array.from({ length: 7 }, (_, step) => between(line[0], line[1], step / 6))
        : line;
    return steps.map(([u, v]) => at(u / length, v / HALF_WIDTH - 1));
  });
  return linesOf(lines);
}
