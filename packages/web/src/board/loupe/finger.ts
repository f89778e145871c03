/** Hexes of at least this size in pixels are large enough for a finger. */
export const FINGER = 56;
