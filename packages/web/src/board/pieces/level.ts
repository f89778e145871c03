import type { PieceLevel } from './parts.ts';

/** How a piece is drawn where a hex is so wide, from one side to the other, in pixels of the screen. */
export function levelAt(pixels: number): PieceLevel {
  if (pixels < 36) return 'far';
  return pixels < 64 ? 'middle' : 'near';
}
