import { displayed } from '../check/display.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';

/** Rules, "Drawing cards". */
export function checkDraw(state: State, deck: number, reason: Reason | undefined): number {
  if (state.deckSize(deck) > 0) return LEGAL;
  return refuse('deck-empty', { deck: DECKS[deck] }, reason);
}

/** Rules, "Drawing cards". */
export function checkTake(state: State, face: number, reason: Reason | undefined): number {
  for (const deck of DECKS.keys()) {
    if (displayed(state, deck).includes(face)) return LEGAL;
  }
  return refuse('card-not-displayed', { card: state.table.cardNames[face] }, reason);
}
