import { displayed } from '../check/display.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';

/** Rules, "End of the game"; ruling G4. */
export function checkExhaust(state: State, reason: Reason | undefined): number {
  const { options } = state.table;
  const used = options.powers === 'none' ? ['nature', 'life'] : [...DECKS];
  const left = DECKS.filter((name, deck) => {
    const lying = displayed(state, deck).some((face) => face !== NONE);
    return used.includes(name) && (lying || state.deckSize(deck) > 0);
  });
  const needed = options.rulings.exhaustion === 'any-kind' ? used.length : 1;
  if (left.length < needed) return LEGAL;
  return refuse('cards-left', { deck: left[0] }, reason);
}
