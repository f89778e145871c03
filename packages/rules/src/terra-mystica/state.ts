import { MAX_HEXES, WORDS } from '../hexmap/index.ts';
import { type Buffers, Layout, RANDOM_WORDS, type Seat } from '../kernel/index.ts';
import type { Table } from './table.ts';
import { TRAIT_COUNT } from './traits.ts';
import { BONUS_CARDS, FAVOUR_TILES, TERRAINS, TOWN_TILES } from './vocabulary.ts';

export const SEATS = 5;
export const ROUNDS = 6;
export const MAX_BRIDGES = 40;
export const STACK = 32;
export const FRAME_BYTES = 7;
/** Power offers that can be open at once; with more of them play waits. */
export const MAX_OFFERS = 60;
const KINDS = 6;

/** Stands for "nobody", "no tile", "no hex", "no faction" in byte fields. */
export const NONE = 255;

/** Where the game is. Within a phase, `step` counts. */
export const PHASE = {
  auction: 0,
  factions: 1,
  colours: 2,
  dwellings: 3,
  bonusCards: 4,
  income: 5,
  actions: 6,
  cultRewards: 7,
  gameEnd: 8,
  over: 9,
} as const;

/** Where a bonus card lies. */
export const CARD = { box: 0, beside: 1, held: 2 } as const;

const layout = new Layout({
  random: { as: 'i32', shape: [RANDOM_WORDS], hidden: true, meaning: 'generator state' },
  own: { as: 'i32', shape: [SEATS, WORDS], derived: true, meaning: 'hexes with an own structure' },
  direct: {
    as: 'i32',
    shape: [SEATS, WORDS],
    derived: true,
    meaning: 'land directly adjacent to own structures, over own bridges too',
  },
  reach: {
    as: 'i32',
    shape: [SEATS, WORDS],
    derived: true,
    meaning: 'land directly or indirectly adjacent in the action phase, bonus card included',
  },
  inTown: { as: 'i32', shape: [SEATS, WORDS], meaning: 'hexes whose structure belongs to a town' },
  ground: {
    as: 'i32',
    shape: [TERRAINS.length, WORDS],
    derived: true,
    meaning: 'land hexes by terrain',
  },
  empty: { as: 'i32', shape: [WORDS], derived: true, meaning: 'land hexes without a structure' },
  riverTowns: { as: 'i32', shape: [WORDS], meaning: 'river hexes that hold a town tile' },
  coins: { as: 'i16', shape: [SEATS], meaning: 'coins' },
  workers: { as: 'i16', shape: [SEATS], meaning: 'workers' },
  vp: { as: 'i16', shape: [SEATS], meaning: 'victory points' },
  favours: { as: 'i16', shape: [SEATS], meaning: 'favour tiles held, as bits' },
  usedSpecial: { as: 'i16', shape: [SEATS], meaning: 'special actions used this round, as bits' },
  faction: { as: 'u8', shape: [SEATS], meaning: 'faction, or NONE' },
  home: {
    as: 'u8',
    shape: [SEATS],
    meaning: 'home terrain; of ice, volcano and Riverwalkers the start terrain; or NONE',
  },
  bowl1: { as: 'u8', shape: [SEATS], meaning: 'power tokens in bowl I' },
  bowl2: { as: 'u8', shape: [SEATS], meaning: 'power tokens in bowl II' },
  bowl3: { as: 'u8', shape: [SEATS], meaning: 'power tokens in bowl III' },
  priests: { as: 'u8', shape: [SEATS], meaning: 'priests in hand' },
  priestsPlaced: { as: 'u8', shape: [SEATS], meaning: 'priests lying on the cult board for good' },
  locked: { as: 'u8', shape: [SEATS], meaning: 'Riverwalkers: terrains with a priest, as bits' },
  shipping: { as: 'u8', shape: [SEATS], meaning: 'level on the shipping track' },
  exchange: { as: 'u8', shape: [SEATS], meaning: 'level on the exchange track' },
  skipBonus: { as: 'u8', shape: [SEATS], meaning: 'hexes of flight range from town tiles' },
  onMap: { as: 'u8', shape: [SEATS, KINDS], meaning: 'structures on the map by kind' },
  landscape: {
    as: 'u8',
    shape: [SEATS],
    derived: true,
    meaning: 'hex of the landscape, the own structure of no kind; or NONE',
  },
  bridges: { as: 'u8', shape: [SEATS], meaning: 'bridges left' },
  card: { as: 'u8', shape: [SEATS], meaning: 'bonus card held, or NONE' },
  keys: { as: 'u8', shape: [SEATS], meaning: 'keys not yet used' },
  towns: { as: 'u8', shape: [SEATS, TOWN_TILES.length], meaning: 'town tiles held by kind' },
  cult: { as: 'u8', shape: [SEATS, 4], meaning: 'steps on each cult' },
  missed: {
    as: 'u8',
    shape: [SEATS],
    meaning: 'cults whose space 10 was missed this turn for want of a key, as bits',
  },
  top: { as: 'u8', shape: [4], meaning: 'seat on space 10 of each cult, or NONE' },
  priestSpace: { as: 'u8', shape: [4, 4], meaning: 'seat whose priest lies there, or NONE' },
  order: { as: 'u8', shape: [SEATS], meaning: 'standing order for power offers' },
  usedPower: { as: 'u8', meaning: 'power actions used this round, as bits' },
  passed: { as: 'u8', meaning: 'seats that have passed this round, as bits' },
  passedCount: { as: 'u8', meaning: 'how many have passed this round' },
  dropped: { as: 'u8', meaning: 'seats that have left the game, as bits' },
  turnOrder: { as: 'u8', shape: [SEATS], meaning: 'seats in order of play this round' },
  nextOrder: { as: 'u8', shape: [SEATS], meaning: 'seats in order of passing, or NONE' },
  seating: { as: 'u8', shape: [SEATS], meaning: 'seats clockwise: by number, or as auctioned' },
  dealt: { as: 'u8', shape: [SEATS], meaning: 'random boards: the board dealt, or NONE' },
  nominated: { as: 'u8', shape: [SEATS], meaning: 'auction: factions by turn position, or NONE' },
  bidder: { as: 'u8', shape: [SEATS], meaning: 'auction: who holds each of them, or NONE' },
  bid: { as: 'u8', shape: [SEATS], meaning: 'auction: points bid on each of them' },
  sealed: {
    as: 'u8',
    shape: [SEATS, SEATS],
    meaning: 'fast auction: least points a seat would start with, by nomination; NONE: not known',
  },
  sealedCount: { as: 'u8', shape: [SEATS], meaning: 'fast auction: numbers written down' },
  revealed: { as: 'u8', meaning: 'hidden facts that have come to light' },
  waiting: { as: 'u8', meaning: '1 in a view when a hidden fact comes next' },
  startSeat: { as: 'u8', meaning: 'who begins this round' },
  phase: { as: 'u8', meaning: 'see PHASE' },
  step: { as: 'u8', meaning: 'steps done in this phase' },
  round: { as: 'u8', meaning: '1 to 6; 0 during set-up' },
  turn: { as: 'u8', meaning: 'seat whose turn it is, or NONE' },
  terrain: { as: 'u8', shape: [MAX_HEXES], meaning: 'terrain of each hex; river as in the map' },
  building: { as: 'u8', shape: [MAX_HEXES], meaning: 'structure on each hex' },
  owner: { as: 'u8', shape: [MAX_HEXES], meaning: 'seat whose structure stands there, or NONE' },
  bridgeOwner: { as: 'u8', shape: [MAX_BRIDGES], meaning: 'seat whose bridge stands, or NONE' },
  cardWhere: {
    as: 'u8',
    shape: [BONUS_CARDS.length],
    meaning: 'where a bonus card lies, see CARD',
  },
  cardCoins: { as: 'u8', shape: [BONUS_CARDS.length], meaning: 'coins on each bonus card' },
  roundTile: { as: 'u8', shape: [ROUNDS], meaning: 'round scoring tile of each round' },
  finalTile: { as: 'u8', meaning: 'final scoring tile of Fire & Ice, or NONE' },
  favoursLeft: { as: 'u8', shape: [FAVOUR_TILES.length], meaning: 'favour tiles in the supply' },
  townsLeft: { as: 'u8', shape: [TOWN_TILES.length], meaning: 'town tiles in the supply' },
  offers: { as: 'u8', meaning: 'open power offers' },
  offerTo: { as: 'u8', shape: [MAX_OFFERS], meaning: 'who is offered power' },
  offerFrom: { as: 'u8', shape: [MAX_OFFERS], meaning: 'whose structure gives it' },
  offerPower: { as: 'u8', shape: [MAX_OFFERS], meaning: 'power offered' },
  offerEvent: { as: 'u8', shape: [MAX_OFFERS], meaning: 'offers of one structure have one number' },
  offerState: {
    as: 'u8',
    shape: [MAX_OFFERS],
    meaning: '1: somebody took of the same structure; 2: there was no room for any power',
  },
  event: { as: 'u8', meaning: 'number of the last structure that made offers' },
  oweSteps: { as: 'u8', shape: [SEATS], meaning: 'cult steps that the seat has still to choose' },
  oweTokens: { as: 'u8', shape: [SEATS], meaning: 'power tokens that the seat may still buy' },
  owePriests: { as: 'u8', shape: [SEATS], meaning: 'priests whose place is still to choose' },
  depth: { as: 'u8', meaning: 'frames on the decision stack' },
  stack: { as: 'u8', shape: [STACK, FRAME_BYTES], meaning: 'kind, seat, five arguments' },
});

const AT = layout.at;

export const STATE_LAYOUT: typeof layout = layout;

/** Offsets that the hex set functions need together with `state.i32`. */
export const SETS = {
  own: AT.own,
  direct: AT.direct,
  reach: AT.reach,
  inTown: AT.inTown,
  ground: AT.ground,
  empty: AT.empty,
  riverTowns: AT.riverTowns,
} as const;

/**
 * A position of Terra Mystica. One buffer; nothing outside this file knows where a field lies.
 * Accessors do not check: seats, hexes and tiles are indices that exist.
 */
export class State implements Buffers {
  table: Table;
  readonly i32: Int32Array;
  readonly i16: Int16Array;
  readonly u8: Uint8Array;

  constructor(table: Table) {
    const buffers = layout.allocate();
    this.table = table;
    this.i32 = buffers.i32;
    this.i16 = buffers.i16;
    this.u8 = buffers.u8;
  }

  copyFrom(other: State): void {
    this.table = other.table;
    this.i32.set(other.i32);
  }

  coins(seat: Seat): number {
    return this.i16[AT.coins + seat];
  }
  addCoins(seat: Seat, amount: number): void {
    this.i16[AT.coins + seat] += amount;
  }
  workers(seat: Seat): number {
    return this.i16[AT.workers + seat];
  }
  addWorkers(seat: Seat, amount: number): void {
    this.i16[AT.workers + seat] += amount;
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
  /** Power that the bowls can still take in. */
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
  /** Riverwalkers: terrains on which a priest still lies, as bits. */
  locked(seat: Seat): number {
    return this.u8[AT.locked + seat];
  }
  setLocked(seat: Seat, terrains: number): void {
    this.u8[AT.locked + seat] = terrains;
  }

  faction(seat: Seat): number {
    return this.u8[AT.faction + seat];
  }
  setFaction(seat: Seat, faction: number): void {
    this.u8[AT.faction + seat] = faction;
  }
  /** Home or start terrain on the cycle, see the layout. */
  home(seat: Seat): number {
    return this.u8[AT.home + seat];
  }
  setHome(seat: Seat, terrain: number): void {
    this.u8[AT.home + seat] = terrain;
  }
  /** Terrain that own dwellings stand on: ice and volcano for their factions, else home. */
  groundOf(seat: Seat): number {
    const fixed = this.table.fixedGround[this.u8[AT.faction + seat]];
    return fixed === NONE ? this.u8[AT.home + seat] : fixed;
  }
  /** An ability of the seat as it is now, see `traits.ts`. */
  trait(seat: Seat, trait: number): number {
    const built = this.u8[AT.onMap + seat * KINDS + 4];
    const laid = this.u8[AT.landscape + seat] === NONE ? 0 : 2;
    const row = this.u8[AT.faction + seat] * 4 + laid + built;
    return this.table.traits[row * TRAIT_COUNT + trait];
  }

  /** Hex of the landscape, a structure of no building kind; or NONE. */
  landscape(seat: Seat): number {
    return this.u8[AT.landscape + seat];
  }
  setLandscape(seat: Seat, hex: number): void {
    this.u8[AT.landscape + seat] = hex;
  }

  shipping(seat: Seat): number {
    return this.u8[AT.shipping + seat];
  }
  setShipping(seat: Seat, level: number): void {
    this.u8[AT.shipping + seat] = level;
  }
  /** Shipping range in the action phase: the track and the bonus card. */
  shippingRange(seat: Seat): number {
    const card = this.u8[AT.card + seat];
    const track = this.u8[AT.shipping + seat];
    if (card === NONE || this.table.shipless[this.u8[AT.faction + seat]] !== 0) return track;
    return track + this.table.cardShipping[card];
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
    return this.table.pieces[building] - this.u8[AT.onMap + seat * KINDS + building];
  }
  bridgesLeft(seat: Seat): number {
    return this.u8[AT.bridges + seat];
  }
  setBridgesLeft(seat: Seat, left: number): void {
    this.u8[AT.bridges + seat] = left;
  }

  card(seat: Seat): number {
    return this.u8[AT.card + seat];
  }
  setCard(seat: Seat, card: number): void {
    this.u8[AT.card + seat] = card;
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
  roundTile(round: number): number {
    return this.u8[AT.roundTile + round - 1];
  }
  setRoundTile(round: number, tile: number): void {
    this.u8[AT.roundTile + round - 1] = tile;
  }
  finalTile(): number {
    return this.u8[AT.finalTile];
  }
  setFinalTile(tile: number): void {
    this.u8[AT.finalTile] = tile;
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
  top(cult: number): number {
    return this.u8[AT.top + cult];
  }
  setTop(cult: number, seat: number): void {
    this.u8[AT.top + cult] = seat;
  }
  /** Seat whose priest lies on a space (0: three steps, 1 to 3: two), or NONE. */
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
    for (let seat = 0; seat < SEATS; seat++) this.i16[AT.usedSpecial + seat] = 0;
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
  isDropped(seat: Seat): boolean {
    return ((this.u8[AT.dropped] >> seat) & 1) !== 0;
  }
  markDropped(seat: Seat): void {
    this.u8[AT.dropped] |= 1 << seat;
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
  setTurnOrder(place: number, seat: number): void {
    this.u8[AT.turnOrder + place] = seat;
  }
  /** Seat that passed as number `place` (from 0) this round, or NONE. */
  nextOrder(place: number): number {
    return this.u8[AT.nextOrder + place];
  }
  /** Seat at a place of the table, clockwise. */
  seating(place: number): Seat {
    return this.u8[AT.seating + place];
  }
  setSeating(place: number, seat: Seat): void {
    this.u8[AT.seating + place] = seat;
  }
  /** Random boards: the board (index into `BOARDS`) of a seat, or NONE. */
  dealt(seat: Seat): number {
    return this.u8[AT.dealt + seat];
  }
  setDealt(seat: Seat, board: number): void {
    this.u8[AT.dealt + seat] = board;
  }
  /** Auction: the faction for a turn position, who holds it, and for how many points. */
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
  /** Fast auction: least points that a seat would start with, by nomination, or NONE. */
  sealed(seat: Seat, place: number): number {
    return this.u8[AT.sealed + seat * SEATS + place];
  }
  setSealed(seat: Seat, place: number, points: number): void {
    this.u8[AT.sealed + seat * SEATS + place] = points;
  }
  /** How many of them the seat has written down. */
  sealedCount(seat: Seat): number {
    return this.u8[AT.sealedCount + seat];
  }
  setSealedCount(seat: Seat, count: number): void {
    this.u8[AT.sealedCount + seat] = count;
  }
  revealed(): number {
    return this.u8[AT.revealed];
  }
  countRevealed(): void {
    this.u8[AT.revealed]++;
  }
  isWaiting(): boolean {
    return this.u8[AT.waiting] !== 0;
  }
  setWaiting(waiting: boolean): void {
    this.u8[AT.waiting] = waiting ? 1 : 0;
  }
  startSeat(): Seat {
    return this.u8[AT.startSeat];
  }
  setStartSeat(seat: Seat): void {
    this.u8[AT.startSeat] = seat;
  }

  phase(): number {
    return this.u8[AT.phase];
  }
  enterPhase(phase: number): void {
    this.u8[AT.phase] = phase;
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
  turn(): number {
    return this.u8[AT.turn];
  }
  setTurn(seat: number): void {
    this.u8[AT.turn] = seat;
  }
  /** Offset of the generator in `i32`. */
  randomAt(): number {
    return AT.random;
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
