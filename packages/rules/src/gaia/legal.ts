import { hasSeat, type Moves, packMove, type Seat } from '../kernel/index.ts';
import { backOf, DECK, FACE, isKnown } from './cards.ts';
import { offeredAround } from './cities.ts';
import { isExhausted } from './drawing.ts';
import { feedings } from './feeding.ts';
import { FRAME } from './frames.ts';
import { holdsProtection } from './hand.ts';
import { MAX_ROW } from './limits.ts';
import { KIND, toArgument } from './moves.ts';
import { countBits } from './needs.ts';
import { completedPlaces } from './objectives.ts';
import { POWER_DEFINITIONS } from './powers/index.ts';
import { HIDDEN_ORDER, NONE, PHASE, type State } from './state.ts';
import { DECKS, STANDING_ORDERS } from './vocabulary.ts';
import { xOf, yOf } from './world.ts';

const EXHAUST = packMove(KIND.exhaust);
const PROTECT = packMove(KIND.protect);
const LET = packMove(KIND.let);
const SPARE = packMove(KIND.spare);

/** Needs that must be met where a city is built. */
const NEEDS_TO_BUILD = 2;

/**
 * Every legal move of a seat, none of them with a card that a view does not know. See the contract in the
 * kernel; `check.ts` says the same, slowly.
 */
export function legal(s: State, seat: Seat, into: Moves): number {
  into.clear();
  if (s.depth() === 0 || s.isWaiting() || seat < 0 || seat >= s.table.players) return 0;
  if (s.top() === FRAME.window) {
    if (!hasSeat(s.topWho(), seat)) return 0;
    into.add(LET);
    if (holdsProtection(s, seat)) into.add(PROTECT);
    return into.count;
  }
  if (s.topWho() !== seat) return 0;
  switch (s.top()) {
    case FRAME.turn:
      addDraws(s, into);
      addPlays(s, seat, into);
      break;
    case FRAME.discard:
      addDiscards(s, seat, into);
      break;
    case FRAME.feed:
      feedings(s, seat, into);
      if (s.table.feedingIsOptional) into.add(SPARE);
      break;
    case FRAME.keep:
      addTaken(s, into);
      break;
    case FRAME.objective:
      addObjectives(s, seat, into);
      break;
    default:
      for (let city = 0; city < s.table.cities; city++) {
        if (((s.rising() >> city) & 1) !== 0) into.add(packMove(KIND.settle, city));
      }
  }
  return into.count;
}

/** Standing orders that differ from the one that stands; in another's view, where it is hidden, all. */
export function orders(s: State, seat: Seat, into: Moves): number {
  into.clear();
  if (s.phase() === PHASE.over || s.isWaiting() || seat < 0 || seat >= s.table.players) return 0;
  if (s.order(seat) === HIDDEN_ORDER) return 0;
  for (let order = 0; order < STANDING_ORDERS.length; order++) {
    if (order !== s.order(seat)) into.add(packMove(KIND.order, order));
  }
  return into.count;
}

function addDraws(s: State, into: Moves): void {
  const { displaySize } = s.table;
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (s.deckSize(deck) > 0) into.add(packMove(KIND.draw, deck));
    for (let place = 0; place < displaySize[deck]; place++) {
      const face = s.display(deck, place);
      if (face !== NONE && !liesBefore(s, deck, place, face)) into.add(packMove(KIND.take, face));
    }
  }
  if (isExhausted(s)) into.add(EXHAUST);
}

function liesBefore(s: State, deck: number, place: number, face: number): boolean {
  for (let other = 0; other < place; other++) if (s.display(deck, other) === face) return true;
  return false;
}

/** The hand is kept in order, so that equal cards lie together. */
function addPlays(s: State, seat: Seat, into: Moves): void {
  const size = s.handSize(seat);
  let last = NONE;
  for (let index = 0; index < size; index++) {
    const face = s.hand(seat, index);
    if (face === last || !isKnown(face)) continue;
    last = face;
    if (face < FACE.animals) addNature(s, face - FACE.nature, into);
    else if (face >= FACE.city) addCity(s, face - FACE.city, into);
    else if (backOf(face) === DECK.life) addAnimals(s, face - FACE.animals, into);
    else POWER_DEFINITIONS[face - FACE.power].list(s, into);
  }
}

function addNature(s: State, land: number, into: Moves): void {
  if (s.pile(land) === 0) return;
  const count = s.freeCount();
  for (let index = 0; index < count; index++) {
    const place = s.free(index);
    into.add(packMove(KIND.nature, land, toArgument(xOf(place)), toArgument(yOf(place))));
  }
}

function addAnimals(s: State, base: number, into: Moves): void {
  if (s.tokens() < s.table.herd) return;
  const allowed = s.table.allowed[base];
  const tiles = s.tiles();
  for (let tile = 0; tile < tiles; tile++) {
    if (((allowed >> s.land(tile)) & 1) === 0 || !isEmpty(s, tile)) continue;
    const place = s.place(tile);
    into.add(packMove(KIND.animals, base, toArgument(xOf(place)), toArgument(yOf(place))));
  }
}

function addCity(s: State, city: number, into: Moves): void {
  const needs = s.table.needs[city];
  const allowed = s.table.allowed[s.table.cityBase[city]];
  const tiles = s.tiles();
  for (let tile = 0; tile < tiles; tile++) {
    if (((allowed >> s.land(tile)) & 1) === 0 || !isEmpty(s, tile)) continue;
    if (countBits(offeredAround(s, tile) & needs) < NEEDS_TO_BUILD) continue;
    const place = s.place(tile);
    into.add(packMove(KIND.city, city, toArgument(xOf(place)), toArgument(yOf(place))));
  }
}

/** Neither animals nor a city. */
function isEmpty(s: State, tile: number): boolean {
  return s.cityOn(tile) === NONE && s.animals(tile) === 0;
}

function addDiscards(s: State, seat: Seat, into: Moves): void {
  const powerOnly = s.topA() === 1;
  const size = s.handSize(seat);
  let last = NONE;
  for (let index = 0; index < size; index++) {
    const face = s.hand(seat, index);
    if (face === last || !isKnown(face)) continue;
    last = face;
    if (!powerOnly || backOf(face) === DECK.power) into.add(packMove(KIND.discard, face));
  }
}

function addTaken(s: State, into: Moves): void {
  for (let seat = 0; seat < s.table.players; seat++) {
    const face = s.taken(seat);
    let isNew = face !== NONE && isKnown(face);
    for (let before = 0; before < seat; before++) if (s.taken(before) === face) isNew = false;
    if (isNew) into.add(packMove(KIND.keep, face));
  }
}

function addObjectives(s: State, seat: Seat, into: Moves): void {
  const places = completedPlaces(s, seat);
  for (let place = 0; place < MAX_ROW; place++) {
    if (((places >> place) & 1) !== 0) into.add(packMove(KIND.objective, s.objective(place)));
  }
}
