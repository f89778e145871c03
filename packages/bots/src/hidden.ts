import type { Random } from '@pangaea/rules/kernel';

/** How a bot guesses the facts that are hidden from its seat. */
export interface Hidden<S> {
  /** A full state that agrees with the view, drawn as its viewer would imagine it. */
  imagine(view: S, random: Random): S;
  /**
   * Redraws, in place, what nobody at the table knows: the order of decks, and future random
   * events. The mean over several draws is the value of a card before it is seen.
   */
  redraw(state: S, random: Random): void;
  /**
   * For questions to several seats in secret: gives all their answers, each as if its seat were the
   * only one asked. Does nothing for other questions.
   */
  answer(state: S): void;
}
