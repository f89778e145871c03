import { CARD, type State } from '../state.ts';

/** Puts a bonus card beside the board, without coins. */
export function layBeside(s: State, card: number): void {
  s.setCardWhere(card, CARD.beside);
  s.setCardCoins(card, 0);
}
