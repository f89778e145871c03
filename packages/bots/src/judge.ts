import type { Move, Moves, Seat } from '@pangaea/rules/kernel';

/** Knowledge of the moves of one game beyond its rules. */
export interface MoveKnowledge<S> {
  /**
   * Takes moves out of the list that are hardly ever worth a thought, so that search gets deeper. At
   * least one is left.
   */
  prune(state: S, seat: Seat, moves: Moves): void;

  /** The one move that `prune` would leave, where that is plain without a list. Missing: it never is. */
  obvious?(state: S, seat: Seat): Move | undefined;

  /** Whether a move gives up the rest of the round, or the game, for players that like to do something first. */
  isPass(move: Move): boolean;

  /**
   * Moves of the turn that only pay for its action, as conversions do, one list for each way to pay; `prune` leaves them
   * out. Missing: the game knows none.
   */
  payments?(state: S, seat: Seat): readonly (readonly Move[])[];

  /**
   * The number of the round; it never falls. An open game with rounds, whose points hardly hang on what others do
   * meanwhile, is planned round by round (`Beam`).
   */
  round?(state: S): number;
}

/** Knowledge of one game: of its moves, and a hand-made guess at the points of a position. */
export interface Judge<S> extends MoveKnowledge<S> {
  /**
   * Writes the victory points that each seat may expect at the end into `into[0 … seats - 1]`.
   * @param only when given, the only seat whose points are asked for: those of the others need not be written
   * @returns what a victory is worth, 0 to 1: less than 1 where the game may run dry first.
   */
  judge(state: S, into: Float64Array, only?: Seat): number;
}

const SCALE = 8;

/** Points by which the odds grow e-fold: judges that were fitted to victories count in logits. */
export const POINTS_PER_LOGIT: number = SCALE / Math.log(3);
