import type { State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';

/** The faces displayed beside a deck; NONE for a place without a card. */
export function displayed(state: State, deck: number): number[] {
  const { edition } = state.table;
  return Array.from({ length: edition.display[DECKS[deck]] }, (_, place) =>
    state.display(deck, place),
  );
}
