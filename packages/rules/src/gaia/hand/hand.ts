import type { Seat } from '../../kernel/index.ts';
import { backOf, DECK, FACE, POWER } from '../cards.ts';
import type { Cause, Sink } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';

/** Whether the card before is equal: a hand is sorted, so equal cards are together. */
export function isRepeated(s: State, seat: Seat, card: number): boolean {
  return card > 0 && s.hand(seat, card) === s.hand(seat, card - 1);
}

/**
 * Removes a card from the hand to play it: power and nature cards are put in front of the player,
 * the others elsewhere.
 */
export function playCard(s: State, seat: Seat, face: number, sink: Sink): void {
  s.removeCard(seat, face);
  const back = backOf(face);
  if (back === DECK.nature) {
    const land = face - FACE.nature;
    s.setNatureInFront(seat, land, s.natureInFront(seat, land) + 1);
  } else if (back === DECK.power) {
    const power = face - FACE.power;
    s.setPowersInFront(seat, power, s.powersInFront(seat, power) + 1);
  }
  sink?.push({ type: 'played', seat, card: s.table.cardNames[face], deck: DECKS[back] });
}

/** Puts a card of the hand face up on the discards. */
export function discardCard(s: State, seat: Seat, face: number, cause: Cause, sink: Sink): void {
  s.removeCard(seat, face);
  s.discard(face);
  const deck = DECKS[backOf(face)];
  sink?.push({ type: 'discarded', seat, card: s.table.cardNames[face], deck, cause });
}

/**
 * Called after a card was stolen of which others saw only the back. Any card with that back may be
 * the one, so for each face that everybody knew to be in the hand one card less is certain. The two
 * seats know more, but a view of another hand shows only what all know.
 */
export function forgetStolen(s: State, seat: Seat, deck: number): void {
  let place = 0;
  while (s.shown(seat, place) !== NONE) {
    const face = s.shown(seat, place);
    if (backOf(face) === deck) s.forget(seat, face);
    while (s.shown(seat, place) <= face) place++;
  }
}

/**
 * The limit that a hand breaks: that of power cards, which is checked first, that of all cards, or
 * none.
 */
export function brokenLimit(s: State, seat: Seat): 'power-limit' | 'hand-limit' | undefined {
  if (s.countHand(seat, FACE.power, FACE.city) > s.table.powerLimit) return 'power-limit';
  return s.handSize(seat) > s.table.handLimit ? 'hand-limit' : undefined;
}

/**
 * Whether a seat could hold protection according to public information: the backs of its hand, and
 * the visible protection cards.
 */
export function mayHoldProtection(s: State, seat: Seat): boolean {
  const face = FACE.power + POWER.protection;
  let hidden = s.table.cardCount[face] - s.gone(face);
  for (let place = 0; place < s.table.displaySize[DECK.power]; place++) {
    if (s.display(DECK.power, place) === face) hidden--;
  }
  for (let other = 0; other < s.table.players; other++) {
    hidden -= s.powersInFront(other, POWER.protection);
  }
  if (hidden === 0) return false;
  for (let index = 0; index < s.handSize(seat); index++) {
    if (backOf(s.hand(seat, index)) === DECK.power) return true;
  }
  return false;
}

export function holdsProtection(s: State, seat: Seat): boolean {
  return s.holds(seat, FACE.power + POWER.protection);
}
