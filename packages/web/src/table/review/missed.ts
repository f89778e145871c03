import type { ToldMove } from '@pangaea/bots/host';

/** A moment at which another decision would have brought more. */
export interface Missed {
  /** The number of steps before it. */
  readonly at: number;
  /** How many steps the seat made there. */
  readonly made: number;
  /** The loss as the two levels see it, in the unit of the review. */
  readonly least: number;
  readonly most: number;
  /** The better decision and how it goes on, as seats and commands. */
  readonly line: readonly ToldMove[];
  /** How many moves of the line are the better decision itself. */
  readonly decided: number;
  /** The parts of the game in which most was lost. */
  readonly parts: readonly string[];
}
