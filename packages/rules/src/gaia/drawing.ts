import type { Seat } from '../kernel/index.ts';
import { backOf, isKnown } from './cards.ts';
import type { Sink } from './events.ts';
import { FRAME } from './frames.ts';
import { brokenLimit } from './hand.ts';
import { NONE, type State } from './state.ts';
import { DECKS } from './vocabulary.ts';

/** The action of drawing unseen; the card comes when the frames are worked off. */
export function draw(s: State, seat: Seat, deck: number): void {
  s.push(FRAME.limits, seat);
  s.push(FRAME.deal, seat, deck);
}

/** The action of taking a card that lies face up; the same card from the first place where it lies. */
export function take(s: State, seat: Seat, face: number, sink: Sink): void {
  const deck = backOf(face);
  let place = 0;
  while (s.display(deck, place) !== face) place++;
  s.setDisplay(deck, place, NONE);
  s.addCard(seat, face);
  if (sink !== undefined) {
    sink.push({ type: 'took', seat, card: s.table.cardNames[face], deck: DECKS[deck] });
  }
  s.push(FRAME.limits, seat);
  s.push(FRAME.refill, seat, deck, place);
}

/** @returns false when the card is not known: play waits there */
export function dealTop(s: State, sink: Sink): boolean {
  const seat = s.topWho();
  const deck = s.topA();
  if (!isKnown(s.topCard(deck))) return wait(s);
  s.pop();
  s.countRevealed();
  dealCard(s, seat, deck, sink);
  return true;
}

export function dealCard(s: State, seat: Seat, deck: number, sink: Sink): void {
  const face = s.popCard(deck);
  s.addCard(seat, face);
  if (sink === undefined) return;
  sink.push({ type: 'drew', seat, deck: DECKS[deck], card: s.table.cardNames[face] });
}

/** @returns false when the card is not known: play waits there */
export function refillPlace(s: State, sink: Sink): boolean {
  const deck = s.topA();
  const place = s.topB();
  if (s.deckSize(deck) > 0) {
    if (!isKnown(s.topCard(deck))) return wait(s);
    s.countRevealed();
    displayCard(s, deck, place, sink);
  }
  s.pop();
  return true;
}

export function displayCard(s: State, deck: number, place: number, sink: Sink): void {
  const face = s.popCard(deck);
  s.setDisplay(deck, place, face);
  if (sink !== undefined) sink.push({ type: 'displayed', card: s.table.cardNames[face] });
}

/**
 * Until the hand keeps the limits. Its player is asked even when all cards that may go are the same:
 * others see the backs of a hand, and nothing that happens may tell them more.
 */
export function keepLimits(s: State): boolean {
  const seat = s.topWho();
  const broken = brokenLimit(s, seat);
  if (broken === undefined) s.pop();
  else s.push(FRAME.discard, seat, broken === 'power-limit' ? 1 : 0);
  return true;
}

/** A view can go no further: what comes next is hidden. */
export function wait(s: State): false {
  s.setWaiting(true);
  return false;
}

/** Whether a card of a deck could be drawn, from the deck or from the display. */
function canDraw(s: State, deck: number): boolean {
  if (s.deckSize(deck) > 0) return true;
  for (let place = 0; place < s.table.displaySize[deck]; place++) {
    if (s.display(deck, place) !== NONE) return true;
  }
  return false;
}

/** Whether the game may end for want of cards: of all kinds in the game, or of any, as the table plays. */
export function isExhausted(s: State): boolean {
  const { deckFaces, endsWithAnyKind } = s.table;
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (deckFaces[deck].length === 0) continue;
    const isLeft = canDraw(s, deck);
    if (isLeft && !endsWithAnyKind) return false;
    if (!isLeft && endsWithAnyKind) return true;
  }
  return !endsWithAnyKind;
}
