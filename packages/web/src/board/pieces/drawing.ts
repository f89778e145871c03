import { type Hatching, hatch } from '../../ui/engraving/hatching.ts';
import { type Layer, stacked, written } from '../../ui/engraving/layers.ts';
import { shapeOf } from '../../ui/engraving/path.ts';
import {
  area,
  between,
  clockwise,
  hull,
  inset,
  type Point,
  type Polygon,
} from '../../ui/engraving/plane.ts';
import type { Face, Paint, PieceLevel, PiecePart, Shape, Sheet } from './parts.ts';

/** A piece as paths, back to front. */
export interface Drawing {
  readonly shadow: string;
  /** The outline of the whole piece, for the light edge that separates it from the ground. */
  readonly edge: string;
  readonly layers: readonly Layer<Paint>[];
}

/** Distance of the lines of a seat's hatching, in units of the board. */
const PITCH: Readonly<Record<PieceLevel, number>> = { far: 9, middle: 5.4, near: 3.6 };

export function draw(shape: Shape, level: PieceLevel, hatching: Hatching): Drawing {
  const { shadow, edge, layers } = planOf(shape, level);
  return {
    shadow,
    edge,
    layers: layers
      .map((faces) => ({
        paint: faces[0].paint,
        d: faces.map((face) => written(marked(face, hatching, level))).join(''),
      }))
      .filter(({ d }) => d !== ''),
  };
}

/** The parts of a drawing that are the same for every seat. */
interface Plan {
  readonly shadow: string;
  readonly edge: string;
  readonly layers: readonly (readonly Face[])[];
}

const plans = new WeakMap<Shape, Map<PieceLevel, Plan>>();

function planOf(shape: Shape, level: PieceLevel): Plan {
  const known = plans.get(shape)?.get(level);
  if (known !== undefined) return known;
  const parts = shape(level);
  const plan = {
    shadow: joined(parts.flatMap(({ shadow }) => (shadow === undefined ? [] : [shadow]))),
    edge: joined(silhouettesOf(parts)),
    layers: stacked(parts.flatMap(({ faces }) => faces.flatMap((face) => seen(face, level)))),
  };
  const all = plans.get(shape) ?? new Map<PieceLevel, Plan>();
  plans.set(shape, all.set(level, plan));
  return plan;
}

/** The outlines of the solids of a shape, clockwise. */
export function silhouettesOf(parts: readonly PiecePart[]): readonly Polygon[] {
  return parts.flatMap(({ silhouette }) =>
    silhouette === undefined ? [] : [clockwise(silhouette)],
  );
}

function joined(polygons: readonly Polygon[]): string {
  return polygons.map((polygon) => shapeOf(clockwise(polygon))).join('');
}

/** A face with the engraver's lines for a level. */
function seen(face: Face, level: PieceLevel): readonly Face[] {
  if (face.paint === 'cut') return level === 'near' ? [face] : [];
  return face.paint === 'roof' && face.sheet !== undefined
    ? [face, { ...face, paint: 'mark' }]
    : [face];
}

/** A face with the hatching of a seat, if the seat has one. */
function marked(face: Face, hatching: Hatching, level: PieceLevel): Face {
  const { paint, sheet } = face;
  if (paint !== 'mark' || sheet === undefined) return face;
  return { ...face, lines: marksOn(sheet, hatching, level) };
}

/**
 * Roofs are seen at an angle, so slanting lines need a larger distance than lines that run down.
 */
const LEAN = -11;

/** The gap between the hatching and the edge of its roof. */
const MARGIN = 1.1;

function marksOn({ region: whole, at, curved }: Sheet, hatching: Hatching, level: PieceLevel) {
  const region = inset(hull(whole), MARGIN);
  // A small roof has at least four lines, unless they would run together.
  const four = Math.sqrt(area(region)) / 4;
  const pitch = level === 'far' ? PITCH.far : Math.min(PITCH[level], Math.max(3, four));
  const middle = region.reduce<Point>(
    ([x, y], [nextX, nextY]) => [x + nextX / region.length, y + nextY / region.length],
    [0, 0],
  );
  return hatch(region, hatching, pitch, middle, curved ? 0 : LEAN).map((line) =>
    (curved ? inSteps(line) : line).map(at),
  );
}

function inSteps(line: readonly Point[]): readonly Point[] {
  if (line.length !== 2) return line;
  return Array.from({ length: 9 }, (_, step) => between(line[0], line[1], step / 8));
}
