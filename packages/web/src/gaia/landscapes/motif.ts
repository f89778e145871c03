import type { Patch } from '../../ui/engraving/layers.ts';
import { hull, type Point, type Polygon } from '../../ui/engraving/plane.ts';
import type { Chance } from './chance.ts';

/**
 * The paints of an engraved landscape. `light` and `dark` are the two sides of a thing in the tints
 * of its land, `pale` is snow, foam and cloth, `water` a pool, `bark` wood; `shadow` lies on the
 * ground, `line` and `fine` are ink.
 */
export type LandPaint = 'shadow' | 'light' | 'dark' | 'pale' | 'water' | 'bark' | 'line' | 'fine';
export type Motif = (at: Point, size: number, chance: Chance) => readonly Patch<LandPaint>[];

/** A motif is drawn around its foot, and then moved to its place. */
export function put([x, y]: Point, size: number) {
  const place = ([px, py]: Point): Point => [x + px * size, y + py * size];
  return {
    shape: (paint: LandPaint, outline: Polygon): Patch<LandPaint> => ({
      paint,
      outline: outline.map(place),
    }),
    lines: (paint: 'line' | 'fine', ...lines: readonly (readonly Point[])[]): Patch<LandPaint> => {
      const placed = lines.map((line) => line.map(place));
      return { paint, outline: hull(placed.flat()), lines: placed };
    },
  };
}

/** The points of a curve from `from` to `to`, bent towards `bend`. */
export function curve(from: Point, bend: Point, to: Point, steps = 6): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const rest = 1 - part;
    const axis = (at: 0 | 1) =>
      rest * rest * from[at] + 2 * rest * part * bend[at] + part * part * to[at];
    return [axis(0), axis(1)];
  });
}

export function oval(x: number, y: number, wide: number, high: number, steps = 12): Point[] {
  return Array.from({ length: steps }, (_, step) => {
    const turn = (2 * Math.PI * step) / steps;
    return [x + wide * Math.cos(turn), y + high * Math.sin(turn)];
  });
}
