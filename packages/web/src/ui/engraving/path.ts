import type { Point, Polygon } from './plane.ts';

/** A number as text for path data, rounded to tenths, which are finer than any screen shows. */
export function written(value: number): string {
  const tenths = Math.round(value * 10);
  return tenths % 10 === 0 ? `${tenths / 10}` : (tenths / 10).toFixed(1).replace(/^(-?)0\./, '$1.');
}

/** Path data of an open line. */
export function lineOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');
}

/** Path data of a closed polygon. */
export function shapeOf(polygon: Polygon): string {
  return polygon.length === 0 ? '' : `${lineOf(polygon)}Z`;
}

/**
 * Path data of lines. A line of a single point is drawn as a dot, if the ends of lines are round.
 */
export function linesOf(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => `${lineOf(line)}${line.length === 1 ? 'h0' : ''}`).join('');
}
