import { MAX_HEXES, WORDS } from '../hexmap/index.ts';
import {
  NONE,
  POSITION_FIELDS,
  Position,
  positionLayout,
  type Seat,
  stackField,
} from '../kernel/index.ts';
import type { PalaceAction } from './mats/definition.ts';
import { EFFECT_COUNT } from './mats/effects.ts';
import type { Table } from './table.ts';

export { NONE } from '../kernel/index.ts';

export const SEATS = 4;
export const ROUNDS = 5;
export const MAX_BRIDGES = 32;
export const STACK = 8;
/** Most arguments of a question. */
const ARGUMENTS = 3;

/** Where the game is. Within a phase, `step` counts. */
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

const layout = positionLayout({
  random: POSITION_FIELDS.random,
  own: { as: 'i32', shape: [SEATS, WORDS], derived: true, meaning: 'hexes with an own building' },
  reach: {
    as: 'i32',
    shape: [SEATS, WORDS],
    derived: true,
    meaning: 'land in reach in Phase 2: adjacent, over own bridges, by sailing with the bonus tile',
  },
  inTown: { as: 'i32', shape: [SEATS, WORDS], meaning: 'hexes whose building belongs to a town' },
  ground: { as: 'i32', shape: [5, WORDS], derived: true, meaning: 'land hexes by terrain' },
  empty: { as: 'i32', shape: [WORDS], derived: true, meaning: 'land hexes without a building' },
  coins: { as: 'i16', shape: [SEATS], meaning: 'coins' },
  vp: { as: 'i16', shape: [SEATS], meaning: 'victory points' },
  usedPower: { as: 'i16', meaning: 'power actions used this round, as bits' },
  faction: { as: 'u8', shape: [SEATS], meaning: 'faction, or NONE' },
  bowl1: { as: 'u8', shape: [SEATS], meaning: 'power tokens in bowl I' },
  bowl2: { as: 'u8', shape: [SEATS], meaning: 'power tokens in bowl II' },
  bowl3: { as: 'u8', shape: [SEATS], meaning: 'power tokens in bowl III' },
  sailing: { as: 'u8', shape: [SEATS], meaning: 'spaces advanced on the sailing track' },
  houses: { as: 'u8', shape: [SEATS], meaning: 'houses left on the mat' },
  tradingPosts: { as: 'u8', shape: [SEATS], meaning: 'trading posts left on the mat' },
  palaces: { as: 'u8', shape: [SEATS], meaning: 'palaces built: bit 0 left, bit 1 right' },
  bridges: { as: 'u8', shape: [SEATS], meaning: 'bridges left' },
  bonusTile: { as: 'u8', shape: [SEATS], meaning: 'bonus tile held, or NONE' },
  townTiles: { as: 'u8', shape: [SEATS], meaning: 'town tiles used, as bits' },
  townHex: { as: 'u8', shape: [SEATS, 4], meaning: 'hex where each town tile lies, or NONE' },
  usedOwn: { as: 'u8', shape: [SEATS], meaning: 'own octagons used: bit 0 bonus tile, 1 palace' },
  order: { as: 'u8', shape: [SEATS], meaning: 'standing order for power in bowl III' },
  passed: { as: 'u8', meaning: 'seats that have passed this round, as bits' },
  passedCount: { as: 'u8', meaning: 'how many have passed this round' },
  turnOrder: { as: 'u8', shape: [SEATS], meaning: 'seats in order of play this round' },
  nextOrder: { as: 'u8', shape: [SEATS], meaning: 'seats in order of passing, or NONE' },
  startSeat: { as: 'u8', meaning: 'holder of the start player token' },
  phase: POSITION_FIELDS.phase,
  step: { as: 'u8', meaning: 'steps done in this phase' },
  round: { as: 'u8', meaning: '1 to 5; 0 during set-up' },
  turn: POSITION_FIELDS.turn,
  revealed: POSITION_FIELDS.revealed,
  waiting: POSITION_FIELDS.waiting,
  terrain: { as: 'u8', shape: [MAX_HEXES], meaning: 'terrain of each hex; river as in the map' },
  building: { as: 'u8', shape: [MAX_HEXES], meaning: 'building on each hex' },
  owner: { as: 'u8', shape: [MAX_HEXES], meaning: 'seat whose building stands there, or NONE' },
  bridgeOwner: { as: 'u8', shape: [MAX_BRIDGES], meaning: 'seat whose bridge stands, or NONE' },
  tileWhere: { as: 'u8', shape: [8], meaning: 'where each bonus tile lies, see TILE' },
  tileCoins: { as: 'u8', shape: [8], meaning: 'coins on each bonus tile' },
  roundTile: {
    as: 'u8',
    shape: [ROUNDS],
    meaning: 'round tile of each round, or NONE before they are laid out',
  },
  neutral: { as: 'u8', meaning: 'Planners: terrain of the neutral colour, else NONE' },
  drawn: { as: 'u8', meaning: 'Gold Diggers: terrain drawn first this round, or NONE' },
  depth: POSITION_FIELDS.depth,
  stack: stackField(STACK, ARGUMENTS),
});

const AT = layout.at;

export const STATE_LAYOUT: typeof layout = layout;

/** Offsets that the hex set functions need together with `state.i32`. */
export const SETS = {
  own: AT.own,
  reach: AT.reach,
  inTown: AT.inTown,
  ground: AT.ground,
  empty: AT.empty,
} as const;

/**
 * A position of Terra Nova. One buffer; nothing outside this file knows where a field lies. Accessors
 * do not check: seats, hexes and tiles are indices that exist.
 */
export class State extends Position<Table<State>> {
  constructor(table: Table<State>) {
    super(table, layout);
  }

  coins(seat: Seat): number {
    return this.i16[AT.coins + seat];
  }
  addCoins(seat: Seat, amount: number): void {
    this.i16[AT.coins + seat] += amount;
  }
  vp(seat: Seat): number {
    return this.i16[AT.vp + seat];
  }
  addVp(seat: Seat, amount: number): void {
    this.i16[AT.vp + seat] += amount;
  }

  bowl1(seat: Seat): number {
    return this.u8[AT.bowl1 + seat];
  }
  bowl2(seat: Seat): number {
    return this.u8[AT.bowl2 + seat];
  }
  bowl3(seat: Seat): number {
    return this.u8[AT.bowl3 + seat];
  }
  setBowls(seat: Seat, bowl1: number, bowl2: number, bowl3: number): void {
    this.u8[AT.bowl1 + seat] = bowl1;
    this.u8[AT.bowl2 + seat] = bowl2;
    this.u8[AT.bowl3 + seat] = bowl3;
  }

  faction(seat: Seat): number {
    return this.u8[AT.faction + seat];
  }
  setFaction(seat: Seat, faction: number): void {
    this.u8[AT.faction + seat] = faction;
  }
  /** Home terrain of the seat's faction. */
  home(seat: Seat): number {
    return this.table.home[this.u8[AT.faction + seat]];
  }
  /** An effect of the seat's faction with the palaces built so far, 0 when it has none. */
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
  /** Sailing value for reach in Phase 2: the track and the bonus tile. */
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
  bridgesLeft(seat: Seat): number {
    return this.u8[AT.bridges + seat];
  }
  setBridgesLeft(seat: Seat, left: number): void {
    this.u8[AT.bridges + seat] = left;
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
  roundTile(round: number): number {
    return this.u8[AT.roundTile + round - 1];
  }
  setRoundTile(round: number, tile: number): void {
    this.u8[AT.roundTile + round - 1] = tile;
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

  hasPassed(seat: Seat): boolean {
    return ((this.u8[AT.passed] >> seat) & 1) !== 0;
  }
  /** Marks the seat as passed and appends it to the order of passing. */
  markPassed(seat: Seat): void {
    this.u8[AT.passed] |= 1 << seat;
    this.u8[AT.nextOrder + this.u8[AT.passedCount]] = seat;
    this.u8[AT.passedCount]++;
  }
  passedCount(): number {
    return this.u8[AT.passedCount];
  }
  clearPassed(): void {
    this.u8[AT.passed] = 0;
    this.u8[AT.passedCount] = 0;
    for (let place = 0; place < SEATS; place++) this.u8[AT.nextOrder + place] = NONE;
  }
  /** Seat that plays at a place (from 0) of this round's order. */
  turnOrder(place: number): number {
    return this.u8[AT.turnOrder + place];
  }
  setTurnOrder(place: number, seat: Seat): void {
    this.u8[AT.turnOrder + place] = seat;
  }
  /** Seat that passed as number `place` (from 0) this round, or NONE. */
  nextOrder(place: number): number {
    return this.u8[AT.nextOrder + place];
  }
  startSeat(): Seat {
    return this.u8[AT.startSeat];
  }
  setStartSeat(seat: Seat): void {
    this.u8[AT.startSeat] = seat;
  }

  /** Its steps begin anew. */
  enterPhase(phase: number): void {
    this.setPhase(phase);
    this.u8[AT.step] = 0;
  }
  /** Steps done in this phase. */
  step(): number {
    return this.u8[AT.step];
  }
  countStep(): void {
    this.u8[AT.step]++;
  }
  round(): number {
    return this.u8[AT.round];
  }
  setRound(round: number): void {
    this.u8[AT.round] = round;
  }

  terrain(hex: number): number {
    return this.u8[AT.terrain + hex];
  }
  setTerrain(hex: number, terrain: number): void {
    this.u8[AT.terrain + hex] = terrain;
  }
  /** Index into `BUILDINGS`. */
  building(hex: number): number {
    return this.u8[AT.building + hex];
  }
  setBuilding(hex: number, building: number): void {
    this.u8[AT.building + hex] = building;
  }
  owner(hex: number): number {
    return this.u8[AT.owner + hex];
  }
  setOwner(hex: number, seat: number): void {
    this.u8[AT.owner + hex] = seat;
  }
  bridgeOwner(bridge: number): number {
    return this.u8[AT.bridgeOwner + bridge];
  }
  setBridgeOwner(bridge: number, seat: number): void {
    this.u8[AT.bridgeOwner + bridge] = seat;
  }

  /** Planners: terrain of the neutral colour, else NONE. */
  neutral(): number {
    return this.u8[AT.neutral];
  }
  setNeutral(terrain: number): void {
    this.u8[AT.neutral] = terrain;
  }
  /** Gold Diggers: terrain drawn first this round, or NONE. */
  drawn(): number {
    return this.u8[AT.drawn];
  }
  setDrawn(terrain: number): void {
    this.u8[AT.drawn] = terrain;
  }
}
