import type { Random } from '@pangaea/rules/kernel';

/** The guesses of a bot at the facts of a game that are hidden from its seat. */
export interface Hidden<S> {
  /** A full state that agrees with the view, as its viewer would imagine it. */
  imagine(view: S, random: Random): S;
  /**
   * Draws anew, in place, what nobody at the table knows: the cards on top of decks, chance itself. So
   * the mean over several draws says what a hidden card is worth before it is seen.
   */
  redraw(state: S, random: Random): void;
  /**
   * Where seats are asked that may not know each other's answer: gives all their answers, each as if it
   * were the only one asked. Does nothing elsewhere.
   */
  answer(state: S): void;
}
