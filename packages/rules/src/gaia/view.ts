import type { Random, Seat, Viewer } from '../kernel/index.ts';
import { backOf, FACE, FACES, isKnown } from './cards.ts';
import type { Event } from './events.ts';
import { holdsProtection } from './hand/hand.ts';
import { MAX_DISPLAY } from './limits.ts';
import { RULES } from './rules.ts';
import { ANSWER, HIDDEN_ORDER, NONE, State, unknownOf } from './state.ts';
import { DECKS, LANDS, POWERS, STANDING_ORDERS } from './vocabulary.ts';

/**
 * The facts that the viewer may know: own hand, own standing order, own answer; of other hands the
 * cards that everybody saw; of other cards and decks only the backs; nothing of other orders; of
 * other answers only that they exist. Rules, "Set-up"; ruling on hidden cards in `docs/rulings.md`.
 */
export function view(s: State, viewer: Viewer): State {
  const seen = new State(s.table);
  seen.copyFrom(s);
  seen.hideRandom();
  for (let deck = 0; deck < DECKS.length; deck++) {
    for (let card = 0; card < s.deckSize(deck); card++)
      seen.setDeckCard(deck, card, unknownOf(deck));
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    if (seat === viewer) continue;
    turnOver(seen, seat);
    seen.setOrder(seat, HIDDEN_ORDER);
    if (s.answer(seat) !== ANSWER.none) seen.setAnswer(seat, ANSWER.hidden);
    if (s.taken(seat) !== NONE && viewer !== s.turn()) {
      seen.setTaken(seat, unknownOf(backOf(s.taken(seat))));
    }
  }
  return seen;
}

/**
 * Keeps in a hand the cards that everybody knows to be there, and replaces the others by their
 * backs, in the order of the decks.
 */
export function turnOver(s: State, seat: Seat): void {
  const size = s.handSize(seat);
  const backs = DECKS.map(() => 0);
  for (let index = 0; index < size; index++) backs[backOf(s.hand(seat, index))]++;
  let index = 0;
  for (let face = s.shown(seat, index); face !== NONE; face = s.shown(seat, index)) {
    backs[backOf(face)]--;
    s.setHand(seat, index++, face);
  }
  for (const [deck, count] of backs.entries()) {
    for (let card = 0; card < count; card++) s.setHand(seat, index++, unknownOf(deck));
  }
}

/** The part of an event that the viewer may know. */
export function seen(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'drew': {
      if (event.seat === viewer) return event;
      const { card: _, ...rest } = event;
      return rest;
    }
    case 'stolen': {
      if (event.seat === viewer || event.by === viewer) return event;
      const { card: _, ...rest } = event;
      return rest;
    }
    case 'kept': {
      if (event.seat === viewer || event.from === viewer) return event;
      return { type: 'kept', seat: event.seat, deck: event.deck };
    }
    case 'blown-away':
      if (event.seat === viewer || event.from === viewer) return event;
      return { type: 'blown-away', seat: event.seat, card: event.card };
    case 'answered':
      return event.seat === viewer ? event : { type: 'answered', seat: event.seat };
    case 'order':
      return event.seat === viewer ? event : { type: 'order', seat: event.seat };
    default:
      return event;
  }
}

/** A full state that agrees with a view: all unseen cards are dealt again. */
export function sample(given: State, random: Random): State {
  const s = new State(given.table);
  s.copyFrom(given);
  s.guessRandom(random);
  const unseen = unseenCards(s).map((faces) => random.shuffle([...faces]));
  const replace = (face: number) => (isKnown(face) ? face : (unseen[backOf(face)].pop() ?? NONE));
  for (let deck = 0; deck < DECKS.length; deck++) {
    for (let card = 0; card < s.deckSize(deck); card++) {
      s.setDeckCard(deck, card, replace(s.deckCard(deck, card)));
    }
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    const cards = Array.from({ length: s.handSize(seat) }, (_, index) =>
      replace(s.hand(seat, index)),
    );
    for (const [index, face] of cards.sort((one, two) => one - two).entries()) {
      s.setHand(seat, index, face);
    }
    if (s.taken(seat) !== NONE) s.setTaken(seat, replace(s.taken(seat)));
    if (s.order(seat) === HIDDEN_ORDER) s.setOrder(seat, random.below(STANDING_ORDERS.length));
    if (s.answer(seat) === ANSWER.hidden) {
      const protects = holdsProtection(s, seat) && random.below(2) === 0;
      s.setAnswer(seat, protects ? ANSWER.protect : ANSWER.pass);
    }
  }
  if (s.isWaiting()) {
    s.setWaiting(false);
    RULES.proceed(s, undefined);
  }
  return s;
}

/** Faces of the cards that a position does not show, by deck. */
export function unseenCards(s: State): readonly (readonly number[])[] {
  const left = Uint8Array.from(s.table.cardCount);
  const see = (face: number) => {
    if (face !== NONE && isKnown(face)) left[face]--;
  };
  for (let deck = 0; deck < DECKS.length; deck++) {
    for (let card = 0; card < s.deckSize(deck); card++) see(s.deckCard(deck, card));
    for (let place = 0; place < MAX_DISPLAY; place++) see(s.display(deck, place));
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    for (let index = 0; index < s.handSize(seat); index++) see(s.hand(seat, index));
    for (let land = 0; land < LANDS.length; land++)
      left[FACE.nature + land] -= s.natureInFront(seat, land);
    for (let power = 0; power < POWERS.length; power++) {
      left[FACE.power + power] -= s.powersInFront(seat, power);
    }
    see(s.taken(seat));
  }
  for (let city = 0; city < s.table.cities; city++) {
    if (s.cityAt(city) !== NONE) left[FACE.city + city]--;
  }
  const unseen: number[][] = DECKS.map(() => []);
  for (let face = 0; face < FACES; face++) {
    for (let card = s.gone(face); card < left[face]; card++) unseen[backOf(face)].push(face);
  }
  return unseen;
}
