import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** Rules, "More needs met"; the cities were found when the change was evaluated. */
export function checkSettle(state: State, city: number, reason: Reason | undefined): number {
  if (((state.rising() >> city) & 1) === 1) return LEGAL;
  return refuse('city-not-rising', { city: state.table.cityIds[city] }, reason);
}
