import type { Move, Moves, Seat } from '@pangaea/rules/kernel';

/** Knowledge about the moves of one game beyond its rules. */
export interface MoveKnowledge<S> {
  /**
   * Removes moves from the list that are hardly ever worth considering, so that the search gets
   * deeper. At least one is left.
   */
  prune(state: S, seat: Seat, moves: Moves): void;

  /**
   * The one move that `prune` would leave, if that is clear without the list. Missing if it never
   * is.
   */
  obvious?(state: S, seat: Seat): Move | undefined;

  /**
   * Whether a move ends the seat's part in the round or the game, for players that prefer to do
   * something first.
   */
  isPass(move: Move): boolean;

  /**
   * Moves of the turn that only pay for its action, such as conversions: one list for each way of
   * paying; `prune` removes them. Missing if the game has none.
   */
  payments?(state: S, seat: Seat): readonly (readonly Move[])[];

  /**
   * The number of the round; it never decreases. An open game with rounds, in which the points of a
   * seat hardly depend on the moves of others in the meantime, is planned round by round (`Beam`).
   */
  round?(state: S): number;
}

/**
 * Knowledge about one game: its moves, and a hand-made estimate of the points of a position.
 */
export interface Judge<S> extends MoveKnowledge<S> {
  /**
   * Writes the points that each seat may expect at the end into `into[0 … seats - 1]`.
   * @param only if given, only the points of this seat have to be written
   * @returns the value of a victory, 0 to 1: less than 1 if the cards may run out before a regular
   * victory
   */
  judge(state: S, into: Float64Array, only?: Seat): number;
}

const SCALE = 8;

/**
 * The lead in points that multiplies the odds by e. A judge that was fitted to victories gives this
 * many points for one logit.
 */
export const POINTS_PER_LOGIT: number = SCALE / Math.log(3);
