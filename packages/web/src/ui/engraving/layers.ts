import { linesOf, shapeOf } from './path.ts';
import { clockwise, hull, overlap, type Point, type Polygon } from './plane.ts';

/**
 * A shape with one paint. If it has `lines`, these are drawn, and `outline` is the region that they
 * cover.
 */
export interface Patch<Paint extends string> {
  readonly paint: Paint;
  readonly outline: Polygon;
  /** A line of one point is a dot. */
  readonly lines?: readonly (readonly Point[])[];
}

/** Shapes of one paint that form one path. */
export interface Layer<Paint extends string> {
  readonly paint: Paint;
  readonly d: string;
}

/** Faces that overlap by less than this only touch. */
const SLACK = 0.35;

/**
 * Makes as few layers as the order allows: faces of one paint share a path if none of them covers
 * another or something between them, so that a castle has two dozen paths instead of two hundred.
 */
export function layersOf<Paint extends string>(
  faces: readonly Patch<Paint>[],
): readonly Layer<Paint>[] {
  return stacked(faces).map((layer) => ({ paint: layer[0].paint, d: layer.map(written).join('') }));
}

/** The layers as lists of patches, back to front, without path data. */
export function stacked<P extends Patch<string>>(faces: readonly P[]): readonly (readonly P[])[] {
  const below = belowEach(faces);
  const start: Pile<string> = {
    below: below.map(({ size }) => size),
    paints: faces.map(({ paint }) => paint),
  };
  const above = faces.map(() => [] as number[]);
  for (const [index, others] of below.entries())
    for (const other of others) above[other].push(index);
  const layers: P[][] = [];
  for (let pile = start; pile.paints.some((paint) => paint !== undefined); ) {
    // Each paint is tried as the first one, and the others are chosen greedily; the result with the
    // fewest layers is used.
    const tried = paintsOpen(pile).map((paint) => {
      const [drawn, rest] = without(pile, paint, above);
      return { drawn, rest, layers: greedy(rest, above) };
    });
    const best = tried.reduce((one, other) => (other.layers < one.layers ? other : one));
    layers.push(best.drawn.map((index) => faces[index]));
    pile = best.rest;
  }
  return layers;
}

/** The faces that each face partly covers, by the index of the face. They are drawn before it. */
function belowEach(faces: readonly Patch<string>[]): readonly ReadonlySet<number>[] {
  const hulls = faces.map(({ outline }) => hull(outline));
  const boxes = hulls.map(boxAround);
  return hulls.map((outline, index) => {
    const found = new Set<number>();
    for (let other = 0; other < index; other++) {
      if (!touch(boxes[index], boxes[other])) continue;
      if (overlap(outline, hulls[other], SLACK)) found.add(other);
    }
    return found;
  });
}

/**
 * Faces still to be drawn. By index: the number of undrawn faces below a face, and the paint of the
 * face, undefined once it is drawn.
 */
interface Pile<Paint> {
  readonly below: readonly number[];
  readonly paints: readonly (Paint | undefined)[];
}

/** Paints of faces with no undrawn face below. */
function paintsOpen<Paint>({ below, paints }: Pile<Paint>): readonly Paint[] {
  const open = paints.filter((paint, index) => paint !== undefined && below[index] === 0);
  return [...new Set(open)] as Paint[];
}

/**
 * Draws every face of a paint that can be drawn now.
 * @returns their number, and the pile that is left
 */
function without<Paint>(
  pile: Pile<Paint>,
  paint: Paint,
  above: readonly (readonly number[])[],
): [number[], Pile<Paint>] {
  const below = [...pile.below];
  const paints = [...pile.paints];
  const drawn = paints.flatMap((each, index) =>
    each === paint && pile.below[index] === 0 ? [index] : [],
  );
  for (const index of drawn) {
    paints[index] = undefined;
    for (const other of above[index]) below[other]--;
  }
  return [drawn, { below, paints }];
}

/**
 * The number of layers of a pile when, at each step, the paint with the most drawable faces is
 * used.
 */
function greedy<Paint>(pile: Pile<Paint>, above: readonly (readonly number[])[]): number {
  let count = 0;
  for (let rest = pile; ; count++) {
    const [first, ...others] = paintsOpen(rest);
    if (first === undefined) return count;
    const ranks = (paint: Paint) => {
      const all = rest.paints.filter((each) => each === paint).length;
      const now = rest.paints.filter((each, at) => each === paint && rest.below[at] === 0).length;
      return now + (now === all ? 1000 : 0);
    };
    const paint = others.reduce((one, other) => (ranks(other) > ranks(one) ? other : one), first);
    [, rest] = without(rest, paint, above);
  }
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxAround(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function touch([left, top, right, bottom]: Box, other: Box): boolean {
  return left < other[2] && other[0] < right && top < other[3] && other[1] < bottom;
}

/** Path data of a patch. */
export function written({ outline, lines }: Patch<string>): string {
  if (lines === undefined) return shapeOf(clockwise(outline));
  return linesOf(lines);
}
