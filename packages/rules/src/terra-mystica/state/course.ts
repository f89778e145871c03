import type { Seat } from '../../kernel/index.ts';
import { ORDER_TOPICS } from '../options/standing-orders.ts';
import { SEATS, STATE_LAYOUT } from './layout.ts';
import { Tiles } from './tiles.ts';

const AT = STATE_LAYOUT.at;

/** Standing orders, seating, the auction, seats that left the game. */
export abstract class Course<S> extends Tiles<S> {
  /** The standing order on a topic, see `TOPIC` and `ORDER`. */
  order(seat: Seat, topic: number): number {
    return this.u8[AT.orders + seat * ORDER_TOPICS.length + topic];
  }
  setOrder(seat: Seat, topic: number, answer: number): void {
    this.u8[AT.orders + seat * ORDER_TOPICS.length + topic] = answer;
  }
  /** Victory points that the seat has paid for power from neighbours in this round. */
  offerVp(seat: Seat): number {
    return this.u8[AT.offerVp + seat];
  }
  addOfferVp(seat: Seat, points: number): void {
    this.u8[AT.offerVp + seat] = Math.min(255, this.u8[AT.offerVp + seat] + points);
  }
  clearOfferVp(): void {
    for (let seat = 0; seat < SEATS; seat++) this.u8[AT.offerVp + seat] = 0;
  }
  /** Seats that have left the game, as bits. */
  dropped(): number {
    return this.u8[AT.dropped];
  }
  isDropped(seat: Seat): boolean {
    return ((this.u8[AT.dropped] >> seat) & 1) !== 0;
  }
  markDropped(seat: Seat): void {
    this.u8[AT.dropped] |= 1 << seat;
  }
  /** The seat at a place of the table, clockwise. */
  seating(place: number): Seat {
    return this.u8[AT.seating + place];
  }
  setSeating(place: number, seat: Seat): void {
    this.u8[AT.seating + place] = seat;
  }
  /** Random boards: the board of a seat (see `Table.dealtBoard`), or NONE. */
  dealt(seat: Seat): number {
    return this.u8[AT.dealt + seat];
  }
  setDealt(seat: Seat, board: number): void {
    this.u8[AT.dealt + seat] = board;
  }
  /** Auction: the faction for a turn position, its holder, and the points. */
  nominated(place: number): number {
    return this.u8[AT.nominated + place];
  }
  setNominated(place: number, faction: number): void {
    this.u8[AT.nominated + place] = faction;
  }
  bidder(place: number): number {
    return this.u8[AT.bidder + place];
  }
  bid(place: number): number {
    return this.u8[AT.bid + place];
  }
  setBid(place: number, seat: number, points: number): void {
    this.u8[AT.bidder + place] = seat;
    this.u8[AT.bid + place] = points;
  }
  /** Fast auction: the lowest start points that a seat would accept, by nomination, or NONE. */
  sealed(seat: Seat, place: number): number {
    return this.u8[AT.sealed + seat * SEATS + place];
  }
  setSealed(seat: Seat, place: number, points: number): void {
    this.u8[AT.sealed + seat * SEATS + place] = points;
  }
  /** Fast auction: the number of bids that the seat has written. */
  sealedCount(seat: Seat): number {
    return this.u8[AT.sealedCount + seat];
  }
  setSealedCount(seat: Seat, count: number): void {
    this.u8[AT.sealedCount + seat] = count;
  }
}
