import type { PieceLevel } from './parts.ts';

/** The detail of a piece, by the width of a hex in pixels of the screen. */
export function levelAt(pixels: number): PieceLevel {
  if (pixels < 36) return 'far';
  return pixels < 64 ? 'middle' : 'near';
}
