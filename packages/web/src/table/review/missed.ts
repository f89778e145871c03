import type { ToldMove } from '@pangaea/bots/host';

/** A moment at which another decision would have gained more. */
export interface Missed {
  /** The number of steps before that moment. */
  readonly at: number;
  /** The number of steps of the decision that was made. */
  readonly made: number;
  /** The loss according to the two levels, in the unit of the review. */
  readonly least: number;
  readonly most: number;
  /** The better decision and its continuation, as seats and commands. */
  readonly line: readonly ToldMove[];
  /** The number of moves of the line that are the better decision itself. */
  readonly decided: number;
  /** The parts of the game in which most was lost. */
  readonly parts: readonly string[];
}
