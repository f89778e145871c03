import {
  BUILDINGS,
  type Building,
  type BuildingRow,
  factionKit,
  NONE,
  NUMBERS,
  SPECIAL_ACTIONS,
  type SpadePay,
  type SpecialAction,
  type State,
  skipRange,
  specialsOf,
  TERRAINS,
  type Terrain,
  TRAIT,
} from '@pangaea/rules/terra-mystica';
import { type Amounts, incomeOfRow, rowsOf } from './income.ts';

/** Whether a draft has changed something, and how. */
export type Drafted = 'uncovered' | 'covered' | undefined;

/** A space of a row: what it pays once its piece has left the board. */
export interface Slot {
  readonly income: Amounts;
  readonly isCovered: boolean;
  readonly drafted: Drafted;
}

export interface Row {
  readonly building: Building;
  readonly row: BuildingRow;
  /** What the row pays with all its pieces on the board. */
  readonly base: Amounts;
  readonly slots: readonly Slot[];
}

/** A level of a track: victory points for reaching it. */
export interface Level {
  readonly vp: number;
  readonly is: 'past' | 'here' | 'later';
}

export interface ShippingTrack {
  readonly level: number;
  readonly before: number;
  /** None where the level never changes. */
  readonly levels: readonly Level[];
  /** Of the next level; undefined at the end of the track. */
  readonly price: { readonly coins: number; readonly priests: number } | undefined;
}

/** Tunnels and carpet flights instead of ships. */
export interface Skipping {
  readonly by: 'tunnel' | 'carpetFlight';
  readonly range: number;
  readonly price: { readonly workers: number; readonly priests: number };
  readonly vp: number;
}

export interface SpadeTrack {
  readonly pay: SpadePay;
  /** Price of a spade by level, with the points for reaching the level. */
  readonly levels: readonly (Level & { readonly rate: number })[];
  /** Of the next level; undefined at the end of the track. */
  readonly price:
    | { readonly coins: number; readonly workers: number; readonly priests: number }
    | undefined;
  readonly rate: number | undefined;
  readonly rateBefore: number | undefined;
}

/** Instead of spades: what a hex becomes a volcano for. */
export interface VolcanoPrice {
  /** Steps down one cult, or power tokens out of the game. */
  readonly pay: 'steps' | 'tokens';
  readonly price: number;
  /** On home terrain of somebody else. */
  readonly onHome: number;
}

export interface OwnAction {
  readonly action: SpecialAction;
  readonly index: number;
  readonly isUsed: boolean;
}

export interface Board {
  /** From the bottom of the mat to its top. */
  readonly rows: readonly Row[];
  /** Undefined for who has no ships at all. */
  readonly shipping: ShippingTrack | undefined;
  readonly skipping: Skipping | undefined;
  readonly spades: SpadeTrack;
  readonly volcano: VolcanoPrice | undefined;
  readonly actions: readonly OwnAction[];
  readonly bridgesLeft: number;
  /** Priests that can still come into the hand. */
  readonly priestsLeft: number;
  /** Terrains on which a priest lies: they cannot be built on. */
  readonly locked: readonly Terrain[];
}

/**
 * The board of a seat; undefined while it has no faction.
 * @param before the position that a draft began with
 */
export function boardOf(state: State, seat: number, before: State = state): Board | undefined {
  if (state.faction(seat) === NONE) return undefined;
  return {
    rows: rowsOf(state, seat).map(([building, row]) =>
      structures(state, seat, before, building, row),
    ),
    shipping: shippingOf(state, seat, before),
    skipping: skippingOf(state, seat),
    spades: spadesOf(state, seat, before),
    volcano: volcanoOf(state, seat),
    actions: SPECIAL_ACTIONS.map((action, index) => ({
      action,
      index,
      isUsed: isUsed(state, seat, index),
    })).filter(({ index }) => ((specialsOf(state, seat) >> index) & 1) !== 0),
    bridgesLeft: state.bridgesLeft(seat),
    priestsLeft: factionKit.priestSupply(state, seat),
    locked: TERRAINS.filter((_, terrain) => ((state.locked(seat) >> terrain) & 1) !== 0),
  };
}

function isUsed(state: State, seat: number, action: number): boolean {
  const { repeatable, isSpent } = state.table.specials[action];
  if (isSpent?.(state, seat)) return true;
  return repeatable !== true && state.isSpecialUsed(seat, action);
}

function structures(
  state: State,
  seat: number,
  before: State,
  building: Building,
  row: BuildingRow,
): Row {
  const kind = BUILDINGS.indexOf(building);
  const onMap = state.onMap(seat, kind);
  const had = before.faction(seat) === NONE ? onMap : before.onMap(seat, kind);
  const pieces = onMap + state.piecesLeft(seat, kind);
  const slots = Array.from({ length: pieces }, (_, place): Slot => {
    const [less, more] = [incomeOfRow(row, place), incomeOfRow(row, place + 1)];
    const isCovered = place >= onMap;
    const wasCovered = place >= had;
    return {
      income: {
        coins: more.coins - less.coins,
        workers: more.workers - less.workers,
        priests: more.priests - less.priests,
        power: more.power - less.power,
      },
      isCovered,
      drafted: isCovered === wasCovered ? undefined : isCovered ? 'covered' : 'uncovered',
    };
  });
  return { building, row, base: incomeOfRow(row, 0), slots };
}

function levels(points: readonly number[], here: number): readonly Level[] {
  return points.map((vp, level) => ({
    vp,
    is: level === here ? 'here' : level < here ? 'past' : 'later',
  }));
}

function shippingOf(state: State, seat: number, before: State): ShippingTrack | undefined {
  const faction = state.faction(seat);
  if (state.table.shipless[faction] !== 0) return undefined;
  const { start, vp } = state.table.factions[faction].shipping;
  const level = state.shipping(seat);
  return {
    level,
    before: before.faction(seat) === NONE ? level : before.shipping(seat),
    levels: vp === undefined ? [] : levels(vp, level).slice(start),
    price: vp === undefined || level + 1 >= vp.length ? undefined : NUMBERS.shipping,
  };
}

function skippingOf(state: State, seat: number): Skipping | undefined {
  const range = skipRange(state, seat);
  if (range === 0) return undefined;
  const priests = state.trait(seat, TRAIT.skipPriests);
  return {
    by: priests > 0 ? 'carpetFlight' : 'tunnel',
    range,
    price: { workers: state.trait(seat, TRAIT.skipWorkers), priests },
    vp: state.trait(seat, TRAIT.skipVp),
  };
}

function volcanoOf(state: State, seat: number): VolcanoPrice | undefined {
  const pay = state.table.factions[state.faction(seat)].volcano;
  if (pay === undefined) return undefined;
  return {
    pay,
    price: state.trait(seat, TRAIT.volcanoPrice),
    onHome: state.trait(seat, TRAIT.volcanoPriceHome),
  };
}

/** What a spade costs a seat on its level; undefined for who pays none. */
export function spadePrice(state: State, seat: number): number | undefined {
  return state.table.factions[state.faction(seat)].spades.rates[state.exchange(seat)];
}

function spadesOf(state: State, seat: number, before: State): SpadeTrack {
  const { pay, rates, advance, advanceVp = 0 } = state.table.factions[state.faction(seat)].spades;
  const level = state.exchange(seat);
  const had = before.faction(seat) === NONE ? level : before.exchange(seat);
  const points = rates.map((_, place) => (place === 0 ? 0 : advanceVp));
  return {
    pay,
    levels: levels(points, level).map((each, place) => ({ ...each, rate: rates[place] })),
    price: advance === undefined || level + 1 >= rates.length ? undefined : advance,
    rate: spadePrice(state, seat),
    rateBefore: rates[had],
  };
}
