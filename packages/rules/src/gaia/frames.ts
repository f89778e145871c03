/**
 * What is on the decision stack (`State.push`). `who` is a seat, for `window` a set of seats. The
 * letters are the arguments; NONE where they are not used. Decisions come first, then steps that happen
 * by themselves and lie on the stack so that a view can stop before one that needs hidden facts.
 */
export const FRAME = {
  /** A city eats: which, and from where. */
  feed: 1,
  /** One of the actions of a turn. */
  turn: 2,
  /** Discard a card of the hand. a: 1 if it must be a power card. */
  discard: 3,
  /** Too few meeples for all cities gained: choose one. a: 1 if another round of changes follows. */
  settle: 4,
  /** Choose one of several objectives completed at once. */
  objective: 5,
  /** Choose one of the cards that the tornado brought. */
  keep: 6,
  /** Others may cancel the power card that was played; all answer at once. */
  window: 7,

  /** The top card of a deck goes to the hand. a: deck. */
  deal: 8,
  /** The place of a card that was taken is refilled. a: deck. b: place. */
  refill: 9,
  /** The limits of the hand are looked at. */
  limits: 10,
  /** Objectives of nature cards are looked at. */
  objectives: 11,
  /** Objectives of power cards are looked at. */
  powerObjectives: 12,
  /** A power card has its effect. a: power. b: tile. c: direction, or directions as bits. */
  effect: 13,
  /** Standing orders are looked at, the others are asked. Above `effect`. */
  openWindow: 14,
} as const;
