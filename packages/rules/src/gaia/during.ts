import type { Seat } from '../kernel/index.ts';
import { backOf, DECK, FACE } from './cards.ts';
import type { Event } from './events.ts';
import { forgetStolen } from './hand/hand.ts';
import { swapTiles } from './powers/earthquake.ts';
import { emptyTable } from './set-up/setup.ts';
import { cityFace, HIDDEN_ORDER, NONE, State, unknownOf } from './state.ts';
import type { Table } from './table.ts';
import { turnOver } from './view.ts';
import { DECKS, type Deck, LANDS, POWERS, STANDING_ORDERS } from './vocabulary.ts';
import { metOn } from './world/cities.ts';
import { placeAt } from './world/place.ts';
import { layTile, tileAt } from './world/world.ts';

/** The table before the set-up: all hands are empty, and all cards are face down in the decks. */
export function tableBeforeSetUp(table: Table): State {
  const s = emptyTable(table);
  for (const [deck, faces] of table.deckFaces.entries()) {
    s.setDeckSize(deck, faces.length);
    for (let card = 0; card < faces.length; card++) s.setDeckCard(deck, card, unknownOf(deck));
  }
  return s;
}

/**
 * The table between two decisions: all things as they were after the first events, as far as their
 * viewer may know it. It is only for showing. Events do not contain the open questions, the answers
 * in the window, and the random generator, so these stay as in `before`, and no move can be made
 * from here.
 * @param before the position before the events; for the opening, `tableBeforeSetUp`
 * @param after the position after all events of the step, as the same viewer sees it
 * @param events the first events of the step, in their order, as the same viewer hears them
 */
export function tableDuring(before: State, after: State, events: readonly Event[]): State {
  const s = new State(before.table);
  s.copyFrom(before);
  const told = new Retelling(s, after);
  for (const event of events) told.tell(event);
  return s;
}

class Retelling {
  readonly s: State;
  readonly after: State;

  constructor(s: State, after: State) {
    this.s = s;
    this.after = after;
  }

  /** Applies an event to the things on the table. */
  tell(event: Event): void {
    const { s } = this;
    switch (event.type) {
      case 'supplied':
        s.setSupply(event.seat, event.meeples);
        break;
      case 'objectives':
        for (const [place, id] of event.objectives.entries()) {
          s.setObjective(place, s.table.objectiveIds.indexOf(id));
        }
        break;
      case 'turn':
        s.setTurn(event.seat);
        break;
      case 'displayed':
        this.layOut(this.face(event.card));
        break;
      case 'drew':
        s.popCard(DECKS.indexOf(event.deck));
        this.addToHand(event.seat, this.faceOrBack(event.deck, event.card));
        break;
      case 'took': {
        const face = this.face(event.card);
        this.takeFromDisplay(face);
        s.show(event.seat, face);
        this.addToHand(event.seat, face);
        break;
      }
      case 'played':
        this.takeFromHand(event.seat, this.face(event.card));
        this.putDown(event.seat, this.face(event.card));
        break;
      case 'discarded':
        this.takeFromHand(event.seat, this.face(event.card));
        s.discard(this.face(event.card));
        break;
      case 'tile': {
        const land = LANDS.indexOf(event.land);
        s.setPile(land, s.pile(land) - 1);
        layTile(s, placeAt(event.x, event.y), land);
        break;
      }
      case 'animals': {
        const tile = this.tile(event);
        s.setAnimals(tile, s.animals(tile) + event.amount);
        s.setTokens(s.tokens() - event.amount);
        break;
      }
      case 'built':
        this.build(event);
        break;
      case 'destroyed':
        this.destroy(event);
        break;
      case 'needs':
        s.setMet(this.city(event), event.to);
        break;
      case 'meeples': {
        const city = this.city(event);
        s.setMeeples(city, event.seat, s.meeples(city, event.seat) + event.amount);
        s.setSupply(event.seat, s.supply(event.seat) - event.amount);
        break;
      }
      case 'objective':
        this.complete(event);
        break;
      case 'changed': {
        const from = LANDS.indexOf(event.from);
        const to = LANDS.indexOf(event.to);
        s.setPile(from, s.pile(from) + 1);
        s.setPile(to, s.pile(to) - 1);
        s.setLand(this.tile(event), to);
        break;
      }
      case 'swapped':
        swapTiles(s, this.tile(event), this.tile({ x: event.withX, y: event.withY }));
        break;
      case 'stolen': {
        const face = this.faceOrBack(event.deck, event.card);
        this.steal(event.seat, face);
        s.setTaken(event.seat, face);
        break;
      }
      case 'kept': {
        const face = this.faceOrBack(event.deck, event.card);
        this.untake(face, event.from);
        this.addToHand(event.seat, face);
        break;
      }
      case 'blown-away':
        this.untake(this.face(event.card), event.from);
        s.discard(this.face(event.card));
        break;
      case 'order':
        if (event.order !== undefined) {
          s.setOrder(event.seat, STANDING_ORDERS.indexOf(event.order));
        }
        break;
      case 'game-over':
        s.setWinner(event.seat);
        break;
      // These events concern nothing on the table.
      case 'start-player':
      case 'answered':
      case 'protected':
        break;
    }
  }

  face(card: string): number {
    return this.s.table.cardNames.indexOf(card);
  }

  faceOrBack(deck: Deck, card: string | undefined): number {
    return card === undefined ? unknownOf(DECKS.indexOf(deck)) : this.face(card);
  }

  city({ city }: { readonly city: string }): number {
    return this.s.table.cityIds.indexOf(city);
  }

  tile({ x, y }: { readonly x: number; readonly y: number }): number {
    return tileAt(this.s, placeAt(x, y));
  }

  addToHand(seat: Seat, face: number): void {
    this.s.addCard(seat, face);
    this.turnOver(seat);
  }

  /** Removes a card from a hand; everybody can see the card now. */
  takeFromHand(seat: Seat, face: number): void {
    this.s.removeAt(seat, this.placeInHand(seat, face));
    this.s.forget(seat, face);
    this.turnOver(seat);
  }

  steal(seat: Seat, face: number): void {
    this.s.removeAt(seat, this.placeInHand(seat, face));
    forgetStolen(this.s, seat, backOf(face));
    this.turnOver(seat);
  }

  isOthers(seat: Seat): boolean {
    return this.after.order(seat) === HIDDEN_ORDER;
  }

  /**
   * The place of a card in a hand. Cards in another seat's hand are turned face down after each
   * event; so any card with the right back is taken for it.
   */
  placeInHand(seat: Seat, face: number): number {
    let index = 0;
    const isIt = this.isOthers(seat)
      ? (other: number) => backOf(other) === backOf(face)
      : (other: number) => other === face;
    while (!isIt(this.s.hand(seat, index))) index++;
    return index;
  }

  turnOver(seat: Seat): void {
    if (this.isOthers(seat)) turnOver(this.s, seat);
  }

  /** Puts the top card of its deck on the first free place of the display. */
  layOut(face: number): void {
    const { s } = this;
    const deck = backOf(face);
    let place = 0;
    while (s.display(deck, place) !== NONE) place++;
    s.popCard(deck);
    s.setDisplay(deck, place, face);
  }

  takeFromDisplay(face: number): void {
    const { s } = this;
    const deck = backOf(face);
    let place = 0;
    while (s.display(deck, place) !== face) place++;
    s.setDisplay(deck, place, NONE);
  }

  /** Puts a played card in its place; a city is put on the map by `built`. */
  putDown(seat: Seat, face: number): void {
    const { s } = this;
    const deck = backOf(face);
    if (deck === DECK.nature) {
      const land = face - FACE.nature;
      s.setNatureInFront(seat, land, s.natureInFront(seat, land) + 1);
    } else if (deck === DECK.power) {
      const power = face - FACE.power;
      s.setPowersInFront(seat, power, s.powersInFront(seat, power) + 1);
    } else if (face < FACE.city) {
      s.discard(face);
    }
  }

  build(event: Extract<Event, { type: 'built' }>): void {
    const { s } = this;
    const city = this.city(event);
    const tile = this.tile(event);
    s.setCityAt(city, tile);
    s.setCityOn(tile, city);
    s.setMet(city, metOn(s, city, tile));
  }

  destroy(event: Extract<Event, { type: 'destroyed' }>): void {
    const { s } = this;
    const city = this.city(event);
    s.setCityOn(this.tile(event), NONE);
    s.setCityAt(city, NONE);
    s.setMet(city, 0);
    s.discard(cityFace(city));
  }

  complete({ seat, objective, nature, powers }: Extract<Event, { type: 'objective' }>): void {
    const { s } = this;
    for (const [index, land] of LANDS.entries()) {
      const going = nature[land] ?? 0;
      s.setNatureInFront(seat, index, s.natureInFront(seat, index) - going);
      s.discard(FACE.nature + index, going);
    }
    for (const [index, power] of POWERS.entries()) {
      const going = powers[power] ?? 0;
      s.setPowersInFront(seat, index, s.powersInFront(seat, index) - going);
      s.discard(FACE.power + index, going);
    }
    let place = 0;
    while (s.objective(place) !== s.table.objectiveIds.indexOf(objective)) place++;
    s.setCompletedBy(place, seat);
    s.setSupply(seat, s.supply(seat) - 1);
  }

  /**
   * A card that the tornado took is no longer lying there. If its former owner is hidden, the first
   * unknown card with that back is removed.
   */
  untake(face: number, from: Seat | undefined): void {
    const { s } = this;
    const back = unknownOf(backOf(face));
    let owner = from ?? 0;
    while (from === undefined && s.taken(owner) !== back) owner++;
    s.setTaken(owner, NONE);
  }
}
