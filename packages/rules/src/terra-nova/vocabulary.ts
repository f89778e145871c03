import { numbersOf } from '../kernel/index.ts';

/**
 * The words of Terra Nova. Ids are kebab-case English names; the order of each list is the index
 * used inside states and moves, so new words go to the end.
 */

/** The terrain circle: neighbours in this (cyclic) order are one shovel apart, all others two. */
export const TERRAINS = ['swamp', 'lake', 'forest', 'wasteland', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Colour of a faction's pieces, in the order of the terrain that it calls home. */
export const COLOURS = ['black', 'blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Per colour the A side (simple) comes first, the B side (advanced) second. */
export const FACTIONS = [
  'leprechauns',
  'inventors',
  'water-sprites',
  'sea-dogs',
  'fairies',
  'druids',
  'golems',
  'fire-sprites',
  'sun-worshippers',
  'sand-cats',
] as const;
export type FactionId = (typeof FACTIONS)[number];

/** What can stand on a land hex. Palaces differ by ability; a neutral house belongs to nobody. */
export const BUILDINGS = [
  'none',
  'house',
  'trading-post',
  'left-palace',
  'right-palace',
  'neutral-house',
] as const;
export type Building = (typeof BUILDINGS)[number];

/** What a round scoring tile rewards. */
export const SCORED_EVENTS = [
  'house',
  'trading-post',
  'palace',
  'town',
  'sailing',
  'shovel',
] as const;
export type ScoredEvent = (typeof SCORED_EVENTS)[number];
export const SCORED: { readonly [E in ScoredEvent]: number } = numbersOf(SCORED_EVENTS);

export const BONUS_TILES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type BonusTile = (typeof BONUS_TILES)[number];

/** What a bonus tile counts when its owner passes. */
export const COUNTED = ['house', 'trading-post', 'palace', 'sailing'] as const;
export type Counted = (typeof COUNTED)[number];

/** Town tiles by their bonus beside the victory points. */
export const TOWN_TILES = ['coins', 'power', 'vp', 'sailing'] as const;
export type TownTile = (typeof TOWN_TILES)[number];

/** The words that power actions begin with: they differ by what is named besides the action. */
export type PowerForm = 'power' | 'power-bridge' | 'power-shovel';
