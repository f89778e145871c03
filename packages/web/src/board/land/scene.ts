import type { Tints, WorldTints } from './looks.ts';
import type { Rect } from './plan.ts';

/** A colour by its name; what it is depends on the theme. `ground/base`: a tint of a ground. */
export type Paint = keyof WorldTints | `${string}/${keyof Tints}`;

/** One path, drawn one way. */
export interface Layer {
  readonly name: string;
  /** SVG path data. */
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** How much of the ground's `edge` is mixed into its colour. */
  readonly edge?: number;
  /** Width of the stroke; it is never drawn thinner than `least` pixels. */
  readonly width?: number;
  readonly alpha?: number;
  readonly dash?: readonly number[];
  /** Drawn so far to the right and down. */
  readonly shift?: readonly [number, number];
  /** Paler by night, or stronger: factor for `alpha`. */
  readonly night?: number;
}

/** The world as paths. Groups are drawn in the order of the members. */
export interface Scene {
  readonly extent: Rect;
  /** Sea, river, foot of the cliffs. */
  readonly water: readonly Layer[];
  /** The grounds; changes with them. */
  readonly soil: readonly Layer[];
  readonly coast: readonly Layer[];
  /** The motifs on the grounds; they change with them. */
  readonly motifs: readonly Layer[];
  readonly over: readonly Layer[];
}
