import type { Seat } from '../../kernel/index.ts';
import { FACE, POWER } from '../cards.ts';
import { MAX_ROW } from '../limits.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { DECKS, LANDS, POWERS, STANDING_ORDERS } from '../vocabulary.ts';
import { xOf, yOf } from '../world.ts';
import { cityCard, faceOn, feeds, isAnimal, needsInHand, needsTile } from './needs.ts';
import { type Cell, lookUp, tilesBeside } from './places.ts';

/** Rules, "Drawing cards". */
export function checkDraw(state: State, deck: number, reason: Reason | undefined): number {
  if (state.deckSize(deck) > 0) return LEGAL;
  return refuse('deck-empty', { deck: DECKS[deck] }, reason);
}

/** Rules, "Drawing cards". */
export function checkTake(state: State, face: number, reason: Reason | undefined): number {
  for (const deck of DECKS.keys()) {
    if (displayed(state, deck).includes(face)) return LEGAL;
  }
  return refuse('card-not-displayed', { card: state.table.cardNames[face] }, reason);
}

function displayed(state: State, deck: number): number[] {
  const { edition } = state.table;
  return Array.from({ length: edition.display[DECKS[deck]] }, (_, place) =>
    state.display(deck, place),
  );
}

/** Rules, "End of the game"; ruling G4. */
export function checkExhaust(state: State, reason: Reason | undefined): number {
  const { options } = state.table;
  const used = options.powers === 'none' ? ['nature', 'life'] : [...DECKS];
  const left = DECKS.filter((name, deck) => {
    const lying = displayed(state, deck).some((face) => face !== NONE);
    return used.includes(name) && (lying || state.deckSize(deck) > 0);
  });
  const needed = options.rulings.exhaustion === 'any-kind' ? used.length : 1;
  if (left.length < needed) return LEGAL;
  return refuse('cards-left', { deck: left[0] }, reason);
}

/** Rules, "Drawing cards": the limits of the hand. */
export function checkDiscard(
  state: State,
  seat: Seat,
  face: number,
  reason: Reason | undefined,
): number {
  const card = needsInHand(state, seat, face, reason);
  if (card !== LEGAL) return card;
  const { cardNames, edition } = state.table;
  const isPower = (each: number) => POWERS.some((name) => cardNames[each] === name);
  const hand = Array.from({ length: state.handSize(seat) }, (_, index) => state.hand(seat, index));
  if (isPower(face) || hand.filter(isPower).length <= edition.powerLimit) return LEGAL;
  return refuse('not-a-power-card', { card: cardNames[face] }, reason);
}

/** Rules, "Power cards: protection". */
export function checkProtect(state: State, seat: Seat, reason: Reason | undefined): number {
  const held = needsInHand(state, seat, FACE.power + POWER.protection, undefined);
  return held === LEGAL ? LEGAL : refuse('no-protection', {}, reason);
}

/** Rules, "Power cards: tornado". */
export function checkKeep(state: State, face: number, reason: Reason | undefined): number {
  for (let seat = 0; seat < state.table.players; seat++) {
    if (state.taken(seat) === face) return LEGAL;
  }
  return refuse('card-not-taken', { card: state.table.cardNames[face] }, reason);
}

/** Rules, "Completing objectives". */
export function checkObjective(
  state: State,
  seat: Seat,
  objective: number,
  reason: Reason | undefined,
): number {
  const { edition, objectiveIds } = state.table;
  const goal = edition.objectives[objective];
  const row = Array.from({ length: MAX_ROW }, (_, place) => state.objective(place));
  const place = row.indexOf(objective);
  const isOpen = place >= 0 && state.completedBy(place) === NONE;
  const isMet =
    goal !== undefined &&
    LANDS.every((land, index) => state.natureInFront(seat, index) >= (goal.cards[land] ?? 0));
  if (isOpen && isMet) return LEGAL;
  return refuse('objective-not-completed', { objective: objectiveIds[objective] }, reason);
}

/** Rules, "More needs met"; the cities were found when the change was looked at. */
export function checkSettle(state: State, city: number, reason: Reason | undefined): number {
  if (((state.rising() >> city) & 1) === 1) return LEGAL;
  return refuse('city-not-rising', { city: state.table.cityIds[city] }, reason);
}

/** Rules, "Hunting and feeding". */
export function checkFeed(
  state: State,
  seat: Seat,
  city: number,
  cell: Cell,
  reason: Reason | undefined,
): number {
  const id = state.table.cityIds[city];
  const isHungry = ((state.hungry() >> city) & 1) === 1;
  if (!isHungry || state.cityAt(city) === NONE || state.meeples(city, seat) === 0) {
    return refuse('city-not-hungry', { city: id }, reason);
  }
  const tile = needsTile(state, cell, reason);
  if (tile !== LEGAL) return tile;
  const found = lookUp(state, cell) ?? 0;
  const at = state.place(state.cityAt(city));
  if (!tilesBeside(state, { x: xOf(at), y: yOf(at) }).includes(found)) {
    return refuse('tile-not-beside-city', { ...cell, city: id }, reason);
  }
  const face = faceOn(state, found);
  const eats = cityCard(state, city).needs.some((need) => isAnimal(need) && feeds(face, need));
  if (state.animals(found) > 0 && eats) return LEGAL;
  return refuse('nothing-to-eat', { ...cell, city: id }, reason);
}

/** Ruling G3. */
export function checkSpare(state: State, reason: Reason | undefined): number {
  if (state.table.options.rulings.feeding === 'optional') return LEGAL;
  return refuse('feeding-compulsory', {}, reason);
}

export function checkOrder(
  state: State,
  seat: Seat,
  order: number,
  reason: Reason | undefined,
): number {
  if (state.order(seat) !== order) return LEGAL;
  return refuse('order-stands-already', { order: STANDING_ORDERS[order] }, reason);
}
