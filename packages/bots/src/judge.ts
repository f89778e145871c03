import type { Move, Moves, Seat } from '@pangaea/rules/kernel';

/** What a bot knows about one game beyond its rules. */
export interface Judge<S> {
  /**
   * Writes the victory points that each seat may expect at the end into `into[0 … seats - 1]`.
   * @returns what a victory is worth, 0 to 1: less than 1 where the game may run dry first.
   */
  judge(state: S, into: Float64Array): number;

  /**
   * Takes moves out of the list that are hardly ever worth a thought, so that search gets deeper. At
   * least one is left.
   */
  prune(state: S, seat: Seat, moves: Moves): void;

  /** Whether a move gives up the rest of the round, for players that like to do something first. */
  isPass(move: Move): boolean;

  /**
   * Moves of the turn that only pay for its action, as conversions do, one list for each way to pay; `prune` leaves them
   * out. Missing: the game knows none.
   */
  payments?(state: S, seat: Seat): readonly (readonly Move[])[];

  /**
   * The number of the round; it never falls. A game with rounds, whose points hardly hang on what others do meanwhile, is
   * planned round by round (`Beam`); missing, its tree is searched.
   */
  round?(state: S): number;

  /** How search weighs what this judge says; `USUAL_WEIGHING` where it is missing. */
  readonly weighing?: Weighing;
}

const SCALE = 8;

/** Points by which the odds grow e-fold: judges that were fitted to victories count in logits. */
export const POINTS_PER_LOGIT: number = SCALE / Math.log(3);

/** What search makes of the points of a judge. */
export interface Weighing {
  /** How much it looks where it has looked little, against what is known to be good. */
  readonly exploration: number;
  /** Points by which the odds grow e-fold: more where leads are larger and less sure. */
  readonly pointsPerLogit: number;
}

export const USUAL_WEIGHING: Weighing = { exploration: 0.9, pointsPerLogit: POINTS_PER_LOGIT };

/**
 * How good a seat stands, 0 (lost) to 1 (won): its points against the best of the others. A lead of
 * eight points counts as three chances in four, unless it is told otherwise.
 */
export function standing(
  points: Float64Array,
  seats: number,
  seat: Seat,
  pointsPerLogit: number = POINTS_PER_LOGIT,
): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && points[other] > rival) rival = points[other];
  }
  return 1 / (1 + Math.exp((rival - points[seat]) / pointsPerLogit));
}

/**
 * Writes the chance of each seat to win, 0 to 1; with two seats their standings. A seat behind several is
 * worse off than behind one.
 * @param worth what a victory is worth: all chances together.
 */
export function chances(
  points: Float64Array,
  seats: number,
  worth: number,
  into: Float64Array,
): void {
  let most = points[0];
  for (let seat = 1; seat < seats; seat++) if (points[seat] > most) most = points[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp((points[seat] - most) / POINTS_PER_LOGIT);
    sum += into[seat];
  }
  for (let seat = 0; seat < seats; seat++) into[seat] *= worth / sum;
}
