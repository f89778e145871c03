import { type Hatching, hatch } from '../../ui/engraving/hatching.ts';
import { type Layer, layersOf } from '../../ui/engraving/layers.ts';
import { shapeOf } from '../../ui/engraving/path.ts';
import {
  between,
  clockwise,
  hull,
  inset,
  type Point,
  type Polygon,
} from '../../ui/engraving/plane.ts';
import type { Face, Level, Paint, Part, Shape, Sheet } from './parts.ts';

/** A piece as paths, back to front. */
export interface Drawing {
  readonly shadow: string;
  /** All of it, for the light edge that lifts it from the ground. */
  readonly edge: string;
  readonly layers: readonly Layer<Paint>[];
}

/** Distance of the lines of a seat's hatching, in units of the board. */
const PITCH: Readonly<Record<Level, number>> = { far: 9, middle: 5.4, near: 3.6 };

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
