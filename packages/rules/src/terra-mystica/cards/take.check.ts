import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { CARD, type State } from '../state.ts';
import { BONUS_CARDS } from '../vocabulary.ts';

export function checkCard(s: State, card: number, reason?: Reason): number {
  if (s.cardWhere(card) === CARD.beside) return LEGAL;
  return refuse('card-not-available', { card: BONUS_CARDS[card] }, reason);
}
