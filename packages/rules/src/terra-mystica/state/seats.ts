import type { Seat } from '../../kernel/index.ts';
import { TerraPosition } from '../../terra/state.ts';
import { TRAIT_COUNT } from '../boards/compile-traits.ts';
import type { Table } from '../table/table.ts';
import { KEPT, KINDS, NONE, STATE_LAYOUT } from './layout.ts';

const AT = STATE_LAYOUT.at;

/** The things that each seat has: goods, faction, tracks, pieces. */
export abstract class Seats<S> extends TerraPosition<Table<S>> {
  constructor(table: Table<S>) {
    super(table, STATE_LAYOUT, 0);
  }

  workers(seat: Seat): number {
    return this.i16[AT.workers + seat];
  }
  addWorkers(seat: Seat, amount: number): void {
    this.i16[AT.workers + seat] += amount;
  }
  /** Power for which the bowls still have room. */
  powerRoom(seat: Seat): number {
    return 2 * this.u8[AT.bowl1 + seat] + this.u8[AT.bowl2 + seat];
  }
  priests(seat: Seat): number {
    return this.u8[AT.priests + seat];
  }
  setPriests(seat: Seat, priests: number): void {
    this.u8[AT.priests + seat] = priests;
  }
  priestsPlaced(seat: Seat): number {
    return this.u8[AT.priestsPlaced + seat];
  }
  placePriest(seat: Seat): void {
    this.u8[AT.priestsPlaced + seat]++;
  }
  /** Terrains that still have a priest on them, as bits. */
  locked(seat: Seat): number {
    return this.u8[AT.locked + seat];
  }
  setLocked(seat: Seat, terrains: number): void {
    this.u8[AT.locked + seat] = terrains;
  }
  /** Home or start terrain on the circle, see the layout. */
  home(seat: Seat): number {
    return this.u8[AT.home + seat];
  }
  setHome(seat: Seat, terrain: number): void {
    this.u8[AT.home + seat] = terrain;
  }
  /** Terrain under own dwellings: ice and volcano for their factions, otherwise home terrain. */
  groundOf(seat: Seat): number {
    const fixed = this.table.fixedGround[this.u8[AT.faction + seat]];
    return fixed === NONE ? this.u8[AT.home + seat] : fixed;
  }
  /** The present value of a trait of the seat, see `traits.ts`. */
  trait(seat: Seat, trait: number): number {
    const built = this.u8[AT.onMap + seat * KINDS + 4];
    const laid = this.u8[AT.landscape + seat] === NONE ? 0 : 2;
    const row = this.u8[AT.faction + seat] * 4 + laid + built;
    return this.table.traits[row * TRAIT_COUNT + trait];
  }
  /** Hex of the landscape, which is a structure but none of the kinds of buildings; or NONE. */
  landscape(seat: Seat): number {
    return this.u8[AT.landscape + seat];
  }
  setLandscape(seat: Seat, hex: number): void {
    this.u8[AT.landscape + seat] = hex;
  }
  /** The stored number of a landscape, see the layout. */
  landscapeMemo(seat: Seat): number {
    return this.u8[AT.landscapeMemo + seat];
  }
  setLandscapeMemo(seat: Seat, memo: number): void {
    this.u8[AT.landscapeMemo + seat] = memo;
  }
  shipping(seat: Seat): number {
    return this.u8[AT.shipping + seat];
  }
  setShipping(seat: Seat, level: number): void {
    this.u8[AT.shipping + seat] = level;
  }
  /** Shipping range in the action phase: from the track and the bonus card. */
  shippingRange(seat: Seat): number {
    const { table } = this;
    const faction = this.u8[AT.faction + seat];
    const track = this.u8[AT.shipping + seat];
    if (table.shipless[faction] !== 0) return track;
    const card = this.u8[AT.card + seat];
    const second = this.u8[AT.card2 + seat];
    let range = track;
    if (card !== NONE) range += table.cardShipping[card];
    if (second !== NONE) range += table.cardShipping[second];
    return range;
  }
  exchange(seat: Seat): number {
    return this.u8[AT.exchange + seat];
  }
  setExchange(seat: Seat, level: number): void {
    this.u8[AT.exchange + seat] = level;
  }
  skipBonus(seat: Seat): number {
    return this.u8[AT.skipBonus + seat];
  }
  setSkipBonus(seat: Seat, hexes: number): void {
    this.u8[AT.skipBonus + seat] = hexes;
  }
  /** Structures of a kind (index into `BUILDINGS`) on the map. */
  onMap(seat: Seat, building: number): number {
    return this.u8[AT.onMap + seat * KINDS + building];
  }
  addOnMap(seat: Seat, building: number, change: number): void {
    this.u8[AT.onMap + seat * KINDS + building] += change;
  }
  /** Pieces of a kind left on the faction board. */
  piecesLeft(seat: Seat, building: number): number {
    const row = this.u8[AT.faction + seat] * 2 + this.u8[AT.onMap + seat * KINDS + 4];
    return this.table.pieces[row * KINDS + building] - this.u8[AT.onMap + seat * KINDS + building];
  }
  /** One of the `KEPT` numbers that the faction stores for itself, 0 to 255. */
  kept(seat: Seat, place: number): number {
    return this.u8[AT.kept + seat * KEPT + place];
  }
  keep(seat: Seat, place: number, value: number): void {
    this.u8[AT.kept + seat * KEPT + place] = value;
  }
  /**
   * Whether an own ability that can be used once per round has been used; by its index among those
   * of the faction.
   */
  isAbilityUsed(seat: Seat, ability: number): boolean {
    return ((this.u8[AT.usedAbility + seat] >> ability) & 1) !== 0;
  }
  useAbility(seat: Seat, ability: number): void {
    this.u8[AT.usedAbility + seat] |= 1 << ability;
  }
}
