import {
  ANSWER,
  backOf,
  DECK,
  DECKS,
  FACE,
  NONE,
  POWER,
  type State,
  unseenCards,
} from '../../gaia/index.ts';
import { view } from '../../gaia/view.ts';
import type { Viewer } from '../../kernel/index.ts';

/**
 * Facts that a viewer may not know now and that could be different: future draws, decks, other
 * hands, stolen cards, other orders and answers. A card is left out if all unseen cards with its
 * back are the same.
 */
export function secrets(s: State, viewer: Viewer): readonly string[] {
  const seen = view(s, viewer);
  const unseen = unseenCards(seen);
  const varies = DECKS.map((_, deck) => new Set(unseen[deck]).size > 1);
  const names = [0, 1, 2, 3].map((word) => `random[${word}]`);
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (!varies[deck]) continue;
    for (let card = 0; card < s.deckSize(deck); card++) names.push(`deck[${deck}][${card}]`);
  }
  for (let seat = 0; seat < s.table.players; seat++) {
    if (seat === viewer) continue;
    names.push(`order[${seat}]`);
    for (let index = 0; index < s.handSize(seat); index++) {
      if (varies[backOf(s.hand(seat, index))]) names.push(`hand[${seat}][${index}]`);
    }
    const taken = s.taken(seat);
    if (taken !== NONE && viewer !== s.turn() && varies[backOf(taken)])
      names.push(`taken[${seat}]`);
    if (couldHaveAnsweredOtherwise(s, seat, unseen[DECK.power])) names.push(`answer[${seat}]`);
  }
  return names;
}

function couldHaveAnsweredOtherwise(
  s: State,
  seat: number,
  unseenPowers: readonly number[],
): boolean {
  if (s.answer(seat) === ANSWER.none) return false;
  if (s.answer(seat) === ANSWER.protect) return true;
  return holdsPower(s, seat) && unseenPowers.includes(FACE.power + POWER.protection);
}

function holdsPower(s: State, seat: number): boolean {
  return s.countHand(seat, FACE.power, FACE.city) > 0;
}
