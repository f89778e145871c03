/**
 * The words of Gaia. Ids are kebab-case English names; the order of each list is the index used
 * inside states and moves, so new words go to the end.
 */

/** The kinds of land tiles, and of nature cards. */
export const LANDS = ['plains', 'forest', 'sea', 'desert', 'mountain', 'swamp'] as const;
export type Land = (typeof LANDS)[number];

/**
 * The icon at the upper left of a life card, which says where it may be played. A star is any land.
 */
export const BASES = [...LANDS, 'star'] as const;
export type Base = (typeof BASES)[number];

/**
 * The possible needs of a city. `animal` is met by any animals; `deer` and `fish` distinguish the
 * two faces of the tokens, for editions whose cards do (fish on sea, deer elsewhere).
 */
export const NEEDS = [...LANDS, 'animal', 'deer', 'fish'] as const;
export type Need = (typeof NEEDS)[number];

export const POWERS = [
  'sun',
  'rain',
  'earthquake',
  'tornado',
  'protection',
  'lightning',
  'eruption',
] as const;
export type Power = (typeof POWERS)[number];

/** The decks by their backs: green, blue, red. */
export const DECKS = ['nature', 'life', 'power'] as const;
export type Deck = (typeof DECKS)[number];

/** Edges of a tile; east is one more in x, south one more in y. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The standing orders of a seat about power cards that may be cancelled; see `docs/rulings.md`. */
export const STANDING_ORDERS = ['ask', 'never', 'when-losing', 'always'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];
