import { packMove, type Seat } from '../../kernel/index.ts';
import { ARG } from '../arguments.ts';
import { backOf, isKnown } from '../cards.ts';
import { kind, question } from '../define.ts';
import type { Sink } from '../events.ts';
import { forgetStolen } from '../hand/hand.ts';
import { LEGAL } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import type { PowerDefinition } from './power.ts';
import { checkKeep } from './tornado.check.ts';

/** Choose one of the cards that the tornado took. Rules, "Power cards: tornado". */
export const KEEPING = question({ name: 'keep' });

export const KEEP = kind({
  word: 'keep',
  args: [ARG.card],
  meaning: 'keep one of the cards that the tornado brought',
  answers: [
    {
      to: KEEPING,
      list: (s, _seat, into, keep) => {
        for (let seat = 0; seat < s.table.players; seat++) {
          const face = s.taken(seat);
          let isNew = face !== NONE && isKnown(face);
          for (let before = 0; before < seat; before++) if (s.taken(before) === face) isNew = false;
          if (isNew) into.add(packMove(keep, face));
        }
      },
      check: (s, _seat, face, _b, _c, reason) => checkKeep(s, face, reason),
      apply: (s, seat, face, _b, _c, sink) => {
        s.pop();
        s.countRevealed();
        keepTaken(s, seat, face, sink);
      },
    },
  ],
  // The move reveals the card and its former owner; so besides its player only that owner hears it.
  hears: (s, _seat, viewer, face) =>
    s.top() !== KEEPING.number ||
    (viewer !== 'spectator' && s.taken(viewer) === face && ownerOf(s, s.topWho(), face) === viewer),
});

/**
 * Takes a random card from every other hand; one of them is kept, the others are discarded. Rules,
 * "Power cards: tornado". Its player is asked which one, unless there is only one: without the
 * question everybody would know that all cards are equal. By rules older than 2026-11-22 there was
 * no question then.
 */
export const TORNADO: PowerDefinition<'tornado'> = {
  id: 'tornado',
  args: [],
  meaning: 'take a card from each other hand and keep one',
  list(_s, into, kind) {
    into.add(packMove(kind));
  },
  check: () => LEGAL,
  act(s, seat, _tile, _how, sink) {
    if (!isForeseeable(s, seat)) return false;
    const random = s.draws();
    let last = NONE;
    let count = 0;
    let differ = false;
    for (let other = s.nextSeat(seat); other !== seat; other = s.nextSeat(other)) {
      if (s.handSize(other) === 0) continue;
      const face = s.removeAt(other, random.below(s.handSize(other)));
      s.setTaken(other, face);
      forgetStolen(s, other, backOf(face));
      if (last !== NONE && last !== face) differ = true;
      last = face;
      count++;
      const deck = DECKS[backOf(face)];
      sink?.push({ type: 'stolen', seat: other, by: seat, deck, card: s.table.cardNames[face] });
    }
    if (count === 0) return true;
    s.countRevealed();
    const asks = s.table.asksWhatIsKept ? count > 1 : differ;
    if (asks) s.push(KEEPING.number, seat);
    else keepTaken(s, seat, last, sink);
    return true;
  },
};

/** Whether nothing can be taken, or all facts that decide the result are known. */
function isForeseeable(s: State, seat: Seat): boolean {
  for (let other = 0; other < s.table.players; other++) {
    if (other === seat || s.handSize(other) === 0) continue;
    if (!s.knowsRandom() || !isKnown(s.hand(other, 0))) return false;
  }
  return true;
}

/** Keeps one of the stolen cards, from the first seat that lost it; the others are discarded. */
function keepTaken(s: State, seat: Seat, face: number, sink: Sink): void {
  const from = ownerOf(s, seat, face);
  s.setTaken(from, NONE);
  s.addCard(seat, face);
  const card = s.table.cardNames[face];
  sink?.push({ type: 'kept', seat, from, deck: DECKS[backOf(face)], card });
  if (sink !== undefined) tellLost(s, seat, sink);
  for (let other = s.nextSeat(seat); other !== seat; other = s.nextSeat(other)) {
    const lost = s.taken(other);
    if (lost === NONE) continue;
    s.setTaken(other, NONE);
    s.discard(lost);
  }
}

/** The former owner of a card that the tornado took. */
function ownerOf(s: State, seat: Seat, face: number): Seat {
  let from = s.nextSeat(seat);
  while (s.taken(from) !== face) from = s.nextSeat(from);
  return from;
}

/**
 * Reports the cards that were not kept, in the order of cards: the order of seats would reveal the
 * former owners to everybody.
 */
function tellLost(s: State, seat: Seat, sink: NonNullable<Sink>): void {
  const seats = Array.from({ length: s.table.players }, (_, from) => from);
  const losers = seats.filter((from) => s.taken(from) !== NONE);
  for (const from of losers.sort((one, two) => s.taken(one) - s.taken(two))) {
    sink.push({ type: 'blown-away', seat, from, card: s.table.cardNames[s.taken(from)] });
  }
}
