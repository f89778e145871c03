import type { Tincture } from '../tinctures.ts';
import type { Border } from './borders.ts';
import type { Division } from './divisions.ts';

/**
 * The parts of a crest: seven names, and the drawing of its charge. The charge must be light on a
 * dark field, or dark on a light field.
 */
export interface Arms {
  readonly field: Tincture;
  readonly division: Division;
  /** Tincture of the division. */
  readonly second: Tincture;
  readonly charge: Charge;
  /** Tincture of the charge. */
  readonly metal: Tincture;
  /** The tincture of details of the charge that differ from the charge. */
  readonly accent: Tincture;
  readonly border: Border;
  /** Tincture of the border. */
  readonly rim: Tincture;
}

/** A woodcut: its strokes from back to front, on a shield of 100 × 120 whose middle is 50, 56. */
export type Charge = readonly Stroke[];

export interface Stroke {
  readonly paint: ChargePaint;
  /** Path data. A stroke that is folded or placed uses only M, L, H, V, C, Q and Z, in capitals. */
  readonly d: string;
  /**
   * `join`: half an outline, closed by its mirror image; `pair`: drawn twice, the second time
   * mirrored.
   */
  readonly fold?: 'join' | 'pair';
  /**
   * Copies of the stroke, each rotated and scaled around the middle of the shield and then moved;
   * made before folding.
   */
  readonly at?: readonly Placement[];
  /** The lowest level of detail that shows it; if left out, every level does. */
  readonly from?: 'middle' | 'near';
}

export interface Placement {
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}

/**
 * `metal` and `accent` are filled and outlined, `shade` is the dark side of the metal without an
 * outline, `ink` is solid, `line` a line of ink; `cut` is a wedge of the woodcutter's knife, drawn
 * only in large crests.
 */
export const CHARGE_PAINTS = ['metal', 'accent', 'shade', 'ink', 'line', 'cut'] as const;
export type ChargePaint = (typeof CHARGE_PAINTS)[number];
