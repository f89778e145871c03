import type { Move, Moves, Seat } from '@pangaea/rules/kernel';

/** What a bot knows about one game beyond its rules. */
export interface Judge<S> {
  /** Writes the victory points that each seat may expect at the end into `into[0 … seats - 1]`. */
  judge(state: S, into: Float64Array): void;

  /**
   * Takes moves out of the list that are hardly ever worth a thought, so that search gets deeper. At
   * least one is left.
   */
  prune(state: S, seat: Seat, moves: Moves): void;

  /** Whether a move gives up the rest of the round, for players that like to do something first. */
  isPass(move: Move): boolean;
}

const SCALE = 8;

/**
 * How good a seat stands, 0 (lost) to 1 (won): its points against the best of the others. A lead of
 * eight points counts as three chances in four.
 */
export function standing(points: Float64Array, seats: number, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && points[other] > rival) rival = points[other];
  }
  return 1 / (1 + Math.exp((rival - points[seat]) * (Math.log(3) / SCALE)));
}
