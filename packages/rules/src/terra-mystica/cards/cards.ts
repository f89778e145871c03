import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import { gainCoins } from '../goods/gains.ts';
import { deriveReach } from '../land/reach.ts';
import { CARD, NONE, type State } from '../state.ts';
import { BONUS_CARDS } from '../vocabulary.ts';
import { CHOOSE_CARD } from './choose-card.ts';
import { layBeside } from './lay.ts';

/** Puts the cards that the seat holds beside the board, without coins. */
export function returnCard(s: State, seat: Seat): void {
  const second = s.card2(seat);
  s.setCard2(seat, NONE);
  if (second !== NONE) layBeside(s, second);
  const card = s.card(seat);
  if (card === NONE) return;
  s.setCard(seat, NONE);
  layBeside(s, card);
  if (s.table.cardShipping[card] > 0) deriveReach(s, seat);
  if (second !== NONE && s.table.cardShipping[second] > 0) deriveReach(s, seat);
}

/** Puts the second of two cards held beside the board. */
export function returnSecondCard(s: State, seat: Seat, sink: Sink): void {
  const second = s.card2(seat);
  if (second === NONE) return;
  s.setCard2(seat, NONE);
  layBeside(s, second);
  if (s.table.cardShipping[second] > 0) deriveReach(s, seat);
  tellCard(seat, NONE, second, sink);
}

/** Takes a bonus card from beside the board, with its coins, and puts the returned cards there. */
export function takeCard(s: State, seat: Seat, card: number, sink: Sink): void {
  const before = s.card(seat);
  const second = s.card2(seat);
  returnCard(s, seat);
  s.setCard(seat, card);
  tellCard(seat, card, before, sink);
  if (second !== NONE) tellCard(seat, NONE, second, sink);
  hold(s, seat, card, sink);
}

/** Takes the first of two cards; the cards held are put beside the board after both are chosen. */
export function takeFirstOfTwo(s: State, seat: Seat, card: number, sink: Sink): void {
  const before = s.card(seat);
  const second = s.card2(seat);
  s.setCardWhere(before, CARD.spare);
  s.setCard(seat, card);
  s.push(CHOOSE_CARD.number, seat, 1, before, second);
  tellCard(seat, card, before, sink);
  if (second !== NONE) {
    s.setCardWhere(second, CARD.spare);
    s.setCard2(seat, NONE);
    tellCard(seat, NONE, second, sink);
  }
  hold(s, seat, card, sink);
  deriveReach(s, seat);
}

/** Takes the card that the question on top of the stack asks for. */
export function takeCardDue(s: State, seat: Seat, card: number, sink: Sink): void {
  const isSecond = s.arg(CHOOSE_CARD.at.second) !== 0;
  const one = s.arg(CHOOSE_CARD.at.one);
  const two = s.arg(CHOOSE_CARD.at.other);
  s.pop();
  if (!isSecond) {
    takeCard(s, seat, card, sink);
    return;
  }
  layBeside(s, one);
  if (two !== NONE) layBeside(s, two);
  s.setCard2(seat, card);
  tellCard(seat, card, NONE, sink);
  hold(s, seat, card, sink);
}

/** Gives a seat a card and the coins on it. */
function hold(s: State, seat: Seat, card: number, sink: Sink): void {
  const coins = s.cardCoins(card);
  s.setCardWhere(card, CARD.held);
  s.setCardCoins(card, 0);
  if (s.table.cardShipping[card] > 0) deriveReach(s, seat);
  gainCoins(s, seat, coins, 'card-coins', sink);
  s.table.hooks.cardTaken[s.faction(seat)]?.(s, seat, card, coins, sink);
}

/**
 * Reports that a card was taken and another one returned.
 * @param card NONE if a card is only returned.
 */
function tellCard(seat: Seat, card: number, returned: number, sink: Sink): void {
  if (sink === undefined) return;
  if (card === NONE) sink.push({ type: 'card-returned', seat, card: BONUS_CARDS[returned] });
  else if (returned === NONE) sink.push({ type: 'bonus-card', seat, card: BONUS_CARDS[card] });
  else {
    const names = { card: BONUS_CARDS[card], returned: BONUS_CARDS[returned] };
    sink.push({ type: 'bonus-card', seat, ...names });
  }
}

/** Puts 1 coin on every card beside the board. */
export function layCoinsOnCards(s: State, sink: Sink): void {
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cardWhere(card) === CARD.beside) s.setCardCoins(card, s.cardCoins(card) + 1);
  }
  sink?.push({
    type: 'card-coins',
    cards: BONUS_CARDS.filter((_, card) => s.cardWhere(card) === CARD.beside),
  });
}
