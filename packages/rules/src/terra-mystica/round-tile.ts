import type { Seat } from '../kernel/index.ts';
import { gainVp, type Sink } from './gains.ts';
import type { State } from './state.ts';

/** Places in `SCORED_EVENTS`. */
export const SCORED = {
  spade: 0,
  town: 1,
  dwelling: 2,
  tradingPost: 3,
  temple: 4,
  great: 5,
} as const;

/** What each building scores as, by index into `BUILDINGS`. */
export const SCORED_BY_BUILDING: readonly number[] = [
  -1,
  SCORED.dwelling,
  SCORED.tradingPost,
  SCORED.temple,
  SCORED.great,
  SCORED.great,
];

/** Victory points of this round's tile for something that just happened `times` times. */
export function scoreRound(s: State, seat: Seat, event: number, times: number, sink: Sink): void {
  if (s.round() === 0) return;
  const tile = s.roundTile(s.round());
  if (s.table.roundEvent[tile] !== event) return;
  gainVp(s, seat, s.table.roundVp[tile] * times, 'round-tile', sink);
}
