import {
  BUILDINGS,
  type Building,
  type BuildingRow,
  factionKit,
  NONE,
  NUMBERS,
  ROUNDS,
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
import type { TokenName } from '../../ui/icons/shapes.ts';
import type { FanStores, RowPiece } from '../stored/stored.ts';
import { colourOf } from './colours.ts';
import { type Amounts, incomeOfRow, rowsOf } from './income.ts';
import { type Stores, storesOf } from './stores.ts';

/** Whether and how a draft changes a thing. */
export type Drafted = 'uncovered' | 'covered' | undefined;

/** A space of a row: its income once the piece has left the board. */
export interface Slot {
  readonly income: Amounts;
  readonly vp: number;
  readonly isCovered: boolean;
  readonly drafted: Drafted;
  /** The colour of its piece, if pieces differ in colour. */
  readonly piece?: RowPiece;
}

export interface Row {
  readonly building: Building;
  readonly row: BuildingRow;
  /** The income of the row with all its pieces on the board. */
  readonly base: Amounts;
  readonly slots: readonly Slot[];
}

/** A level of a track: victory points for reaching it. */
export interface TrackLevel {
  readonly vp: number;
  readonly is: 'past' | 'here' | 'later';
}

export interface ShippingTrack {
  readonly level: number;
  readonly before: number;
  /** The levels of the track; empty if the level never changes. */
  readonly levels: readonly TrackLevel[];
  /** Whether steps are bought at all. */
  readonly isBought: boolean;
  /** The price of the next level; undefined if none can be bought. */
  readonly price: { readonly coins: number; readonly priests: number } | undefined;
}

/** The means of a faction without ships: tunnels or carpet flights, which skip over spaces. */
export interface Skipping {
  readonly by: 'tunnel' | 'carpetFlight';
  readonly range: number;
  readonly price: { readonly workers: number; readonly priests: number };
  readonly vp: number;
}

export interface SpadeTrack {
  readonly pay: SpadePay;
  /** Price of a spade by level, with the points for reaching the level. */
  readonly levels: readonly (TrackLevel & { readonly rate: number })[];
  /** Whether steps are bought at all. */
  readonly isBought: boolean;
  /** The price of the next level; undefined if none can be bought. */
  readonly price:
    | { readonly coins: number; readonly workers: number; readonly priests: number }
    | undefined;
  readonly rate: number | undefined;
  readonly rateBefore: number | undefined;
}

/** Instead of spades: the price of making a hex a volcano. */
export interface VolcanoPrice {
  /** Steps down one cult, or power tokens removed from the game. */
  readonly pay: 'steps' | 'tokens';
  readonly price: number;
  /** The price on home terrain of another seat. */
  readonly onHome: number;
}

export interface OwnAction {
  readonly action: SpecialAction;
  readonly index: number;
  readonly isUsed: boolean;
}

/** An ability of a fan faction that is an action once per round. */
export interface OwnAbility {
  readonly ability: string;
  readonly signs: readonly TokenName[];
  readonly isUsed: boolean;
  /** Whether the structure that gives it is built. */
  readonly isOpen: boolean;
}

export interface Board {
  /** The rows of structures, from the bottom of the board to its top. */
  readonly rows: readonly Row[];
  /** The shipping track; undefined for a seat without ships. */
  readonly shipping: ShippingTrack | undefined;
  readonly skipping: Skipping | undefined;
  readonly spades: SpadeTrack;
  readonly volcano: VolcanoPrice | undefined;
  readonly actions: readonly OwnAction[];
  /** Abilities of the faction that are used once per round. */
  readonly abilities: readonly OwnAbility[];
  /** Victory points in the next income. */
  readonly incomeVp: number;
  readonly bridgesLeft: number;
  /** Priests that the seat can still get. */
  readonly priestsLeft: number;
  /** Terrains with a priest on them, so that they cannot be built on. */
  readonly locked: readonly Terrain[];
}

/**
 * The board of a seat; undefined if it has no faction.
 * @param before the position at the beginning of a draft
 */
export function boardOf(
  state: State,
  seat: number,
  before: State = state,
  stores?: Stores,
): Board | undefined {
  if (state.faction(seat) === NONE) return undefined;
  const of = storesOf(state, seat, stores);
  return {
    rows: rowsOf(state, seat).map(([building, row]) =>
      structures(state, seat, before, building, row, of),
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
    abilities: abilitiesOf(state, seat, of),
    incomeVp:
      state.round() === ROUNDS
        ? 0
        : rowsOf(state, seat).reduce(
            (sum, [building, row]) =>
              sum + vpOfRow(row, state.onMap(seat, BUILDINGS.indexOf(building))),
            0,
          ),
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

function abilitiesOf(state: State, seat: number, stores: FanStores | undefined) {
  const { abilities = [] } = state.table.factions[state.faction(seat)];
  const isBuilt = state.onMap(seat, BUILDINGS.indexOf('stronghold')) > 0;
  return abilities.flatMap(({ name, once, stronghold }, place): readonly OwnAbility[] => {
    const signs = stores?.octagons?.[name];
    if (once !== true || signs === undefined) return [];
    const isOpen = stronghold !== true || isBuilt;
    return [{ ability: name, signs, isUsed: state.isAbilityUsed(seat, place), isOpen }];
  });
}

function structures(
  state: State,
  seat: number,
  before: State,
  building: Building,
  row: BuildingRow,
  stores: FanStores | undefined,
): Row {
  const spaces = spacesOf(state, seat, building, stores);
  const had = before.faction(seat) === NONE ? spaces : spacesOf(before, seat, building, stores);
  const slots = spaces.map((piece, place): Slot => {
    const [less, more] = [incomeOfRow(row, place), incomeOfRow(row, place + 1)];
    const isCovered = piece !== undefined;
    const wasCovered = had[place] !== undefined;
    return {
      income: {
        coins: more.coins - less.coins,
        workers: more.workers - less.workers,
        priests: more.priests - less.priests,
        power: more.power - less.power,
      },
      vp: vpOfRow(row, place + 1) - vpOfRow(row, place),
      isCovered,
      drafted: isCovered === wasCovered ? undefined : isCovered ? 'covered' : 'uncovered',
      ...(stores?.rows === undefined || piece === undefined ? {} : { piece }),
    };
  });
  return { building, row, base: incomeOfRow(row, 0), slots };
}

function vpOfRow(row: BuildingRow, count: number): number {
  return row.income.vp?.[count] ?? 0;
}

/**
 * The spaces of a row from the left, with the piece on each; undefined if the piece has left the
 * board.
 */
function spacesOf(
  state: State,
  seat: number,
  building: Building,
  stores: FanStores | undefined,
): readonly (RowPiece | undefined)[] {
  if (stores?.rows !== undefined) return stores.rows.pieces(state, seat, building);
  const kind = BUILDINGS.indexOf(building);
  const onMap = state.onMap(seat, kind);
  const piece = { colour: colourOf(state, seat) };
  return Array.from({ length: onMap + state.piecesLeft(seat, kind) }, (_, place) =>
    place < onMap ? undefined : piece,
  );
}

function levels(points: readonly number[], here: number): readonly TrackLevel[] {
  return points.map((vp, level) => ({
    vp,
    is: level === here ? 'here' : level < here ? 'past' : 'later',
  }));
}

function shippingOf(state: State, seat: number, before: State): ShippingTrack | undefined {
  const faction = state.faction(seat);
  if (state.table.shipless[faction] !== 0) return undefined;
  const { shipping, tracksNotBought } = state.table.factions[faction];
  const { start, vp } = shipping;
  const level = state.shipping(seat);
  return {
    level,
    before: before.faction(seat) === NONE ? level : before.shipping(seat),
    levels: vp === undefined ? [] : levels(vp, level).slice(start),
    isBought: tracksNotBought !== true,
    price:
      tracksNotBought || vp === undefined || level + 1 >= vp.length ? undefined : NUMBERS.shipping,
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

/**
 * The price of a spade at the present level of the seat; undefined if its faction buys no spades.
 */
export function spadePrice(state: State, seat: number): number | undefined {
  return state.table.factions[state.faction(seat)].spades.rates[state.exchange(seat)];
}

function spadesOf(state: State, seat: number, before: State): SpadeTrack {
  const { spades, tracksNotBought } = state.table.factions[state.faction(seat)];
  const { pay, rates, advance, advanceVp = 0 } = spades;
  const level = state.exchange(seat);
  const had = before.faction(seat) === NONE ? level : before.exchange(seat);
  const points = rates.map((_, place) => (place === 0 ? 0 : advanceVp));
  return {
    pay,
    levels: levels(points, level).map((each, place) => ({ ...each, rate: rates[place] })),
    isBought: tracksNotBought !== true,
    price:
      tracksNotBought || advance === undefined || level + 1 >= rates.length ? undefined : advance,
    rate: spadePrice(state, seat),
    rateBefore: rates[had],
  };
}
