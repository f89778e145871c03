import {
  type Edition,
  EFFECT,
  type FactionDefinition,
  INCOME_PARTS,
  incomeCoins,
  incomePower,
  NONE,
  type State,
  TOWN_TILES,
  type TownTile,
} from '@pangaea/rules/terra-nova';

type Gain = Edition['baseIncome'];

/** A space of a mat: its income, and whether a piece still covers it. */
export interface Slot {
  readonly income: Gain;
  readonly covered: boolean;
}

/** The present mat of one seat. */
export interface Mat {
  readonly faction: FactionDefinition;
  readonly houses: readonly Slot[];
  readonly tradingPosts: readonly Slot[];
  readonly leftPalace: boolean;
  readonly rightPalace: boolean;
  /** Whether the palace's octagon has an X-token. */
  readonly actionUsed: boolean;
  readonly bridgesLeft: number;
  readonly sailing: number;
  /** Victory points by space of the sailing track. */
  readonly sailingVp: readonly number[];
  /** Town tiles in the order of the game; true for used ones. */
  readonly towns: readonly { readonly tile: TownTile; readonly used: boolean }[];
  /** The income of the next Phase 1 by source, without empty sources. */
  readonly income: readonly {
    readonly part: (typeof INCOME_PARTS)[number];
    readonly coins: number;
    readonly power: number;
  }[];
}

/** The mat of a seat; undefined if the seat has no faction yet. */
export function matOf(state: State, seat: number): Mat | undefined {
  const faction = state.faction(seat);
  if (faction === NONE) return undefined;
  const { table } = state;
  const slots = (incomes: readonly Gain[], left: number): Slot[] =>
    incomes.map((income, place) => ({ income, covered: place >= incomes.length - left }));
  return {
    faction: table.factions[faction],
    houses: slots(table.edition.houseIncome, state.houses(seat)),
    tradingPosts: slots(table.edition.tradingPostIncome, state.tradingPosts(seat)),
    leftPalace: (state.palaces(seat) & 1) !== 0,
    rightPalace: (state.palaces(seat) & 2) !== 0,
    actionUsed: state.isPalaceActionUsed(seat),
    bridgesLeft: state.bridgesLeft(seat),
    sailing: state.sailing(seat),
    sailingVp: table.edition.sailingVp,
    towns: TOWN_TILES.map((tile, index) => ({
      tile,
      used: ((state.townTiles(seat) >> index) & 1) !== 0,
    })),
    income: INCOME_PARTS.map((part, index) => ({
      part,
      coins: incomeCoins(state, seat, index),
      power: incomePower(state, seat, index),
    })).filter(({ coins, power }) => coins > 0 || power > 0),
  };
}

/** The price of a power action of the board for the seat, in power. */
export function powerPriceOf(state: State, seat: number, action: number): number {
  const cost = state.table.powerActions[action].cost;
  if (state.faction(seat) === NONE) return cost;
  return Math.max(0, cost - state.effect(seat, EFFECT.powerActionDiscount));
}
