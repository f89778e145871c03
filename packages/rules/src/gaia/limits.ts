/** Seats that a state has room for. */
export const SEATS = 5;

/**
 * Tiles that a world has room for. Each comes with a nature card and none leaves the world, so an
 * edition has no more nature cards than this.
 */
export const MAX_TILES = 48;

/**
 * Free cells that a world of `MAX_TILES` can have around it: n squares joined at their edges have at
 * most 2n + 2 free neighbours, as many as a straight row.
 */
export const MAX_FREE: number = 2 * MAX_TILES + 2;

/**
 * The world has no border, but tiles hang together: a tile is at most `MAX_TILES` - 1 steps from the
 * first, which lies at 0 0. So these coordinates hold every world that can be.
 */
export const MAX_COORDINATE: number = MAX_TILES - 1;

export const MAX_HAND = 8;
export const MAX_DECK = 48;
export const MAX_DISPLAY = 4;
export const MAX_OBJECTIVES = 11;
export const MAX_ROW = 9;
