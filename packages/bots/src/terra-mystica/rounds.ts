import type { Seat } from '@pangaea/rules/kernel';
import {
  PHASE,
  ROUNDS,
  SCORED_EVENTS,
  type ScoredEvent,
  type State,
} from '@pangaea/rules/terra-mystica';

/** How many times income will still be paid. */
export function incomesLeft(s: State): number {
  return s.round() === 0 ? ROUNDS : ROUNDS - s.round();
}

/** Whether the seat still takes actions in this round. */
export function isActing(s: State, seat: Seat): boolean {
  return s.round() > 0 && s.phase() <= PHASE.actions && !s.hasPassed(seat) && !s.isDropped(seat);
}

/** Rounds in which the seat will still take actions, including this one. */
export function roundsLeft(s: State, seat: Seat): number {
  return incomesLeft(s) + (isActing(s, seat) ? 1 : 0);
}

/** Whether the tile of a round scores something. */
export function pays(s: State, round: number, event: ScoredEvent): boolean {
  const tile = s.roundTile(round);
  return s.table.roundVp[tile] > 0 && s.table.roundEvent[tile] === SCORED_EVENTS.indexOf(event);
}
