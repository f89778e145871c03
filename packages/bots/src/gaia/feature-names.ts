/** The features that the judge looks at, seat by seat. */
export const FEATURES = [
  // The race: meeples not placed, and the actions they take by the cheapest ways in sight.
  'meeplesLeft',
  'lastMeeple',
  'lastTwo',
  'actionsToGo',
  'almostThere',
  // Cities in hand: with two, three, four needs met where they can be built now; after a tile of the
  // hand; after some tile; nowhere yet.
  'build2',
  'build3',
  'build4',
  'buildAfterTile',
  'buildLater',
  'cityInHand',
  // Cities on the board where a meeple could be gained: by the best tile of the hand, by the others,
  // by animals of the hand, by a tile that is not in the hand.
  'raise',
  'raiseMore',
  'raiseByAnimals',
  'raiseLater',
  // Meeples on cities with two, three, four needs met; cities that eat, and those that soon fall by it;
  // cities (with takeovers) that a card in another's hand would take, or some tile.
  'onTwo',
  'onThree',
  'onFour',
  'starving',
  'hungry',
  'threatened',
  'exposed',
  // Actions to the nearest objective, as one of six; how near the next one is; the objective of powers.
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
  // The turn: actions left, whether the seat is next, and a hand with cards to throw away.
  'actionsLeft',
  'next',
  'fullHand',
] as const;
export type Feature = (typeof FEATURES)[number];
export const FEATURE_COUNT: number = FEATURES.length;

/** Where each stands in a row. */
export const AT: Readonly<Record<Feature, number>> = Object.fromEntries(
  FEATURES.map((name, index) => [name, index]),
) as Record<Feature, number>;
