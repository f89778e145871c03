import type { Seat } from '../../kernel/index.ts';
import { Board } from './board.ts';
import { FRAME_BYTES, NONE, STATE_LAYOUT } from './layout.ts';

const AT = STATE_LAYOUT.at;

/** Open offers, duties and the decision stack. */
export class Pending extends Board {
  /** Open power offers; they are numbered from 0, the oldest first. */
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
  /** Takes an offer away; those behind it move up, the last place is wiped. */
  removeOffer(offer: number): void {
    const last = --this.u8[AT.offers];
    for (let field = 0; field < OFFER_FIELDS.length; field++) {
      const at = OFFER_FIELDS[field];
      for (let each = offer; each < last; each++) this.u8[at + each] = this.u8[at + each + 1];
      this.u8[at + last] = 0;
    }
    if (last === 0) this.u8[AT.event] = 0;
  }
  /** A number for the offers of one structure, different from those still open. */
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
  /** Frames on the decision stack. */
  depth(): number {
    return this.u8[AT.depth];
  }
  push(kind: number, who: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    const at = AT.stack + this.u8[AT.depth] * FRAME_BYTES;
    this.u8[at] = kind;
    this.u8[at + 1] = who;
    this.u8[at + 2] = a;
    this.u8[at + 3] = b;
    this.u8[at + 4] = c;
    this.u8[at + 5] = d;
    this.u8[at + 6] = e;
    this.u8[AT.depth]++;
  }
  /** Takes the top frame away and wipes it, so that equal positions are equal in every byte. */
  pop(): void {
    this.u8[AT.depth]--;
    const at = AT.stack + this.u8[AT.depth] * FRAME_BYTES;
    for (let byte = 0; byte < FRAME_BYTES; byte++) this.u8[at + byte] = 0;
  }
  /** Kind of the top frame, NONE when there is none. */
  frame(): number {
    const depth = this.u8[AT.depth];
    return depth === 0 ? NONE : this.u8[AT.stack + (depth - 1) * FRAME_BYTES];
  }
  /** Kind of a frame by its place, 0 for the lowest. */
  frameAt(place: number): number {
    return this.u8[AT.stack + place * FRAME_BYTES];
  }
  /** Seat of a frame by its place. */
  frameWhoAt(place: number): number {
    return this.u8[AT.stack + place * FRAME_BYTES + 1];
  }
  /** An argument of a frame by its place: 0 for `a`, 1 for `b`, and so on. */
  frameArgumentAt(place: number, argument: number): number {
    return this.u8[AT.stack + place * FRAME_BYTES + 2 + argument];
  }
  /** In the lowest frame, that of the end of the turn: 1 when neighbours had to be asked since. */
  setAsked(asked: number): void {
    this.u8[AT.stack + 2] = asked;
  }
  frameWho(): number {
    return this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 1];
  }
  frameA(): number {
    return this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 2];
  }
  setFrameA(value: number): void {
    this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 2] = value;
  }
  frameB(): number {
    return this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 3];
  }
  setFrameB(value: number): void {
    this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 3] = value;
  }
  frameC(): number {
    return this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 4];
  }
  setFrameC(value: number): void {
    this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 4] = value;
  }
  frameD(): number {
    return this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 5];
  }
  setFrameD(value: number): void {
    this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 5] = value;
  }
  frameE(): number {
    return this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 6];
  }
  setFrameE(value: number): void {
    this.u8[AT.stack + (this.u8[AT.depth] - 1) * FRAME_BYTES + 6] = value;
  }
}

const OFFER_FIELDS = [AT.offerTo, AT.offerFrom, AT.offerPower, AT.offerEvent, AT.offerState];
