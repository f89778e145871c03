import {
  NONE,
  POSITION_FIELDS,
  Position,
  positionLayout,
  type RandomSource,
  type Seat,
  stackField,
} from '../kernel/index.ts';
import { FACE, FACES, MAX_CITIES, UNKNOWN } from './cards.ts';
import { MAX_DECK, MAX_DISPLAY, MAX_FREE, MAX_HAND, MAX_ROW, MAX_TILES, SEATS } from './limits.ts';
import type { Table } from './table.ts';
import { DECKS, DIRECTIONS, LANDS } from './vocabulary.ts';

export { NONE } from '../kernel/index.ts';

export const STACK = 8;
/** Most arguments of a question. */
const ARGUMENTS = 3;

/** The phases of a turn. */
export const PHASE = { feeding: 0, actions: 1, over: 2 } as const;

/**
 * A seat's answer while several seats are asked in secret. `hidden`: the seat has answered, and the
 * viewer may not know how.
 */
export const ANSWER = { none: 0, pass: 1, protect: 2, hidden: 3 } as const;

/**
 * A standing order that the viewer may not know; other orders are indices into `STANDING_ORDERS`.
 */
export const HIDDEN_ORDER = 4;

/**
 * The number of different cards that can lie in front of players: nature cards by land, then power
 * cards.
 */
const FRONT = LANDS.length + 7;

const layout = positionLayout({
  random: POSITION_FIELDS.random,
  hungry: { as: 'i32', meaning: 'cities of the turn still to be fed, as bits' },
  rising: { as: 'i32', meaning: 'cities that are being gained, as bits' },
  place: { as: 'i16', shape: [MAX_TILES], meaning: 'where each tile lies, in order of laying' },
  free: {
    as: 'i16',
    shape: [MAX_FREE],
    derived: true,
    meaning: 'free cells that touch the world',
  },
  tiles: { as: 'u8', meaning: 'tiles in the world' },
  freeCount: { as: 'u8', derived: true, meaning: 'free cells that touch the world' },
  land: { as: 'u8', shape: [MAX_TILES], meaning: 'land of each tile' },
  animals: { as: 'u8', shape: [MAX_TILES], meaning: 'animal tokens on each tile' },
  link: {
    as: 'u8',
    shape: [MAX_TILES, DIRECTIONS.length],
    derived: true,
    meaning: 'tile at each edge, or NONE',
  },
  cityOn: { as: 'u8', shape: [MAX_TILES], derived: true, meaning: 'city on each tile, or NONE' },
  cityAt: { as: 'u8', shape: [MAX_CITIES], meaning: 'tile of each city, or NONE' },
  met: { as: 'u8', shape: [MAX_CITIES], meaning: 'needs met when the city was last looked at' },
  meeples: { as: 'u8', shape: [MAX_CITIES, SEATS], meaning: 'meeples on each city' },
  supply: { as: 'u8', shape: [SEATS], meaning: 'meeples not placed' },
  pile: { as: 'u8', shape: [LANDS.length], meaning: 'tiles left in each pile' },
  tokens: { as: 'u8', meaning: 'animal tokens in the stock' },
  deck: {
    as: 'u8',
    shape: [DECKS.length, MAX_DECK],
    hidden: true,
    meaning: 'faces from the bottom up',
  },
  deckSize: { as: 'u8', shape: [DECKS.length], meaning: 'cards left in each deck' },
  display: {
    as: 'u8',
    shape: [DECKS.length, MAX_DISPLAY],
    meaning: 'faces laid out, or NONE',
  },
  hand: {
    as: 'u8',
    shape: [SEATS, MAX_HAND],
    hidden: true,
    meaning: 'faces in order, NONE behind them; backs of cards that are not known',
  },
  handSize: { as: 'u8', shape: [SEATS], meaning: 'cards in each hand' },
  shown: {
    as: 'u8',
    shape: [SEATS, MAX_HAND],
    absent: NONE,
    meaning: 'faces that everybody knows to be in each hand, in order, NONE behind them',
  },
  front: { as: 'u8', shape: [SEATS, FRONT], meaning: 'nature and power cards in front' },
  gone: { as: 'u8', shape: [FACES], meaning: 'cards discarded, by face' },
  objective: { as: 'u8', shape: [MAX_ROW], meaning: 'objectives laid out, or NONE' },
  completedBy: { as: 'u8', shape: [MAX_ROW], meaning: 'seat whose meeple lies there, or NONE' },
  order: { as: 'u8', shape: [SEATS], hidden: true, meaning: 'standing order for the window' },
  answer: { as: 'u8', shape: [SEATS], hidden: true, meaning: 'answer in the window' },
  taken: {
    as: 'u8',
    shape: [SEATS],
    hidden: true,
    meaning: 'card that the tornado took from each, or NONE',
  },
  turn: POSITION_FIELDS.turn,
  actions: { as: 'u8', meaning: 'actions left in this turn' },
  phase: POSITION_FIELDS.phase,
  winner: { as: 'u8', meaning: 'seat that has won, or NONE' },
  revealed: POSITION_FIELDS.revealed,
  waiting: POSITION_FIELDS.waiting,
  depth: POSITION_FIELDS.depth,
  stack: stackField(STACK, ARGUMENTS),
});

const AT = layout.at;

export const STATE_LAYOUT: typeof layout = layout;

/**
 * A position of Gaia in one buffer; only this file knows the places of fields. Tiles are numbered
 * in the order in which they were placed; a place never moves, but the things on it may. Accessors
 * do not check: seats, tiles and cards must be valid indices.
 */
export class State extends Position<Table> {
  constructor(table: Table) {
    super(table, layout);
  }

  /** Tiles in the world. */
  tiles(): number {
    return this.u8[AT.tiles];
  }
  setTiles(count: number): void {
    this.u8[AT.tiles] = count;
  }
  /** The place of a tile, see `world.ts`. */
  place(tile: number): number {
    return this.i16[AT.place + tile];
  }
  setPlace(tile: number, place: number): void {
    this.i16[AT.place + tile] = place;
  }
  land(tile: number): number {
    return this.u8[AT.land + tile];
  }
  setLand(tile: number, land: number): void {
    this.u8[AT.land + tile] = land;
  }
  animals(tile: number): number {
    return this.u8[AT.animals + tile];
  }
  setAnimals(tile: number, count: number): void {
    this.u8[AT.animals + tile] = count;
  }
  /** The city on a tile, or NONE. */
  cityOn(tile: number): number {
    return this.u8[AT.cityOn + tile];
  }
  setCityOn(tile: number, city: number): void {
    this.u8[AT.cityOn + tile] = city;
  }
  /** The tile in a direction, or NONE. */
  link(tile: number, direction: number): number {
    return this.u8[AT.link + (tile << 2) + direction];
  }
  setLink(tile: number, direction: number, other: number): void {
    this.u8[AT.link + (tile << 2) + direction] = other;
  }
  /** Free cells that touch the world. */
  freeCount(): number {
    return this.u8[AT.freeCount];
  }
  free(index: number): number {
    return this.i16[AT.free + index];
  }
  setFree(index: number, place: number): void {
    this.i16[AT.free + index] = place;
  }
  setFreeCount(count: number): void {
    this.u8[AT.freeCount] = count;
  }

  /** The tile of a city, or NONE. */
  cityAt(city: number): number {
    return this.u8[AT.cityAt + city];
  }
  setCityAt(city: number, tile: number): void {
    this.u8[AT.cityAt + city] = tile;
  }
  /** The number of met needs of a city at the last update. */
  met(city: number): number {
    return this.u8[AT.met + city];
  }
  setMet(city: number, met: number): void {
    this.u8[AT.met + city] = met;
  }
  meeples(city: number, seat: Seat): number {
    return this.u8[AT.meeples + city * SEATS + seat];
  }
  setMeeples(city: number, seat: Seat, count: number): void {
    this.u8[AT.meeples + city * SEATS + seat] = count;
  }
  supply(seat: Seat): number {
    return this.u8[AT.supply + seat];
  }
  setSupply(seat: Seat, count: number): void {
    this.u8[AT.supply + seat] = count;
  }
  hungry(): number {
    return this.i32[AT.hungry];
  }
  setHungry(cities: number): void {
    this.i32[AT.hungry] = cities;
  }
  rising(): number {
    return this.i32[AT.rising];
  }
  setRising(cities: number): void {
    this.i32[AT.rising] = cities;
  }

  /** Tiles left in the pile of a land. */
  pile(land: number): number {
    return this.u8[AT.pile + land];
  }
  setPile(land: number, count: number): void {
    this.u8[AT.pile + land] = count;
  }
  /** Animal tokens in the stock. */
  tokens(): number {
    return this.u8[AT.tokens];
  }
  setTokens(count: number): void {
    this.u8[AT.tokens] = count;
  }

  deckSize(deck: number): number {
    return this.u8[AT.deckSize + deck];
  }
  /** A card of a deck, counted from the bottom. */
  deckCard(deck: number, index: number): number {
    return this.u8[AT.deck + deck * MAX_DECK + index];
  }
  setDeckCard(deck: number, index: number, face: number): void {
    this.u8[AT.deck + deck * MAX_DECK + index] = face;
  }
  setDeckSize(deck: number, size: number): void {
    this.u8[AT.deckSize + deck] = size;
  }
  /** The top card of a deck that is not empty. */
  topCard(deck: number): number {
    return this.u8[AT.deck + deck * MAX_DECK + this.u8[AT.deckSize + deck] - 1];
  }
  /** Removes the top card and clears its place, so that equal positions are equal in every byte. */
  popCard(deck: number): number {
    const left = this.u8[AT.deckSize + deck] - 1;
    const at = AT.deck + deck * MAX_DECK + left;
    const face = this.u8[at];
    this.u8[at] = NONE;
    this.u8[AT.deckSize + deck] = left;
    return face;
  }
  /** The card at a place of the display, or NONE. */
  display(deck: number, place: number): number {
    return this.u8[AT.display + deck * MAX_DISPLAY + place];
  }
  setDisplay(deck: number, place: number, face: number): void {
    this.u8[AT.display + deck * MAX_DISPLAY + place] = face;
  }

  handSize(seat: Seat): number {
    return this.u8[AT.handSize + seat];
  }
  hand(seat: Seat, index: number): number {
    return this.u8[AT.hand + seat * MAX_HAND + index];
  }
  setHand(seat: Seat, index: number, face: number): void {
    this.u8[AT.hand + seat * MAX_HAND + index] = face;
  }
  setHandSize(seat: Seat, size: number): void {
    this.u8[AT.handSize + seat] = size;
  }
  /** Adds a card at its place: a hand is sorted, so that equal hands have equal bytes. */
  addCard(seat: Seat, face: number): void {
    const at = AT.hand + seat * MAX_HAND;
    let index = this.u8[AT.handSize + seat]++;
    for (; index > 0 && this.u8[at + index - 1] > face; index--) {
      this.u8[at + index] = this.u8[at + index - 1];
    }
    this.u8[at + index] = face;
  }
  /** Removes the card at a place of the hand. */
  removeAt(seat: Seat, index: number): number {
    const at = AT.hand + seat * MAX_HAND;
    const face = this.u8[at + index];
    const left = --this.u8[AT.handSize + seat];
    for (let place = index; place < left; place++) this.u8[at + place] = this.u8[at + place + 1];
    this.u8[at + left] = NONE;
    return face;
  }
  /** Removes a card from the hand, visibly for everybody. */
  removeCard(seat: Seat, face: number): void {
    const at = AT.hand + seat * MAX_HAND;
    let index = 0;
    while (this.u8[at + index] !== face) index++;
    this.removeAt(seat, index);
    this.forget(seat, face);
  }
  holds(seat: Seat, face: number): boolean {
    const at = AT.hand + seat * MAX_HAND;
    const size = this.u8[AT.handSize + seat];
    for (let index = 0; index < size; index++) if (this.u8[at + index] === face) return true;
    return false;
  }
  /** The first place in a sorted hand from which on no card has a lower face. */
  placeFrom(seat: Seat, face: number): number {
    const at = AT.hand + seat * MAX_HAND;
    const size = this.u8[AT.handSize + seat];
    let index = 0;
    while (index < size && this.u8[at + index] < face) index++;
    return index;
  }
  /** Cards of a seat between two faces, the second excluded. */
  countHand(seat: Seat, from: number, to: number): number {
    const at = AT.hand + seat * MAX_HAND;
    const size = this.u8[AT.handSize + seat];
    let count = 0;
    for (let index = 0; index < size; index++) {
      const face = this.u8[at + index];
      if (face >= from && face < to) count++;
    }
    return count;
  }

  /** A card that everybody knows to be in a hand, by its place among those; NONE after the last. */
  shown(seat: Seat, index: number): number {
    return index < MAX_HAND ? this.u8[AT.shown + seat * MAX_HAND + index] : NONE;
  }
  setShown(seat: Seat, index: number, face: number): void {
    this.u8[AT.shown + seat * MAX_HAND + index] = face;
  }
  /** Records that everybody has seen a card go to the hand. */
  show(seat: Seat, face: number): void {
    const at = AT.shown + seat * MAX_HAND;
    let index = MAX_HAND - 1;
    for (; index > 0 && this.u8[at + index - 1] > face; index--) {
      this.u8[at + index] = this.u8[at + index - 1];
    }
    this.u8[at + index] = face;
  }
  /**
   * One card of this face may have left the hand: of those that everybody knows to be there, one
   * less is certain.
   */
  forget(seat: Seat, face: number): void {
    const at = AT.shown + seat * MAX_HAND;
    let index = 0;
    while (index < MAX_HAND && this.u8[at + index] !== face) index++;
    if (index === MAX_HAND || face === NONE) return;
    this.u8.copyWithin(at + index, at + index + 1, at + MAX_HAND);
    this.u8[at + MAX_HAND - 1] = NONE;
  }

  /** Nature cards of a land in front of a seat. */
  natureInFront(seat: Seat, land: number): number {
    return this.u8[AT.front + seat * FRONT + land];
  }
  setNatureInFront(seat: Seat, land: number, count: number): void {
    this.u8[AT.front + seat * FRONT + land] = count;
  }
  /** Power cards of a kind in front of a seat. */
  powersInFront(seat: Seat, power: number): number {
    return this.u8[AT.front + seat * FRONT + LANDS.length + power];
  }
  setPowersInFront(seat: Seat, power: number, count: number): void {
    this.u8[AT.front + seat * FRONT + LANDS.length + power] = count;
  }
  /** Cards of a face that were discarded. */
  gone(face: number): number {
    return this.u8[AT.gone + face];
  }
  discard(face: number, count = 1): void {
    this.u8[AT.gone + face] += count;
  }

  /** The objective at a place of the row, or NONE. */
  objective(place: number): number {
    return this.u8[AT.objective + place];
  }
  setObjective(place: number, objective: number): void {
    this.u8[AT.objective + place] = objective;
  }
  completedBy(place: number): number {
    return this.u8[AT.completedBy + place];
  }
  setCompletedBy(place: number, seat: number): void {
    this.u8[AT.completedBy + place] = seat;
  }

  /** Index into `STANDING_ORDERS`, or HIDDEN_ORDER. */
  order(seat: Seat): number {
    return this.u8[AT.order + seat];
  }
  setOrder(seat: Seat, order: number): void {
    this.u8[AT.order + seat] = order;
  }
  /** See ANSWER. */
  answer(seat: Seat): number {
    return this.u8[AT.answer + seat];
  }
  setAnswer(seat: Seat, answer: number): void {
    this.u8[AT.answer + seat] = answer;
  }
  /** The card that the tornado took from a seat, or NONE. */
  taken(seat: Seat): number {
    return this.u8[AT.taken + seat];
  }
  setTaken(seat: Seat, face: number): void {
    this.u8[AT.taken + seat] = face;
  }

  /** The seat that plays after another. */
  nextSeat(seat: Seat): Seat {
    return seat + 1 === this.table.players ? 0 : seat + 1;
  }
  actions(): number {
    return this.u8[AT.actions];
  }
  setActions(left: number): void {
    this.u8[AT.actions] = left;
  }
  winner(): number {
    return this.u8[AT.winner];
  }
  setWinner(seat: number): void {
    this.u8[AT.winner] = seat;
  }

  /** The source of the next random draws. One object for all draws of one step. */
  draws(): RandomSource {
    return new this.table.Draws(this.i32, this.randomAt());
  }
}

/** The face of a city card. */
export function cityFace(city: number): number {
  return FACE.city + city;
}

/** A card of which only the back is known. */
export function unknownOf(deck: number): number {
  return UNKNOWN + deck;
}
