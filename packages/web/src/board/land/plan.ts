import type { GroundLook } from './looks.ts';

/** A hex of the map. */
export interface LandHex {
  /** Centre; unit: distance of two neighbouring centres. */
  readonly x: number;
  readonly y: number;
  /** A key of `LandPlan.grounds`, or `RIVER`. */
  readonly ground: string;
}

export const RIVER = 'river';

/**
 * A rectangle. Rectangles of the plan are in the unit of the hexes, those of drawings in the unit
 * of the scene.
 */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle enlarged on all sides, or by different amounts at the sides and below. */
export function grow({ x, y, width, height }: Rect, by: number, sides = by, below = by): Rect {
  return { x: x - sides, y: y - by, width: width + 2 * sides, height: height + by + below };
}

/** The world to be drawn. Plain data. */
export interface LandPlan {
  readonly hexes: readonly LandHex[];
  /** How each ground of the game is drawn. */
  readonly grounds: Readonly<Record<string, GroundLook>>;
  /**
   * Whether the map is turned by a quarter, counterclockwise: east is up, hexes stand on a side.
   */
  readonly turned: boolean;
}

/**
 * The amount of detail. `small`: hexes below 28 pixels from centre to corner, with few and large
 * motifs and no ornaments. `medium`: up to 63. `large`: with hatching and fine lines.
 */
export type Detail = 'small' | 'medium' | 'large';

/** @param radius pixels of the page from the centre of a hex to a corner */
export function levelOf(radius: number): Detail {
  if (radius < 28) return 'small';
  return radius < 64 ? 'medium' : 'large';
}
