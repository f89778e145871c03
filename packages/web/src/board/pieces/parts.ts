import type { Point, Polygon } from '../../ui/engraving/plane.ts';

/**
 * The paint of a face of a piece. Walls and roofs have a lit side (left) and a shaded one; `gloom` is what a
 * roof throws on its wall, `mark` is the
 * hatching of the seat, `cut` the engraver's shading, `line` a line of ink.
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

/** A face as it is seen, or lines on one: then `outline` is the region that they cover. */
export interface Face {
  readonly paint: Paint;
  readonly outline: Polygon;
  readonly lines?: readonly (readonly Point[])[];
  /** Where the hatching of the seat goes: a sheet laid over the face. */
  readonly sheet?: Sheet;
}

/** A flat sheet and where its points lie in the drawing. */
export interface Sheet {
  readonly region: Polygon;
  readonly at: (point: Point) => Point;
  /** Lines on it bend: they are drawn in several steps. */
  readonly curved: boolean;
}

/** A solid, or what is fitted to one. Parts of a piece stand in the order in which they cover each other. */
export interface PiecePart {
  readonly faces: readonly Face[];
  /** Its outline for the light edge; fittings have none. */
  readonly silhouette?: Polygon;
  /** Its shadow on the ground. */
  readonly shadow?: Polygon;
}

/** How near one looks: lines of the engraver are drawn from near, windows from the middle. */
export const LEVELS = ['far', 'middle', 'near'] as const;
export type PieceLevel = (typeof LEVELS)[number];

/** The drawn parts of a piece at a level, back to front. */
export type Shape = (level: PieceLevel) => readonly PiecePart[];
