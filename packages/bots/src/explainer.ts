import type { GameEvent, Seat } from '@pangaea/rules/kernel';
import type { Part } from './analysis.ts';

/** The share of each part in a difference. */
export type Shares = ReadonlyMap<Part, number>;

/** Explains the answers of an evaluator by their parts, for one game. */
export interface Explainer<S> {
  /** The unit of the shares: points of a seat, or its probability of winning. */
  readonly unit: 'points' | 'chance';
  /** Points of a hex game that somebody gains or pays by an event; undefined for other events. */
  pointsIn(
    event: GameEvent,
  ): { readonly seat: Seat; readonly part: Part; readonly amount: number } | undefined;
  /** Takes from a position the facts that explain it; the position may be reused afterwards. */
  take(state: S, seat: Seat): Taken;
}

/** The facts of a position, for one seat. */
export interface Taken {
  /**
   * The gain that the evaluator expects from another position over this one, without points already
   * scored; undefined if the evaluator uses another method in that position.
   */
  sharesTo(other: Taken): Shares | undefined;
}

/** Adds to the share of a part. */
export function addShare(shares: Map<Part, number>, part: Part, amount: number): void {
  shares.set(part, (shares.get(part) ?? 0) + amount);
}

/** For a game without an explainer: all of a difference is `later`. */
export function unexplained<S>(unit: Explainer<S>['unit']): Explainer<S> {
  const nothing: Taken = { sharesTo: () => undefined };
  return { unit, pointsIn: () => undefined, take: () => nothing };
}
