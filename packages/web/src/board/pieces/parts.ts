import type { Point, Polygon } from '../../ui/engraving/plane.ts';

/**
 * The paint of a face of a piece. Walls and roofs have a lit side (left) and a shaded one; `gloom`
 * is the shadow of a roof on its wall, `mark` the hatching of the seat, `cut` the engraver's
 * shading, `line` a line of ink.
 */
export type Paint =
  | 'lit'
  | 'shade'
  | 'roof'
  | 'roof-shade'
  | 'wood'
  | 'wood-shade'
  | 'thatch'
  | 'thatch-shade'
  | 'opening'
  | 'gloom'
  | 'gold'
  | 'mark'
  | 'cut'
  | 'line';

/** A visible face, or lines on one: then `outline` is the region that they cover. */
export interface Face {
  readonly paint: Paint;
  readonly outline: Polygon;
  readonly lines?: readonly (readonly Point[])[];
  /** The area for the hatching of the seat: a sheet laid over the face. */
  readonly sheet?: Sheet;
}

/** A flat sheet that maps its points to places in the drawing. */
export interface Sheet {
  readonly region: Polygon;
  readonly at: (point: Point) => Point;
  /** Whether lines on it bend, so that they are drawn in several steps. */
  readonly curved: boolean;
}

/**
 * A solid, or a fitting of one. Parts of a piece are in the order in which they cover each other.
 */
export interface PiecePart {
  readonly faces: readonly Face[];
  /** Its outline for the light edge; fittings have none. */
  readonly silhouette?: Polygon;
  /** Its shadow on the ground. */
  readonly shadow?: Polygon;
}

/**
 * The level of detail: the engraver's lines are drawn only when near, windows also at middle
 * distance.
 */
export const LEVELS = ['far', 'middle', 'near'] as const;
export type PieceLevel = (typeof LEVELS)[number];

/** The drawn parts of a piece at a level, back to front. */
export type Shape = (level: PieceLevel) => readonly PiecePart[];
