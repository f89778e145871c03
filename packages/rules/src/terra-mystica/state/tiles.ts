import type { Seat } from '../../kernel/index.ts';
import { TOWN_TILES } from '../vocabulary.ts';
import { SEATS, STATE_LAYOUT } from './layout.ts';
import { Seats } from './seats.ts';

const AT = STATE_LAYOUT.at;

/** Cards, tiles, keys, cults and the used actions. */
export abstract class Tiles<S> extends Seats<S> {
  card(seat: Seat): number {
    return this.u8[AT.card + seat];
  }
  setCard(seat: Seat, card: number): void {
    this.u8[AT.card + seat] = card;
  }
  /** Second bonus card of a seat that holds two, or NONE. */
  card2(seat: Seat): number {
    return this.u8[AT.card2 + seat];
  }
  setCard2(seat: Seat, card: number): void {
    this.u8[AT.card2 + seat] = card;
  }
  /** See CARD. */
  cardWhere(card: number): number {
    return this.u8[AT.cardWhere + card];
  }
  setCardWhere(card: number, where: number): void {
    this.u8[AT.cardWhere + card] = where;
  }
  cardCoins(card: number): number {
    return this.u8[AT.cardCoins + card];
  }
  setCardCoins(card: number, coins: number): void {
    this.u8[AT.cardCoins + card] = coins;
  }
  finalTile(): number {
    return this.u8[AT.finalTile];
  }
  setFinalTile(tile: number): void {
    this.u8[AT.finalTile] = tile;
  }
  /** Whether landscapes are in play. */
  hasLandscapes(): boolean {
    return this.u8[AT.landscapes] !== 0;
  }
  setLandscapes(inPlay: boolean): void {
    this.u8[AT.landscapes] = inPlay ? 1 : 0;
  }
  /** Favour tiles held, as bits. */
  favours(seat: Seat): number {
    return this.i16[AT.favours + seat];
  }
  hasFavour(seat: Seat, tile: number): boolean {
    return ((this.i16[AT.favours + seat] >> tile) & 1) !== 0;
  }
  takeFavour(seat: Seat, tile: number): void {
    this.i16[AT.favours + seat] |= 1 << tile;
    this.u8[AT.favoursLeft + tile]--;
  }
  favoursLeft(tile: number): number {
    return this.u8[AT.favoursLeft + tile];
  }
  setFavoursLeft(tile: number, left: number): void {
    this.u8[AT.favoursLeft + tile] = left;
  }
  /** Returns a favour tile to the supply. */
  returnFavour(seat: Seat, tile: number): void {
    this.i16[AT.favours + seat] &= ~(1 << tile);
    this.u8[AT.favoursLeft + tile]++;
  }
  townsLeft(tile: number): number {
    return this.u8[AT.townsLeft + tile];
  }
  setTownsLeft(tile: number, left: number): void {
    this.u8[AT.townsLeft + tile] = left;
  }
  /** Town tiles of a kind that the seat holds. */
  towns(seat: Seat, tile: number): number {
    return this.u8[AT.towns + seat * TOWN_TILES.length + tile];
  }
  addTown(seat: Seat, tile: number): void {
    this.u8[AT.towns + seat * TOWN_TILES.length + tile]++;
  }
  keys(seat: Seat): number {
    return this.u8[AT.keys + seat];
  }
  setKeys(seat: Seat, keys: number): void {
    this.u8[AT.keys + seat] = keys;
  }
  cult(seat: Seat, cult: number): number {
    return this.u8[AT.cult + seat * 4 + cult];
  }
  setCult(seat: Seat, cult: number, steps: number): void {
    this.u8[AT.cult + seat * 4 + cult] = steps;
  }
  /** Cults whose space 10 was missed this turn for want of a key, as bits. */
  missed(seat: Seat): number {
    return this.u8[AT.missed + seat];
  }
  setMissed(seat: Seat, cults: number): void {
    this.u8[AT.missed + seat] = cults;
  }
  /** Seat on space 10 of a cult, or NONE. */
  cultTop(cult: number): number {
    return this.u8[AT.top + cult];
  }
  setCultTop(cult: number, seat: number): void {
    this.u8[AT.top + cult] = seat;
  }
  /** Seat whose priest is on a space (0: three steps, 1 to 3: two), or NONE. */
  priestSpace(cult: number, space: number): number {
    return this.u8[AT.priestSpace + cult * 4 + space];
  }
  setPriestSpace(cult: number, space: number, seat: number): void {
    this.u8[AT.priestSpace + cult * 4 + space] = seat;
  }
  isPowerActionUsed(action: number): boolean {
    return ((this.u8[AT.usedPower] >> action) & 1) !== 0;
  }
  usePowerAction(action: number): void {
    this.u8[AT.usedPower] |= 1 << action;
  }
  isSpecialUsed(seat: Seat, action: number): boolean {
    return ((this.i16[AT.usedSpecial + seat] >> action) & 1) !== 0;
  }
  useSpecial(seat: Seat, action: number): void {
    this.i16[AT.usedSpecial + seat] |= 1 << action;
  }
  /** Frees every action space. */
  clearUsed(): void {
    this.u8[AT.usedPower] = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      this.i16[AT.usedSpecial + seat] = 0;
      this.u8[AT.usedAbility + seat] = 0;
    }
  }
}
