/**
 * The words of Terra Mystica. Ids are kebab-case English names, tiles have the ids that players use
 * everywhere (`FAV5`, `BON4`). The order of each list is the index used inside states and moves, so
 * new words go to the end.
 */

import { numbersOf } from '../kernel/index.ts';

export {
  FACTIONS,
  FAN_FACTION_IDS,
  type FactionId,
  type FanFactionId,
} from './factions/ids.ts';

/** The seven terrains of the circle in its order, then the terrains that never change again. */
export const TERRAINS = [
  'desert',
  'plains',
  'swamp',
  'lakes',
  'forest',
  'mountains',
  'wasteland',
  'ice',
  'volcano',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ICE: number = TERRAINS.indexOf('ice');
export const VOLCANO: number = TERRAINS.indexOf('volcano');
/** Terrains on the circle; the other `TERRAINS` cannot be transformed. */
export const CYCLE: number = TERRAINS.indexOf('wasteland') + 1;

/**
 * Boards by the colour of their pieces. A colour may have a second board; of all sides of one
 * colour only one is in a game.
 */
export const BOARDS = [
  'yellow',
  'brown',
  'black',
  'blue',
  'green',
  'grey',
  'red',
  'ice',
  'volcano',
  'variable',
] as const;
export type Board = (typeof BOARDS)[number];

/** The kinds of things that can stand on a hex. */
export const BUILDINGS = [
  'none',
  'dwelling',
  'trading-post',
  'temple',
  'stronghold',
  'sanctuary',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export type Cult = (typeof CULTS)[number];

/** The goods that can be gained and paid. */
export const RESOURCES = ['coins', 'workers', 'priests', 'power'] as const;
export type Resource = (typeof RESOURCES)[number];

export const POWER_ACTIONS = ['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6'] as const;
export type PowerAction = (typeof POWER_ACTIONS)[number];

/** Special actions of cards, favour tiles and faction boards. */
export const SPECIAL_ACTIONS = [
  /** One spade. */
  'BON1',
  /** One step on any cult. */
  'BON2',
  /** One step on any cult. */
  'FAV6',
  /** Two steps on one cult. */
  'ACTA',
  /** Two actions. */
  'ACTC',
  /** A bridge for workers, any number of times. */
  'ACTE',
  /** Two spades. */
  'ACTG',
  /** A sandstorm. */
  'ACTN',
  /** A free trading post. */
  'ACTS',
  /** A ride to a forest. */
  'ACTW',
  /** A change of the home terrain for power in bowl III. */
  'ACTH5',
  /** A change of the home terrain for power tokens. */
  'ACTH6',
  /** A free change of the home terrain, once a game. */
  'STAR',
] as const;
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];

export const ROUND_TILES = [
  'SCORE1',
  'SCORE2',
  'SCORE3',
  'SCORE4',
  'SCORE5',
  'SCORE6',
  'SCORE7',
  'SCORE8',
  'SCORE9',
] as const;
export type RoundTile = (typeof ROUND_TILES)[number];

export const BONUS_CARDS = [
  'BON1',
  'BON2',
  'BON3',
  'BON4',
  'BON5',
  'BON6',
  'BON7',
  'BON8',
  'BON9',
  'BON10',
] as const;
export type BonusCard = (typeof BONUS_CARDS)[number];

export const FAVOUR_TILES = [
  'FAV1',
  'FAV2',
  'FAV3',
  'FAV4',
  'FAV5',
  'FAV6',
  'FAV7',
  'FAV8',
  'FAV9',
  'FAV10',
  'FAV11',
  'FAV12',
] as const;
export type FavourTile = (typeof FAVOUR_TILES)[number];

export const TOWN_TILES = ['TW1', 'TW2', 'TW3', 'TW4', 'TW5', 'TW6', 'TW7', 'TW8'] as const;
export type TownTile = (typeof TOWN_TILES)[number];

/**
 * The things that the upper half of a round tile rewards, and those that cards count when their
 * owner passes.
 */
export const SCORED_EVENTS = [
  'spade',
  'town',
  'dwelling',
  'trading-post',
  'temple',
  'stronghold-or-sanctuary',
] as const;
export type ScoredEvent = (typeof SCORED_EVENTS)[number];

/** Final scoring tiles of Fire & Ice. */
export const FINAL_TILES = [
  'greatest-distance',
  'stronghold-sanctuary',
  'outposts',
  'settlements',
] as const;
export type FinalTile = (typeof FINAL_TILES)[number];

export const MAPS = ['base', 'revised-base', 'lakes', 'fjords', 'fire-and-ice'] as const;
export type MapId = (typeof MAPS)[number];

/** Free conversions. `CONVERSION` has their indices. */
export const CONVERSIONS = [
  'power-to-coins',
  'power-to-workers',
  'power-to-priests',
  'priests-to-workers',
  'workers-to-coins',
  'vp-to-coins',
  'coins-to-vp',
] as const;
export const CONVERSION = numbersOf(CONVERSIONS);

/** Both directions around the terrain circle; and the same with a spade saved by the Excavator. */
export const WAYS = ['short', 'long', 'short-saved', 'long-saved'] as const;
