import type { Seat } from '../../kernel/index.ts';
import { Board } from './board.ts';
import { STATE_LAYOUT } from './layout.ts';

const AT = STATE_LAYOUT.at;

/** Open offers, and the decisions that seats owe and that are not on the stack. */
export class Pending<S> extends Board<S> {
  /** The number of open power offers; they are numbered from 0, the oldest first. */
  offers(): number {
    return this.u8[AT.offers];
  }
  offerTo(offer: number): Seat {
    return this.u8[AT.offerTo + offer];
  }
  offerFrom(offer: number): Seat {
    return this.u8[AT.offerFrom + offer];
  }
  offerPower(offer: number): number {
    return this.u8[AT.offerPower + offer];
  }
  offerEvent(offer: number): number {
    return this.u8[AT.offerEvent + offer];
  }
  offerState(offer: number): number {
    return this.u8[AT.offerState + offer];
  }
  setOfferState(offer: number, state: number): void {
    this.u8[AT.offerState + offer] = state;
  }
  addOffer(to: Seat, from: Seat, power: number, event: number, state: number): void {
    const offer = this.u8[AT.offers]++;
    this.u8[AT.offerTo + offer] = to;
    this.u8[AT.offerFrom + offer] = from;
    this.u8[AT.offerPower + offer] = power;
    this.u8[AT.offerEvent + offer] = event;
    this.u8[AT.offerState + offer] = state;
  }
  /** Removes an offer; later offers move up, and the last place is cleared. */
  removeOffer(offer: number): void {
    const last = --this.u8[AT.offers];
    for (let field = 0; field < OFFER_FIELDS.length; field++) {
      const at = OFFER_FIELDS[field];
      for (let each = offer; each < last; each++) this.u8[at + each] = this.u8[at + each + 1];
      this.u8[at + last] = 0;
    }
    if (last === 0) this.u8[AT.event] = 0;
  }
  /** A number for the offers of one structure, different from the numbers of open offers. */
  nextEvent(): number {
    this.u8[AT.event] = (this.u8[AT.event] + 1) & 127;
    return this.u8[AT.event];
  }
  oweSteps(seat: Seat): number {
    return this.u8[AT.oweSteps + seat];
  }
  addOweSteps(seat: Seat, change: number): void {
    this.u8[AT.oweSteps + seat] += change;
  }
  oweTokens(seat: Seat): number {
    return this.u8[AT.oweTokens + seat];
  }
  addOweTokens(seat: Seat, change: number): void {
    this.u8[AT.oweTokens + seat] += change;
  }
  owePriests(seat: Seat): number {
    return this.u8[AT.owePriests + seat];
  }
  addOwePriests(seat: Seat, change: number): void {
    this.u8[AT.owePriests + seat] += change;
  }
}

const OFFER_FIELDS = [AT.offerTo, AT.offerFrom, AT.offerPower, AT.offerEvent, AT.offerState];
