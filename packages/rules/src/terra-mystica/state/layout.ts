import { MAX_HEXES, WORDS } from '../../hexmap/index.ts';
import { POSITION_FIELDS, stackField } from '../../kernel/index.ts';
import { SETS as TERRA_SETS, terraFields, terraLayout } from '../../terra/state.ts';
import { ORDER_TOPICS } from '../options/standing-orders.ts';
import { BONUS_CARDS, FAVOUR_TILES, TERRAINS, TOWN_TILES } from '../vocabulary.ts';

export const SEATS = 5;
export const ROUNDS = 6;
export const MAX_BRIDGES = 40;
export const STACK = 32;
/** Most arguments of a question. */
const ARGUMENTS = 5;
/** Power offers that can be open at the same time; beyond that number play waits. */
export const MAX_OFFERS = 60;
export const KINDS = 6;

/** Numbers that a faction can store for itself. */
export const KEPT = 12;

/** The phases of a game. `step` counts within a phase. */
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

/** The places of a bonus card; a `spare` card comes into the game if a faction brings one more. */
export const CARD = { box: 0, beside: 1, held: 2, spare: 3 } as const;

const FIELDS = terraFields({
  seats: SEATS,
  rounds: ROUNDS,
  terrains: TERRAINS.length,
  bridges: MAX_BRIDGES,
});

const layout = terraLayout({
  random: POSITION_FIELDS.random,
  own: FIELDS.own,
  direct: {
    as: 'i32',
    shape: [SEATS, WORDS],
    derived: true,
    meaning: 'land directly adjacent to own structures, over own bridges too',
  },
  reach: FIELDS.reach,
  inTown: FIELDS.inTown,
  ground: FIELDS.ground,
  empty: FIELDS.empty,
  riverTowns: { as: 'i32', shape: [WORDS], meaning: 'river hexes that hold a town tile' },
  marked: { as: 'i32', shape: [SEATS, WORDS], meaning: 'hexes marked by the faction for itself' },
  coins: FIELDS.coins,
  workers: { as: 'i16', shape: [SEATS], meaning: 'workers' },
  vp: FIELDS.vp,
  favours: { as: 'i16', shape: [SEATS], meaning: 'favour tiles held, as bits' },
  usedSpecial: { as: 'i16', shape: [SEATS], meaning: 'special actions used this round, as bits' },
  faction: FIELDS.faction,
  home: {
    as: 'u8',
    shape: [SEATS],
    meaning: 'home terrain; the start terrain of factions that have only that; or NONE',
  },
  bowl1: FIELDS.bowl1,
  bowl2: FIELDS.bowl2,
  bowl3: FIELDS.bowl3,
  priests: { as: 'u8', shape: [SEATS], meaning: 'priests in hand' },
  priestsPlaced: { as: 'u8', shape: [SEATS], meaning: 'priests lying on the cult board for good' },
  locked: { as: 'u8', shape: [SEATS], meaning: 'terrains with a priest on them, as bits' },
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
  landscapeMemo: {
    as: 'u8',
    shape: [SEATS],
    meaning:
      'landscapes: tiles of a growing town; 1 when the Polestar is used; corners with bridges, as bits',
  },
  bridges: FIELDS.bridges,
  card: { as: 'u8', shape: [SEATS], meaning: 'bonus card held, or NONE' },
  card2: { as: 'u8', shape: [SEATS], meaning: 'second bonus card held, or NONE' },
  kept: { as: 'u8', shape: [SEATS, KEPT], meaning: 'what the faction keeps: it says what each is' },
  usedAbility: { as: 'u8', shape: [SEATS], meaning: 'own abilities used this round, as bits' },
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
  orders: {
    as: 'u8',
    shape: [SEATS, ORDER_TOPICS.length],
    meaning: 'standing orders, see ORDER_TOPICS and ORDER_ANSWERS',
  },
  offerVp: {
    as: 'u8',
    shape: [SEATS],
    meaning: 'victory points paid for power of neighbours in this round',
  },
  usedPower: { as: 'u8', meaning: 'power actions used this round, as bits' },
  passed: FIELDS.passed,
  passedCount: FIELDS.passedCount,
  dropped: { as: 'u8', meaning: 'seats that have left the game, as bits' },
  turnOrder: FIELDS.turnOrder,
  nextOrder: FIELDS.nextOrder,
  seating: { as: 'u8', shape: [SEATS], meaning: 'seats clockwise: by number, or as auctioned' },
  dealt: {
    as: 'u8',
    shape: [SEATS],
    meaning: 'random boards: the board dealt, in an auction to all; or NONE',
  },
  nominated: { as: 'u8', shape: [SEATS], meaning: 'auction: factions by turn position, or NONE' },
  bidder: { as: 'u8', shape: [SEATS], meaning: 'auction: who holds each of them, or NONE' },
  bid: { as: 'u8', shape: [SEATS], meaning: 'auction: points bid on each of them' },
  sealed: {
    as: 'u8',
    shape: [SEATS, SEATS],
    meaning: 'fast auction: least points a seat would start with, by nomination; NONE: not known',
  },
  sealedCount: { as: 'u8', shape: [SEATS], meaning: 'fast auction: numbers written down' },
  revealed: POSITION_FIELDS.revealed,
  waiting: POSITION_FIELDS.waiting,
  startSeat: FIELDS.startSeat,
  phase: POSITION_FIELDS.phase,
  step: FIELDS.step,
  round: FIELDS.round,
  turn: POSITION_FIELDS.turn,
  terrain: FIELDS.terrain,
  building: {
    as: 'u8',
    shape: [MAX_HEXES],
    meaning: 'structure on each hex, and 8 × the tag that a faction keeps there',
  },
  owner: FIELDS.owner,
  bridgeOwner: FIELDS.bridgeOwner,
  cardWhere: {
    as: 'u8',
    shape: [BONUS_CARDS.length],
    meaning: 'where a bonus card lies, see CARD',
  },
  cardCoins: { as: 'u8', shape: [BONUS_CARDS.length], meaning: 'coins on each bonus card' },
  roundTile: FIELDS.roundTile,
  landscapes: { as: 'u8', meaning: '1 when landscapes are in play: chosen, or drawn' },
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
    meaning:
      '1: somebody took of the same structure; 2: no room for any power; +4: or a coin; +8: others refused',
  },
  event: { as: 'u8', meaning: 'number of the last structure that made offers' },
  oweSteps: { as: 'u8', shape: [SEATS], meaning: 'cult steps that the seat has still to choose' },
  oweTokens: { as: 'u8', shape: [SEATS], meaning: 'power tokens that the seat may still buy' },
  owePriests: { as: 'u8', shape: [SEATS], meaning: 'priests whose place is still to choose' },
  depth: POSITION_FIELDS.depth,
  stack: stackField(STACK, ARGUMENTS),
});

const AT = layout.at;

export const STATE_LAYOUT: typeof layout = layout;

/**
 * Offsets in `i32` of the sets of hexes; for sets by seat or terrain the offset of the first one.
 */
export const SETS = {
  ...TERRA_SETS,
  direct: AT.direct,
  riverTowns: AT.riverTowns,
  marked: AT.marked,
} as const;

export { NONE } from '../../kernel/index.ts';
