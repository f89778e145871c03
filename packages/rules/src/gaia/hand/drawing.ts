import { GO_ON, type Seat, STOP } from '../../kernel/index.ts';
import { isKnown } from '../cards.ts';
import { question } from '../define.ts';
import type { Sink } from '../events.ts';
import type { State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import { DISCARD_CARD } from './discard.ts';
import { brokenLimit } from './hand.ts';

/** The top card of a deck goes to the hand. In a view play waits there if the card is unknown. */
export const DEAL = question({
  name: 'deal',
  isStep: true,
  args: ['deck'],
  settle: (s, sink) => {
    const seat = s.topWho();
    const deck = s.arg(DEAL.at.deck);
    if (!isKnown(s.topCard(deck))) return wait(s);
    s.pop();
    s.countRevealed();
    dealCard(s, seat, deck, sink);
    return GO_ON;
  },
});

export function dealCard(s: State, seat: Seat, deck: number, sink: Sink): void {
  const face = s.popCard(deck);
  s.addCard(seat, face);
  sink?.push({ type: 'drew', seat, deck: DECKS[deck], card: s.table.cardNames[face] });
}

/** The place of a taken card is filled again. In a view play waits there if the card is unknown. */
export const REFILL = question({
  name: 'refill',
  isStep: true,
  args: ['deck', 'place'],
  settle: (s, sink) => {
    const deck = s.arg(REFILL.at.deck);
    if (s.deckSize(deck) > 0) {
      if (!isKnown(s.topCard(deck))) return wait(s);
      s.countRevealed();
      displayCard(s, deck, s.arg(REFILL.at.place), sink);
    }
    s.pop();
    return GO_ON;
  },
});

export function displayCard(s: State, deck: number, place: number, sink: Sink): void {
  const face = s.popCard(deck);
  s.setDisplay(deck, place, face);
  sink?.push({ type: 'displayed', card: s.table.cardNames[face] });
}

/**
 * Repeats until the hand is within its limits. Its player is asked even if all possible cards are
 * equal: others see the backs of a hand, and must not learn more from the game's course.
 */
export const LIMITS = question({
  name: 'limits',
  isStep: true,
  settle: (s) => {
    const seat = s.topWho();
    const broken = brokenLimit(s, seat);
    if (broken === undefined) s.pop();
    else s.push(DISCARD_CARD.number, seat, broken === 'power-limit' ? 1 : 0);
    return GO_ON;
  },
});

/** A view stops here, because the next fact is hidden. */
export function wait(s: State): typeof STOP {
  s.setWaiting(true);
  return STOP;
}
