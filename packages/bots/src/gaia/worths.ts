import { FEATURE_COUNT, FEATURES, type Feature } from './feature-names.ts';
import type { FinishFeature } from './finish.ts';

/** In logits: how much more likely one more of something makes the victory. Zero where left out. */
export type Worths = Readonly<Partial<Record<Feature, number>>>;

/** In the order of `FEATURES`. */
export function rowOf(worths: Worths): Float64Array {
  const row = new Float64Array(FEATURE_COUNT);
  for (const [index, name] of FEATURES.entries()) row[index] = worths[name] ?? 0;
  return row;
}

/*
 * Found by play: `bench/gaia-worths.ts` fits them to who won games of the bots against each other. A
 * meeple placed also shortens the race (`actionsToGo`), so the numbers are to be read together.
 */

/** Cities are shared. */
export const BASIC: Worths = {
  meeplesLeft: -1.013,
  lastMeeple: 0.705,
  lastTwo: 0.229,
  actionsToGo: -0.051,
  almostThere: 1.994,
  build2: 0.144,
  build3: 0.2,
  build4: -0.054,
  buildAfterTile: 0.082,
  buildLater: 0.062,
  cityInHand: 0.097,
  raise: 0.243,
  raiseMore: 0.003,
  raiseByAnimals: 0.277,
  raiseLater: 0.1,
  onTwo: -0.517,
  onThree: -0.287,
  onFour: -0.119,
  starving: -0.597,
  hungry: -0.367,
  goal1: 0.941,
  goal2: 0.449,
  goal3: 0.371,
  goal4: 0.269,
  goal5: 0.188,
  goal6: 0.057,
  goalAfter: 0.522,
  nature: 0.098,
  natureKinds: 0.007,
  animals: 0.065,
  actionsLeft: 0.233,
  next: 0.249,
  fullHand: -0.126,
};

/** With takeovers. */
export const ADVANCED: Worths = {
  meeplesLeft: -0.575,
  lastMeeple: 0.492,
  lastTwo: 0.235,
  actionsToGo: -0.015,
  almostThere: 0.853,
  build2: 0.043,
  build3: 0.126,
  build4: -0.033,
  buildAfterTile: 0.016,
  buildLater: -0.015,
  cityInHand: 0.044,
  raise: -0.191,
  raiseMore: -0.112,
  raiseByAnimals: 0.201,
  raiseLater: -0.142,
  onTwo: -0.532,
  onThree: -0.389,
  onFour: -0.543,
  starving: -0.113,
  hungry: -0.086,
  threatened: -0.311,
  exposed: -0.23,
  goal1: 0.492,
  goal2: 0.12,
  goal3: 0.158,
  goal4: 0.032,
  goal5: -0.029,
  goal6: -0.058,
  goalAfter: -0.112,
  powersInFront: 0.538,
  powerGoalNear: 0.121,
  nature: 0.059,
  natureKinds: 0.022,
  animals: 0.102,
  weather: 0.149,
  earthquake: 0.188,
  tornado: 0.074,
  protection: 0.231,
  lightning: 0.134,
  eruption: 0.137,
  actionsLeft: 0.089,
  next: 0.085,
  fullHand: -0.065,
};

/**
 * In logits: how much more likely it gets that the race is won before the cards are gone. Fitted to games
 * with takeovers; of the others hardly any runs out of cards.
 */
export const FINISH: Readonly<Record<FinishFeature, number>> = {
  always: 2.515,
  players: -0.326,
  cards: 1.124,
  actions: -1.621,
  tiles: 0.556,
};
