import type { GameEvent, Seat } from '@pangaea/rules/kernel';
import type { Part } from './analysis.ts';

/** The shares of the parts in a difference. */
export type Shares = ReadonlyMap<Part, number>;

/** Explains an evaluator's answer by its parts, for one game. */
export interface Explainer<S> {
  /** The unit of the shares: points of a seat, or its chance to win. */
  readonly unit: 'points' | 'chance';
  /** Points of a hex game that somebody got or paid; undefined for any other event. */
  pointsIn(
    event: GameEvent,
  ): { readonly seat: Seat; readonly part: Part; readonly amount: number } | undefined;
  /** Takes the facts of a position that explain it; the position may be used for another. */
  take(state: S, seat: Seat): Taken;
}

/** A position as an evaluator sees it, for one seat. */
export interface Taken {
  /**
   * The gain that the evaluator expects of another position over this one, but for points that a seat has; undefined
   * where it goes by something else there.
   */
  sharesTo(other: Taken): Shares | undefined;
}

/** Adds to the share of a part. */
export function addShare(shares: Map<Part, number>, part: Part, amount: number): void {
  shares.set(part, (shares.get(part) ?? 0) + amount);
}
