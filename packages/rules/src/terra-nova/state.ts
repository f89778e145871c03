import { NONE, POSITION_FIELDS, type Seat, stackField } from '../kernel/index.ts';
import { TerraPosition, terraFields, terraLayout } from '../terra/state.ts';
import type { PalaceAction } from './mats/definition.ts';
import { EFFECT_COUNT } from './mats/effects.ts';
import type { Table } from './table.ts';
import { TERRAINS } from './vocabulary.ts';

export { NONE } from '../kernel/index.ts';
export { SETS } from '../terra/state.ts';

export const SEATS = 4;
export const ROUNDS = 5;
export const MAX_BRIDGES = 32;
export const STACK = 8;
/** Most arguments of a question. */
const ARGUMENTS = 3;

/** The phase of the game. `step` counts within a phase. */
export const PHASE = {
  neutralHouses: 0,
  factions: 1,
  houses: 2,
  bonusTiles: 3,
  beforeIncome: 4,
  actions: 5,
  endOfRound: 6,
  gameEnd: 7,
  over: 8,
} as const;

/** Where a bonus tile lies. */
export const TILE = { box: 0, beside: 1, held: 2, returned: 3 } as const;

const FIELDS = terraFields({
  seats: SEATS,
  rounds: ROUNDS,
  terrains: TERRAINS.length,
  bridges: MAX_BRIDGES,
});

const layout = terraLayout({
  random: POSITION_FIELDS.random,
  own: FIELDS.own,
  reach: FIELDS.reach,
  inTown: FIELDS.inTown,
  ground: FIELDS.ground,
  empty: FIELDS.empty,
  coins: FIELDS.coins,
  vp: FIELDS.vp,
  usedPower: { as: 'i16', meaning: 'power actions used this round, as bits' },
  faction: FIELDS.faction,
  bowl1: FIELDS.bowl1,
  bowl2: FIELDS.bowl2,
  bowl3: FIELDS.bowl3,
  sailing: { as: 'u8', shape: [SEATS], meaning: 'spaces advanced on the sailing track' },
  houses: { as: 'u8', shape: [SEATS], meaning: 'houses left on the mat' },
  tradingPosts: { as: 'u8', shape: [SEATS], meaning: 'trading posts left on the mat' },
  palaces: { as: 'u8', shape: [SEATS], meaning: 'palaces built: bit 0 left, bit 1 right' },
  bridges: FIELDS.bridges,
  bonusTile: { as: 'u8', shape: [SEATS], meaning: 'bonus tile held, or NONE' },
  townTiles: { as: 'u8', shape: [SEATS], meaning: 'town tiles used, as bits' },
  townHex: { as: 'u8', shape: [SEATS, 4], meaning: 'hex where each town tile lies, or NONE' },
  usedOwn: { as: 'u8', shape: [SEATS], meaning: 'own octagons used: bit 0 bonus tile, 1 palace' },
  order: { as: 'u8', shape: [SEATS], meaning: 'standing order for power in bowl III' },
  passed: FIELDS.passed,
  passedCount: FIELDS.passedCount,
  turnOrder: FIELDS.turnOrder,
  nextOrder: FIELDS.nextOrder,
  startSeat: FIELDS.startSeat,
  phase: POSITION_FIELDS.phase,
  step: FIELDS.step,
  round: FIELDS.round,
  turn: POSITION_FIELDS.turn,
  revealed: POSITION_FIELDS.revealed,
  waiting: POSITION_FIELDS.waiting,
  terrain: FIELDS.terrain,
  building: FIELDS.building,
  owner: FIELDS.owner,
  bridgeOwner: FIELDS.bridgeOwner,
  tileWhere: { as: 'u8', shape: [8], meaning: 'where each bonus tile lies, see TILE' },
  tileCoins: { as: 'u8', shape: [8], meaning: 'coins on each bonus tile' },
  roundTile: FIELDS.roundTile,
  neutral: { as: 'u8', meaning: 'Planners: terrain of the neutral colour, else NONE' },
  drawn: { as: 'u8', meaning: 'Gold Diggers: terrain drawn first this round, or NONE' },
  depth: POSITION_FIELDS.depth,
  stack: stackField(STACK, ARGUMENTS),
});

const AT = layout.at;

export const STATE_LAYOUT: typeof layout = layout;

/**
 * A position of Terra Nova. It is one buffer; code outside this file does not know the places of
 * the fields. Accessors do not check their arguments: seats, hexes and tiles must be existing
 * indices.
 */
export class State extends TerraPosition<Table<State>> {
  constructor(table: Table<State>) {
    super(table, layout);
  }

  /** Home terrain of the seat's faction. */
  home(seat: Seat): number {
    return this.table.home[this.u8[AT.faction + seat]];
  }
  /** An effect of the seat's faction with the palaces built so far, 0 if there is none. */
  effect(seat: Seat, effect: number): number {
    const mat = this.u8[AT.faction + seat] * 4 + this.u8[AT.palaces + seat];
    return this.table.effectsInForce[mat * EFFECT_COUNT + effect];
  }
  /** The action of a palace built so far. */
  palaceAction(seat: Seat): PalaceAction<State> | undefined {
    const mat = this.u8[AT.faction + seat] * 4 + this.u8[AT.palaces + seat];
    return this.table.palaceActions[mat];
  }

  sailing(seat: Seat): number {
    return this.u8[AT.sailing + seat];
  }
  setSailing(seat: Seat, value: number): void {
    this.u8[AT.sailing + seat] = value;
  }
  /** Sailing value for reach in Phase 2: from the track and the bonus tile. */
  sailingInReach(seat: Seat): number {
    const tile = this.u8[AT.bonusTile + seat];
    const track = this.u8[AT.sailing + seat];
    return tile === NONE ? track : track + this.table.bonusSailing[tile];
  }

  /** Houses left on the mat. */
  houses(seat: Seat): number {
    return this.u8[AT.houses + seat];
  }
  setHouses(seat: Seat, left: number): void {
    this.u8[AT.houses + seat] = left;
  }
  /** Trading posts left on the mat. */
  tradingPosts(seat: Seat): number {
    return this.u8[AT.tradingPosts + seat];
  }
  setTradingPosts(seat: Seat, left: number): void {
    this.u8[AT.tradingPosts + seat] = left;
  }
  /** Palaces built: bit 0 left, bit 1 right. */
  palaces(seat: Seat): number {
    return this.u8[AT.palaces + seat];
  }
  setPalaces(seat: Seat, built: number): void {
    this.u8[AT.palaces + seat] = built;
  }
  housesOnBoard(seat: Seat): number {
    return this.table.housePieces - this.u8[AT.houses + seat];
  }
  tradingPostsOnBoard(seat: Seat): number {
    return this.table.tradingPostPieces - this.u8[AT.tradingPosts + seat];
  }
  palacesOnBoard(seat: Seat): number {
    const built = this.u8[AT.palaces + seat];
    return (built & 1) + (built >> 1);
  }

  bonusTile(seat: Seat): number {
    return this.u8[AT.bonusTile + seat];
  }
  setBonusTile(seat: Seat, tile: number): void {
    this.u8[AT.bonusTile + seat] = tile;
  }
  /** See TILE. */
  tileWhere(tile: number): number {
    return this.u8[AT.tileWhere + tile];
  }
  setTileWhere(tile: number, where: number): void {
    this.u8[AT.tileWhere + tile] = where;
  }
  tileCoins(tile: number): number {
    return this.u8[AT.tileCoins + tile];
  }
  setTileCoins(tile: number, coins: number): void {
    this.u8[AT.tileCoins + tile] = coins;
  }

  /** Town tiles used, as bits. */
  townTiles(seat: Seat): number {
    return this.u8[AT.townTiles + seat];
  }
  setTownTiles(seat: Seat, used: number): void {
    this.u8[AT.townTiles + seat] = used;
  }
  townHex(seat: Seat, tile: number): number {
    return this.u8[AT.townHex + seat * 4 + tile];
  }
  setTownHex(seat: Seat, tile: number, hex: number): void {
    this.u8[AT.townHex + seat * 4 + tile] = hex;
  }

  isPowerActionUsed(action: number): boolean {
    return ((this.i16[AT.usedPower] >> action) & 1) !== 0;
  }
  usePowerAction(action: number): void {
    this.i16[AT.usedPower] |= 1 << action;
  }
  isBonusActionUsed(seat: Seat): boolean {
    return (this.u8[AT.usedOwn + seat] & 1) !== 0;
  }
  useBonusAction(seat: Seat): void {
    this.u8[AT.usedOwn + seat] |= 1;
  }
  isPalaceActionUsed(seat: Seat): boolean {
    return (this.u8[AT.usedOwn + seat] & 2) !== 0;
  }
  usePalaceAction(seat: Seat): void {
    this.u8[AT.usedOwn + seat] |= 2;
  }
  /** Takes every X-token away. */
  clearUsed(): void {
    this.i16[AT.usedPower] = 0;
    for (let seat = 0; seat < SEATS; seat++) this.u8[AT.usedOwn + seat] = 0;
  }

  /** Index into `STANDING_ORDERS`. */
  order(seat: Seat): number {
    return this.u8[AT.order + seat];
  }
  setOrder(seat: Seat, order: number): void {
    this.u8[AT.order + seat] = order;
  }

  /** Index into `BUILDINGS`. */
  building(hex: number): number {
    return this.u8[AT.building + hex];
  }
  setBuilding(hex: number, building: number): void {
    this.u8[AT.building + hex] = building;
  }

  /** Planners: terrain of the neutral colour, otherwise NONE. */
  neutral(): number {
    return this.u8[AT.neutral];
  }
  setNeutral(terrain: number): void {
    this.u8[AT.neutral] = terrain;
  }
  /** Gold Diggers: terrain that was drawn first in this round, or NONE. */
  drawn(): number {
    return this.u8[AT.drawn];
  }
  setDrawn(terrain: number): void {
    this.u8[AT.drawn] = terrain;
  }
}
