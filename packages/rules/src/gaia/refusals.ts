import { ENGINE_REFUSAL_PARAMS, type FactsOf, ReasonOf, refusalCodes } from '../kernel/index.ts';

/**
 * The reasons why a move is refused: every code with its params. The place in this list is the
 * number that `check` returns; 0 is "legal". Params are numbers or the names used in commands:
 * cards, lands, decks, cities, objectives; `x` and `y` are coordinates, `by` is a seat.
 */
export const REFUSAL_PARAMS = {
  ...ENGINE_REFUSAL_PARAMS,

  'deck-empty': ['deck'],
  'card-not-displayed': ['card'],
  /** Ruling G4: `deck` can still be drawn from. */
  'cards-left': ['deck'],
  'card-not-in-hand': ['card'],

  /** No tile of that land is left in its pile. */
  'pile-empty': ['land'],
  /** The first tile is at 0 0. */
  'not-the-origin': ['x', 'y'],
  'cell-taken': ['x', 'y', 'land'],
  'cell-not-adjacent': ['x', 'y'],

  'no-tile': ['x', 'y'],
  /** The card needs `wanted` land, a star any land; ruling G1. */
  'wrong-land': ['x', 'y', 'land', 'wanted'],
  'tile-has-city': ['x', 'y', 'city'],
  'tile-has-animals': ['x', 'y', 'animals'],
  /** The stock has too few animal tokens. */
  'too-few-tokens': ['tokens', 'needed'],
  /** The number of needs met there, and the number required for building. */
  'too-few-needs': ['city', 'met', 'needed'],
  /** Sun and rain do not change this land. */
  'land-not-changed': ['card', 'x', 'y', 'land'],
  /** There is no tile next to the named one in that direction. */
  'no-tile-beside': ['x', 'y', 'direction'],
  /** Ruling G5: the eruption would change more tiles than there are deserts. */
  'too-few-deserts': ['deserts', 'needed'],
  /** The player must name `changes` tiles that become desert, each of a land that can. */
  'other-deserts': ['given', 'changes'],

  'no-protection': [],
  /** Too many power cards: one of them must go. */
  'not-a-power-card': ['card'],
  'card-not-taken': ['card'],
  'objective-not-completed': ['objective'],
  /** The city is not one of those being gained. */
  'city-not-rising': ['city'],
  /** The city does not eat, has eaten this turn, or has none of the player's meeples. */
  'city-not-hungry': ['city'],
  'tile-not-beside-city': ['x', 'y', 'city'],
  /** The city can eat nothing there. */
  'nothing-to-eat': ['x', 'y', 'city'],
  /** Ruling G3. */
  'feeding-compulsory': [],
  'order-stands-already': ['order'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `''` means "legal" and is not a reason. */
export type RefusalCode = keyof typeof REFUSAL_PARAMS;
export type RefusalParams<C extends RefusalCode> = FactsOf<typeof REFUSAL_PARAMS, C>;

/** All codes, the number of each inside the engine, and how a check returns one. */
export const { codes: REFUSALS, numbers: CODE, refuse } = refusalCodes(REFUSAL_PARAMS);

export class Reason extends ReasonOf<RefusalCode> {}

/** The result of `check` for a legal move. */
export const LEGAL = 0;
