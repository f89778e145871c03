import { numbersOf, type Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { gainVp } from '../goods/gains.ts';
import type { State } from '../state.ts';
import { SCORED_EVENTS } from '../vocabulary.ts';

export const SCORED = numbersOf(SCORED_EVENTS);

/**
 * By building: the kind of structure that it counts as on round tiles, an index into
 * `SCORED_EVENTS`.
 */
export const SCORED_BY_BUILDING: readonly number[] = [
  -1,
  SCORED.dwelling,
  SCORED['trading-post'],
  SCORED.temple,
  SCORED['stronghold-or-sanctuary'],
  SCORED['stronghold-or-sanctuary'],
];

/** Victory points of this round's tile for something that has just happened `times` times. */
export function scoreRound(s: State, seat: Seat, event: number, times: number, sink: Sink): void {
  const round = s.round();
  if (round === 0) return;
  const rounds = s.table.hooks.scoredRounds[s.faction(seat)]?.(s);
  if (rounds === undefined) scoreTile(s, seat, s.roundTile(round), event, times, sink);
  else {
    scoreTile(s, seat, s.roundTile(rounds >> 3), event, times, sink);
    scoreTile(s, seat, s.roundTile(rounds & 7), event, times, sink);
  }
}

function scoreTile(
  s: State,
  seat: Seat,
  tile: number,
  event: number,
  times: number,
  sink: Sink,
): void {
  if (s.table.roundEvent[tile] !== event) return;
  gainVp(s, seat, s.table.roundVp[tile] * times, 'round-tile', sink);
}
