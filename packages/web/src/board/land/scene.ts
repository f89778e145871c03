import type { Tints, WorldTints } from './looks.ts';
import type { Rect } from './plan.ts';

/** A named colour whose value depends on the theme. `ground/base` is a tint of a ground. */
export type Paint = keyof WorldTints | `${string}/${keyof Tints}`;

/** One path with one way to draw it. */
export interface Layer {
  readonly name: string;
  /** SVG path data. */
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** The share of the ground's `edge` that is mixed into its colour. */
  readonly edge?: number;
  /** Width of the stroke, never thinner than `least` pixels. */
  readonly width?: number;
  readonly alpha?: number;
  readonly dash?: readonly number[];
  /** The offset to the right and down. */
  readonly shift?: readonly [number, number];
  /** A factor for `alpha` at night. */
  readonly night?: number;
}

/** The world as paths. Groups are drawn in the order of the members. */
export interface Scene {
  readonly extent: Rect;
  /** Sea, river, foot of the cliffs. */
  readonly water: readonly Layer[];
  /** The grounds. */
  readonly soil: readonly Layer[];
  readonly coast: readonly Layer[];
  /** The motifs on the grounds. */
  readonly motifs: readonly Layer[];
  readonly over: readonly Layer[];
}
