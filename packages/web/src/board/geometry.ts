import type { BoardHex } from './position.ts';

/** Pixels of the drawing for the distance of two neighbouring centres. */
export const UNIT = 100;
const RADIUS = UNIT / Math.sqrt(3);

/** Corners of a pointy-top hex around the origin, shrunk by `inset` pixels. */
export function hexCorners(inset = 0): readonly (readonly [x: number, y: number])[] {
  const radius = RADIUS - inset;
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
  });
}

/** The same as an outline. */
export function hexPath(inset = 0): string {
  return `M${hexCorners(inset)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}Z`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole board with a margin, in pixels of the drawing. */
export function frameOf(hexes: readonly Pick<BoardHex, 'x' | 'y'>[], margin: number): Box {
  const xs = hexes.map(({ x }) => x * UNIT);
  const ys = hexes.map(({ y }) => y * UNIT);
  const left = Math.min(...xs) - UNIT / 2 - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + UNIT / 2 + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type Arrow = (typeof ARROWS)[number];

/** The hex that an arrow key leads to; the same one at the edge of the board. */
export function step(hexes: readonly BoardHex[], from: number, arrow: Arrow): number {
  const here = hexes[from];
  const row = hexes.filter((hex) => hex.row === here.row);
  if (arrow === 'Home') return hexes.indexOf(row[0]);
  if (arrow === 'End') return hexes.indexOf(row[row.length - 1]);
  if (arrow === 'ArrowLeft') return hexes.indexOf(row[Math.max(0, row.indexOf(here) - 1)]);
  if (arrow === 'ArrowRight') {
    return hexes.indexOf(row[Math.min(row.length - 1, row.indexOf(here) + 1)]);
  }
  const wanted = here.row + (arrow === 'ArrowUp' ? -1 : 1);
  const next = hexes.filter((hex) => hex.row === wanted);
  if (next.length === 0) return from;
  const nearest = next.reduce((best, hex) =>
    Math.abs(hex.x - here.x) < Math.abs(best.x - here.x) - 0.01 ? hex : best,
  );
  return hexes.indexOf(nearest);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
