import type { State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';

/** The faces laid out beside a deck, NONE where no card lies. */
export function displayed(state: State, deck: number): number[] {
  const { edition } = state.table;
  return Array.from({ length: edition.display[DECKS[deck]] }, (_, place) =>
    state.display(deck, place),
  );
}
