import { numbersOf } from '../kernel/index.ts';

/**
 * The words of Terra Nova. Ids are kebab-case English names; the order of each list is the index
 * used inside states and moves, so new words go to the end.
 */

/**
 * The terrain circle: neighbours in this (cyclic) order are one shovel apart, all other pairs two.
 */
export const TERRAINS = ['swamp', 'lake', 'forest', 'wasteland', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Colour of a faction's pieces, in the order of their home terrains. */
export const COLOURS = ['black', 'blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** For each colour the A side (simple) comes first, then the B side (advanced). */
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

/**
 * The kinds of things that can stand on a land hex. Palaces differ by ability; a neutral house
 * belongs to nobody.
 */
export const BUILDINGS = [
  'none',
  'house',
  'trading-post',
  'left-palace',
  'right-palace',
  'neutral-house',
] as const;
export type Building = (typeof BUILDINGS)[number];

/** The events that a round scoring tile can reward. */
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

/** The things that a bonus tile can count when its owner passes. */
export const COUNTED = ['house', 'trading-post', 'palace', 'sailing'] as const;
export type Counted = (typeof COUNTED)[number];

/** Town tiles by their bonus in addition to the victory points. */
export const TOWN_TILES = ['coins', 'power', 'vp', 'sailing'] as const;
export type TownTile = (typeof TOWN_TILES)[number];

/**
 * The first word of a power action in a command. A bridge or a hex follows the action's id after
 * the second and the third word, nothing after the first.
 */
export type PowerForm = 'power' | 'power-bridge' | 'power-shovel';
