import { type HexMap, MAX_HEXES, RIVER, WORDS } from '../hexmap/index.ts';
import {
  type Field,
  type Fields,
  type Layout,
  NONE,
  Position,
  type PositionFields,
  positionLayout,
  type Seat,
} from '../kernel/index.ts';

/**
 * The most seats, rounds, terrains and bridge places of a hex game; positions have room for them.
 */
const SEATS = 5;
const ROUNDS = 6;
const TERRAINS = 9;
const BRIDGES = 40;

/*
 * The common fields of both hex games come after those of the kernel, at the same place in both
 * games, so that the accessors below and the functions of this folder read constants. Offsets count
 * entries of the field's width.
 */
const OWN_AT = 62;
const REACH_AT = OWN_AT + SEATS * WORDS;
const GROUND_AT = REACH_AT + SEATS * WORDS;
const EMPTY_AT = GROUND_AT + TERRAINS * WORDS;
const IN_TOWN_AT = EMPTY_AT + WORDS;

const COINS_AT = 2 * (IN_TOWN_AT + SEATS * WORDS);
const VP_AT = COINS_AT + SEATS;

const FACTION_AT = 2 * (VP_AT + SEATS);
const BOWL1_AT = FACTION_AT + SEATS;
const BOWL2_AT = BOWL1_AT + SEATS;
const BOWL3_AT = BOWL2_AT + SEATS;
const BRIDGES_AT = BOWL3_AT + SEATS;
const TURN_ORDER_AT = BRIDGES_AT + SEATS;
const NEXT_ORDER_AT = TURN_ORDER_AT + SEATS;
const PASSED_AT = NEXT_ORDER_AT + SEATS;
const PASSED_COUNT_AT = PASSED_AT + 1;
const START_SEAT_AT = PASSED_COUNT_AT + 1;
const STEP_AT = START_SEAT_AT + 1;
const ROUND_AT = STEP_AT + 1;
const ROUND_TILE_AT = ROUND_AT + 1;
const TERRAIN_AT = ROUND_TILE_AT + ROUNDS;
const BUILDING_AT = TERRAIN_AT + MAX_HEXES;
const OWNER_AT = BUILDING_AT + MAX_HEXES;
const BRIDGE_OWNER_AT = OWNER_AT + MAX_HEXES;

const FRONT = {
  /** The first byte: the stack never reaches it. */
  from: 4 * OWN_AT,
  bytes: BRIDGE_OWNER_AT + BRIDGES,
  at: {
    own: OWN_AT,
    reach: REACH_AT,
    inTown: IN_TOWN_AT,
    ground: GROUND_AT,
    empty: EMPTY_AT,
    coins: COINS_AT,
    vp: VP_AT,
    faction: FACTION_AT,
    bowl1: BOWL1_AT,
    bowl2: BOWL2_AT,
    bowl3: BOWL3_AT,
    bridges: BRIDGES_AT,
    turnOrder: TURN_ORDER_AT,
    nextOrder: NEXT_ORDER_AT,
    passed: PASSED_AT,
    passedCount: PASSED_COUNT_AT,
    startSeat: START_SEAT_AT,
    step: STEP_AT,
    round: ROUND_AT,
    roundTile: ROUND_TILE_AT,
    terrain: TERRAIN_AT,
    building: BUILDING_AT,
    owner: OWNER_AT,
    bridgeOwner: BRIDGE_OWNER_AT,
  },
} as const;

/**
 * Offsets in `i32` of the sets of hexes; for sets by seat or terrain the offset of the first one.
 */
export const SETS = {
  own: OWN_AT,
  reach: REACH_AT,
  inTown: IN_TOWN_AT,
  ground: GROUND_AT,
  empty: EMPTY_AT,
} as const;

/**
 * The common fields of both games. A game lists each of them in its layout, in the order of its
 * JSON form.
 */
export function terraFields(size: {
  readonly seats: number;
  readonly rounds: number;
  readonly terrains: number;
  readonly bridges: number;
}) {
  const seats = [size.seats];
  const sets = [size.seats, WORDS];
  return {
    own: { as: 'i32', shape: sets, derived: true, meaning: 'hexes with an own building' },
    reach: {
      as: 'i32',
      shape: sets,
      derived: true,
      meaning: 'land in reach in the action phase, with the bonus tile or card held',
    },
    inTown: { as: 'i32', shape: sets, meaning: 'hexes whose building belongs to a town' },
    ground: {
      as: 'i32',
      shape: [size.terrains, WORDS],
      derived: true,
      meaning: 'land hexes by terrain',
    },
    empty: { as: 'i32', shape: [WORDS], derived: true, meaning: 'land hexes without a building' },
    coins: { as: 'i16', shape: seats, meaning: 'coins' },
    vp: { as: 'i16', shape: seats, meaning: 'victory points' },
    faction: { as: 'u8', shape: seats, meaning: 'faction, or NONE' },
    bowl1: { as: 'u8', shape: seats, meaning: 'power tokens in bowl I' },
    bowl2: { as: 'u8', shape: seats, meaning: 'power tokens in bowl II' },
    bowl3: { as: 'u8', shape: seats, meaning: 'power tokens in bowl III' },
    bridges: { as: 'u8', shape: seats, meaning: 'bridges left' },
    passed: { as: 'u8', meaning: 'seats that have passed this round, as bits' },
    passedCount: { as: 'u8', meaning: 'how many have passed this round' },
    turnOrder: { as: 'u8', shape: seats, meaning: 'seats in order of play this round' },
    nextOrder: { as: 'u8', shape: seats, meaning: 'seats in order of passing, or NONE' },
    startSeat: { as: 'u8', meaning: 'who begins this round' },
    step: { as: 'u8', meaning: 'steps done in this phase' },
    round: { as: 'u8', meaning: 'from 1; 0 during set-up' },
    roundTile: { as: 'u8', shape: [size.rounds], meaning: 'round tile of each round, or NONE' },
    terrain: { as: 'u8', shape: [MAX_HEXES], meaning: 'terrain of each hex; river as in the map' },
    building: { as: 'u8', shape: [MAX_HEXES], meaning: 'building on each hex' },
    owner: { as: 'u8', shape: [MAX_HEXES], meaning: 'seat whose building stands there, or NONE' },
    bridgeOwner: { as: 'u8', shape: [size.bridges], meaning: 'seat whose bridge stands, or NONE' },
  } as const satisfies Fields;
}

type TerraFields = PositionFields & Record<keyof ReturnType<typeof terraFields>, Field>;

/** A layout whose common fields are at the places where `TerraPosition` reads them. */
export function terraLayout<const F extends Fields & TerraFields>(fields: F): Layout<F> {
  return positionLayout(fields, FRONT);
}

/** Data of either game that does not change at a table. */
export interface TerraTable {
  readonly map: HexMap;
  readonly players: number;
  /** By bridge place, the names of its ends. */
  readonly bridgeNames: readonly string[];
}

/**
 * The common part of the positions of both hex games: the board with its buildings and bridges,
 * coins, victory points, bowls of power, and the order of play. Accessors do not check their
 * arguments: seats and hexes must be existing indices.
 */
export abstract class TerraPosition<T extends TerraTable> extends Position<T> {
  /** The number of seats for which a position has room, taken or not. */
  readonly seatRoom: number;

  /** @param unused the value of arguments that a question does not have. */
  constructor(table: T, layout: Layout<Fields & TerraFields>, unused?: number) {
    super(table, layout, unused);
    this.seatRoom = layout.entriesOf(this, 'coins').length;
  }

  /** The building on a hex, 0 for none. */
  abstract building(hex: number): number;
  abstract setBuilding(hex: number, building: number): void;

  coins(seat: Seat): number {
    return this.i16[COINS_AT + seat];
  }
  addCoins(seat: Seat, amount: number): void {
    this.i16[COINS_AT + seat] += amount;
  }
  vp(seat: Seat): number {
    return this.i16[VP_AT + seat];
  }
  addVp(seat: Seat, amount: number): void {
    this.i16[VP_AT + seat] += amount;
  }
  bowl1(seat: Seat): number {
    return this.u8[BOWL1_AT + seat];
  }
  bowl2(seat: Seat): number {
    return this.u8[BOWL2_AT + seat];
  }
  bowl3(seat: Seat): number {
    return this.u8[BOWL3_AT + seat];
  }
  setBowls(seat: Seat, bowl1: number, bowl2: number, bowl3: number): void {
    this.u8[BOWL1_AT + seat] = bowl1;
    this.u8[BOWL2_AT + seat] = bowl2;
    this.u8[BOWL3_AT + seat] = bowl3;
  }
  /** Index into the factions of the table, or NONE. */
  faction(seat: Seat): number {
    return this.u8[FACTION_AT + seat];
  }
  setFaction(seat: Seat, faction: number): void {
    this.u8[FACTION_AT + seat] = faction;
  }
  bridgesLeft(seat: Seat): number {
    return this.u8[BRIDGES_AT + seat];
  }
  setBridgesLeft(seat: Seat, left: number): void {
    this.u8[BRIDGES_AT + seat] = left;
  }

  hasPassed(seat: Seat): boolean {
    return ((this.u8[PASSED_AT] >> seat) & 1) !== 0;
  }
  /** Marks the seat as passed and appends it to the order of passing. */
  markPassed(seat: Seat): void {
    this.u8[PASSED_AT] |= 1 << seat;
    this.u8[NEXT_ORDER_AT + this.u8[PASSED_COUNT_AT]] = seat;
    this.u8[PASSED_COUNT_AT]++;
  }
  passedCount(): number {
    return this.u8[PASSED_COUNT_AT];
  }
  clearPassed(): void {
    this.u8[PASSED_AT] = 0;
    this.u8[PASSED_COUNT_AT] = 0;
    for (let place = 0; place < this.seatRoom; place++) this.u8[NEXT_ORDER_AT + place] = NONE;
  }
  /** The seat that plays at a place (from 0) of this round's order. */
  turnOrder(place: number): number {
    return this.u8[TURN_ORDER_AT + place];
  }
  setTurnOrder(place: number, seat: number): void {
    this.u8[TURN_ORDER_AT + place] = seat;
  }
  /** Seat that passed as number `place` (from 0) this round, or NONE. */
  nextOrder(place: number): number {
    return this.u8[NEXT_ORDER_AT + place];
  }
  startSeat(): Seat {
    return this.u8[START_SEAT_AT];
  }
  setStartSeat(seat: Seat): void {
    this.u8[START_SEAT_AT] = seat;
  }
  /** Begins a phase, with its step counter at 0. */
  enterPhase(phase: number): void {
    this.setPhase(phase);
    this.u8[STEP_AT] = 0;
  }
  /** Steps done in this phase. */
  step(): number {
    return this.u8[STEP_AT];
  }
  countStep(): void {
    this.u8[STEP_AT]++;
  }
  round(): number {
    return this.u8[ROUND_AT];
  }
  setRound(round: number): void {
    this.u8[ROUND_AT] = round;
  }
  roundTile(round: number): number {
    return this.u8[ROUND_TILE_AT + round - 1];
  }
  setRoundTile(round: number, tile: number): void {
    this.u8[ROUND_TILE_AT + round - 1] = tile;
  }

  /** Whether a hex is land, not river. */
  isLand(hex: number): boolean {
    return this.table.map.ground[hex] !== RIVER;
  }
  terrain(hex: number): number {
    return this.u8[TERRAIN_AT + hex];
  }
  setTerrain(hex: number, terrain: number): void {
    this.u8[TERRAIN_AT + hex] = terrain;
  }
  owner(hex: number): number {
    return this.u8[OWNER_AT + hex];
  }
  setOwner(hex: number, seat: number): void {
    this.u8[OWNER_AT + hex] = seat;
  }
  bridgeOwner(bridge: number): number {
    return this.u8[BRIDGE_OWNER_AT + bridge];
  }
  setBridgeOwner(bridge: number, seat: number): void {
    this.u8[BRIDGE_OWNER_AT + bridge] = seat;
  }
}

/** A position of either game, as the functions in this folder use it. */
export type TerraState = TerraPosition<TerraTable>;
