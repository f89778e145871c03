/** Hexes of at least so many pixels are large enough for a finger. */
export const FINGER = 56;
