import type { GameEvent } from '@pangaea/rules/kernel';
import type { TokenName } from '../../ui/icons/shapes.ts';

/** Goods that somebody gains. */
export interface Gain {
  readonly what: TokenName & ('coin' | 'worker' | 'priest' | 'power' | 'spade' | 'vp' | 'key');
  readonly amount: number;
}

/** A great moment of a seat, shown for half a second. */
export interface GreatMoment {
  readonly kind: 'town' | 'stronghold' | 'palace' | 'cult-top' | 'city' | 'objective';
  readonly seat: number;
  /** The places of the table for this moment, as CSS selectors. */
  readonly places: readonly string[];
  readonly gains: readonly Gain[];
}

/** Goods that the seats gain at the beginning of a round. */
export interface RoundOpening {
  readonly round: number;
  /** Gains from the cults, by seat; left out by games without cults. */
  readonly cults?: readonly (readonly Gain[])[];
  readonly income: readonly (readonly Gain[])[];
}

/**
 * The scenes of events.
 * @param step all events of their step
 * @param seats the number of seats
 */
export interface ScenesOf {
  moments(events: readonly GameEvent[], step: readonly GameEvent[]): readonly GreatMoment[];
  opening?(
    events: readonly GameEvent[],
    step: readonly GameEvent[],
    seats: number,
  ): RoundOpening | undefined;
}

/** The sum of gains, in the order in which each kind of goods first appeared. */
export function summed(gains: readonly Gain[]): readonly Gain[] {
  const sums = new Map<Gain['what'], number>();
  for (const { what, amount } of gains) sums.set(what, (sums.get(what) ?? 0) + amount);
  return [...sums].flatMap(([what, amount]) => (amount > 0 ? [{ what, amount }] : []));
}
