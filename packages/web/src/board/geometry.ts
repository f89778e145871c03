import type { BoardHex, BoardPosition } from './position.ts';

/** Distance of two neighbouring centres, in pixels of the drawing. */
export const UNIT = 100;
const RADIUS = UNIT / Math.sqrt(3);

/*
 * A map may be turned by a quarter, counterclockwise: east is up, hexes stand on a side, and
 * everything on them stays upright.
 */

/** The place of a hex on the page. */
export function laidOut<Position extends BoardPosition>(
  position: Position,
  turned: boolean,
): Position {
  if (!turned) return position;
  return { ...position, hexes: position.hexes.map((hex) => ({ ...hex, x: hex.y, y: -hex.x })) };
}

/** Corners of a hex around the origin, shrunk by `inset` pixels, clockwise; one is at the top unless it is turned. */
export function hexCorners(
  inset = 0,
  turned = false,
): readonly (readonly [x: number, y: number])[] {
  const radius = RADIUS - inset;
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - (turned ? 120 : 90));
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
  });
}

/** The outline of a hex as path data. */
export function hexPath(inset = 0, turned = false): string {
  return `M${hexCorners(inset, turned)
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
export function frameOf(
  hexes: readonly Pick<BoardHex, 'x' | 'y'>[],
  margin: number,
  turned = false,
): Box {
  const xs = hexes.map(({ x }) => x * UNIT);
  const ys = hexes.map(({ y }) => y * UNIT);
  const [across, down] = turned ? [RADIUS, UNIT / 2] : [UNIT / 2, RADIUS];
  const left = Math.min(...xs) - across - margin;
  const top = Math.min(...ys) - down - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + across + margin - left,
    height: Math.max(...ys) + down + margin - top,
  };
}

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type Arrow = (typeof ARROWS)[number];

/** For each arrow key, the direction on a turned map. */
const ON_TURNED: Readonly<Record<Arrow, Arrow>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
  Home: 'Home',
  End: 'End',
};

/**
 * The hex that an arrow key leads to; at the edge of the board the hex `from` itself.
 * @param hexes with their places on the page
 */
export function step(hexes: readonly BoardHex[], from: number, key: Arrow, turned = false): number {
  const arrow = turned ? ON_TURNED[key] : key;
  const here = hexes[from];
  const along = (hex: BoardHex) => (turned ? -hex.y : hex.x);
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
    Math.abs(along(hex) - along(here)) < Math.abs(along(best) - along(here)) - 0.01 ? hex : best,
  );
  return hexes.indexOf(nearest);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
