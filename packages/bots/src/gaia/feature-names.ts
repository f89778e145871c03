/** The features that the judge computes for each seat. */
export const FEATURES = [
  // The race: meeples not placed, and the actions that they take by the cheapest possible ways.
  'meeplesLeft',
  'lastMeeple',
  'lastTwo',
  'actionsToGo',
  'almostThere',
  // Cities in hand: with two, three or four needs met where they can be built now; after a tile of the
  // hand; after any tile; nowhere yet.
  'build2',
  'build3',
  'build4',
  'buildAfterTile',
  'buildLater',
  'cityInHand',
  // Cities on the board where a meeple can be gained: by the best tile of the hand, by other tiles of the
  // hand, by animals of the hand, by a tile that is not in the hand.
  'raise',
  'raiseMore',
  'raiseByAnimals',
  'raiseLater',
  // Meeples on cities with two, three or four needs met; cities that eat, and those that soon fall by it;
  // cities (with takeovers) that a card in another hand, or any tile, would take.
  'onTwo',
  'onThree',
  'onFour',
  'starving',
  'hungry',
  'threatened',
  'exposed',
  // Actions to the nearest objective, in sixths; the distance of the next one; the objective of
  // powers.
  'goal1',
  'goal2',
  'goal3',
  'goal4',
  'goal5',
  'goal6',
  'goalAfter',
  'powersInFront',
  'powerGoalNear',
  // Cards in hand.
  'nature',
  'natureKinds',
  'animals',
  'weather',
  'earthquake',
  'tornado',
  'protection',
  'lightning',
  'eruption',
  // The turn: actions left, whether the seat is next, and whether the hand is over its limit.
  'actionsLeft',
  'next',
  'fullHand',
] as const;
export type Feature = (typeof FEATURES)[number];
export const FEATURE_COUNT: number = FEATURES.length;

/** The index of each feature in a row. */
export const AT: Readonly<Record<Feature, number>> = Object.fromEntries(
  FEATURES.map((name, index) => [name, index]),
) as Record<Feature, number>;
