/** The most seats of a state. */
export const SEATS = 5;

/**
 * The most tiles of a world. Each comes with a nature card and none leaves the world, so an edition
 * has no more nature cards than this.
 */
export const MAX_TILES = 48;

/**
 * The most free cells around a world of `MAX_TILES`: n squares joined at their edges have at most
 * 2n + 2 free neighbours, as a straight row has.
 */
export const MAX_FREE: number = 2 * MAX_TILES + 2;

/**
 * The world has no border, but tiles are connected: a tile is at most `MAX_TILES` - 1 steps from
 * the first, which is at 0 0. So these coordinates are enough for every possible world.
 */
export const MAX_COORDINATE: number = MAX_TILES - 1;

export const MAX_HAND = 8;
export const MAX_DECK = 48;
export const MAX_DISPLAY = 4;
export const MAX_OBJECTIVES = 11;
export const MAX_ROW = 9;
