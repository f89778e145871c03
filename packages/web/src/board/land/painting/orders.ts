import type { LandHex } from '../plan.ts';
import type { LandRequest, Sheet, Studio } from './studio.ts';

/** An order to the painter. */
export interface LandOrder {
  readonly ask: number;
  readonly request: LandRequest;
  /**
   * The hexes of the present picture, so that only differences are painted. If left out, the whole
   * picture is painted.
   */
  readonly before?: readonly LandHex[];
}

/** A part of the picture that was painted anew. */
export interface LandSheet {
  readonly bitmap: ImageBitmap;
  /** Its place in the picture, in pixels of the device. */
  readonly x: number;
  readonly y: number;
}

export type LandAnswer =
  | { readonly ask: number; readonly sheets: readonly LandSheet[] }
  | { readonly ask: number; readonly failed: string };

export function* work<Canvas>(
  studio: Studio<Canvas>,
  { request, before }: LandOrder,
): Generator<undefined, Sheet<Canvas>[], undefined> {
  if (before !== undefined) return yield* studio.patch(request, before);
  return [{ canvas: yield* studio.paint(request), x: 0, y: 0 }];
}
