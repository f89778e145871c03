import { useLayoutEffect, useRef } from 'preact/compat';
import { isSmallLayout, useLayout } from '../ui/layout.ts';
import { type Box, frameOf, UNIT } from './geometry.ts';
import type { BoardPosition } from './position.ts';
import type { Size } from './use-size.ts';
import { type Zoom, zoomOn } from './zoom.ts';

/** Hexes less wide than this, in pixels, are too small for a finger. */
const SMALL = 40;
/**
 * The width of a hex in pixels after enlarging, if there is room for everything that may be chosen.
 */
const WANTED = 48;
/** The smallest useful enlargement: below it the gain is less than the loss of the hidden parts. */
const LEAST = 1.2;
/** The margin around everything that may be chosen, in units of the drawing. */
const AROUND = 30;

/**
 * On a small window a map begins enlarged around the selectable hexes; afterwards only the player
 * moves it.
 */
export function useCloseStart(
  { show }: { show(zoom: Zoom): void },
  frame: Box,
  { width, height }: Size,
  { hexes }: BoardPosition,
  legal: ReadonlySet<number>,
): void {
  const isSmall = isSmallLayout(useLayout());
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current || width === 0 || height === 0) return;
    begun.current = true;
    const pixels = Math.min(width / frame.width, height / frame.height);
    if (!isSmall || pixels * UNIT >= SMALL || legal.size === 0) return;
    const part = frameOf(
      [...legal].map((hex) => hexes[hex]),
      AROUND,
    );
    const fits = Math.min(width / part.width, height / part.height) / pixels;
    const scale = Math.min(WANTED / (pixels * UNIT), fits);
    if (scale >= LEAST) show(zoomOn(frame, part, scale));
  }, [isSmall, frame, width, height, hexes, legal, show]);
}
