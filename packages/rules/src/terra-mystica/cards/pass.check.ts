import { NO_CARD } from '../arguments.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { ROUNDS, type State } from '../state.ts';
import { BONUS_CARDS } from '../vocabulary.ts';
import { checkCard } from './take.check.ts';

export function checkPass(s: State, card: number, reason?: Reason): number {
  if (s.round() === ROUNDS) {
    if (card === NO_CARD) return LEGAL;
    return refuse('no-card-in-last-round', { card: BONUS_CARDS[card] }, reason);
  }
  if (card === NO_CARD) return refuse('card-needed', {}, reason);
  return checkCard(s, card, reason);
}
