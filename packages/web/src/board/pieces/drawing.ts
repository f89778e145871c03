import { type Hatching, hatch } from '../../ui/engraving/hatching.ts';
import { lineOf, shapeOf } from '../../ui/engraving/path.ts';
import {
  between,
  clockwise,
  hull,
  inset,
  overlap,
  type Point,
  type Polygon,
} from '../../ui/engraving/plane.ts';
import {
  type Face,
  type Level,
  PAINTS,
  type Paint,
  type Part,
  type Shape,
  type Sheet,
} from './parts.ts';

/** A piece as paths, back to front. */
export interface Drawing {
  readonly shadow: string;
  /** All of it, for the light edge that lifts it from the ground. */
  readonly edge: string;
  readonly layers: readonly Layer[];
}

export interface Layer {
  readonly paint: Paint;
  readonly d: string;
}

/** Distance of the lines of a seat's hatching, in units of the board. */
const PITCH: Readonly<Record<Level, number>> = { far: 9, middle: 5.4, near: 3.6 };

/** Edges that overlap by less than this touch only. */
const SLACK = 0.35;

export function draw(shape: Shape, level: Level, hatching: Hatching): Drawing {
  const parts = shape(level);
  const silhouettes = parts.flatMap(({ silhouette }) => silhouette ?? []);
  const shadows = parts.flatMap(({ shadow }) => (shadow === undefined ? [] : [shadow]));
  return {
    shadow: joined(shadows),
    edge: silhouettes.length === 0 ? '' : joined(silhouettesOf(parts)),
    layers: layersOf(
      parts.flatMap(({ faces }) => faces.flatMap((face) => seen(face, level, hatching))),
    ),
  };
}

/** The outlines of the solids of a shape, clockwise. */
export function silhouettesOf(parts: readonly Part[]): readonly Polygon[] {
  return parts.flatMap(({ silhouette }) =>
    silhouette === undefined ? [] : [clockwise(silhouette)],
  );
}

function joined(polygons: readonly Polygon[]): string {
  return polygons.map((polygon) => shapeOf(clockwise(polygon))).join('');
}

/** A face and what the engraver puts on it at a level. */
function seen(face: Face, level: Level, hatching: Hatching): readonly Face[] {
  const { paint, outline, sheet } = face;
  if (paint === 'cut') return level === 'near' ? [face] : [];
  if (paint !== 'roof' || sheet === undefined) return [face];
  const lines = marksOn(sheet, hatching, PITCH[level]);
  return lines.length === 0 ? [face] : [face, { paint: 'mark', outline, lines }];
}

/** Room between the hatching and the edge of its roof. */
const MARGIN = 1.1;

function marksOn({ region: whole, at, curved }: Sheet, hatching: Hatching, pitch: number) {
  const region = inset(hull(whole), MARGIN);
  const middle = region.reduce<Point>(
    ([x, y], [nextX, nextY]) => [x + nextX / region.length, y + nextY / region.length],
    [0, 0],
  );
  return hatch(region, hatching, pitch, middle).map((line) =>
    (curved ? inSteps(line) : line).map(at),
  );
}

function inSteps(line: readonly Point[]): readonly Point[] {
  if (line.length !== 2) return line;
  return Array.from({ length: 9 }, (_, step) => between(line[0], line[1], step / 8));
}

/**
 * As few layers as the order allows: faces of one paint share a path as long as none of them covers another
 * or something between, so that a castle is two dozen paths and not two hundred.
 */
function layersOf(faces: readonly Face[]): readonly Layer[] {
  const below = belowEach(faces);
  const start: Pile = {
    below: below.map(({ size }) => size),
    paints: faces.map(({ paint }) => paint),
  };
  const above = faces.map(() => [] as number[]);
  for (const [index, others] of below.entries())
    for (const other of others) above[other].push(index);
  const layers: Layer[] = [];
  for (let pile = start; pile.paints.some((paint) => paint !== undefined); ) {
    // Each paint is tried, and the rest worked off greedily: the one that leads to the fewest layers is taken.
    const tried = paintsOpen(pile).map((paint) => {
      const [drawn, rest] = without(pile, paint, above);
      return { paint, drawn, rest, layers: greedy(rest, above) };
    });
    const best = tried.reduce((one, other) => (other.layers < one.layers ? other : one));
    layers.push({
      paint: best.paint,
      d: best.drawn.map((index) => written(faces[index])).join(''),
    });
    pile = best.rest;
  }
  return layers;
}

/** Which faces each face covers in part: they are drawn before it. */
function belowEach(faces: readonly Face[]): readonly ReadonlySet<number>[] {
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

/** Faces still to be drawn: by index how many lie below each, and its paint until it is drawn. */
interface Pile {
  readonly below: readonly number[];
  readonly paints: readonly (Paint | undefined)[];
}

/** Paints that have something with nothing below it. */
function paintsOpen({ below, paints }: Pile): readonly Paint[] {
  return PAINTS.filter((paint) =>
    paints.some((each, index) => each === paint && below[index] === 0),
  );
}

/** Draws what can be drawn of a paint. */
function without(
  pile: Pile,
  paint: Paint,
  above: readonly (readonly number[])[],
): [number[], Pile] {
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

/** How many layers a pile takes when that paint goes first of which most can be drawn. */
function greedy(pile: Pile, above: readonly (readonly number[])[]): number {
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

function written({ outline, lines }: Face): string {
  if (lines === undefined) return shapeOf(clockwise(outline));
  // A dot is a line of no length with a round end.
  return lines.map((line) => `${lineOf(line)}${line.length === 1 ? 'h0' : ''}`).join('');
}
