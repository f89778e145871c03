import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** Rules, "Power cards: tornado". */
export function checkKeep(state: State, face: number, reason: Reason | undefined): number {
  for (let seat = 0; seat < state.table.players; seat++) {
    if (state.taken(seat) === face) return LEGAL;
  }
  return refuse('card-not-taken', { card: state.table.cardNames[face] }, reason);
}
