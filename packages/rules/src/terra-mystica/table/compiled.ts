import { numbersOf } from '../../kernel/index.ts';
import type { Ability } from '../boards/ability.ts';
import { compileHooks, type HookTables } from '../boards/compile-hooks.ts';
import { compileTraits } from '../boards/compile-traits.ts';
import { type FactionDefinition, SPADE_PAYS } from '../boards/definition.ts';
import type { BuildingRow } from '../boards/shape.ts';
import type { Special } from '../boards/special.ts';
import type { Edition } from '../editions/edition.ts';
import type { EditionParts } from '../editions/parts.ts';
import { TERRAIN_LETTERS } from '../maps/index.ts';
import type { Goods, Numbers, Printed } from '../printed/index.ts';
import {
  BOARDS,
  BONUS_CARDS,
  BUILDINGS,
  type Building,
  CULTS,
  FAVOUR_TILES,
  type FactionId,
  POWER_ACTIONS,
  RESOURCES,
  ROUND_TILES,
  SCORED_EVENTS,
  SPECIAL_ACTIONS,
  TERRAINS,
  TOWN_TILES,
} from '../vocabulary.ts';

const NOBODY = 255;
const KINDS = BUILDINGS.length;

const VOLCANO_PRICES = ['none', 'steps', 'tokens'] as const;
/** Places in `VOLCANO_PRICES`, for `Compiled.volcano`. */
export const VOLCANO_PRICE = numbersOf(VOLCANO_PRICES);

/** The most pieces of one kind, plus one for no piece. */
export const ROW = 10;

/** Index of spades in the goods of tiles, after `RESOURCES`. */
export const SPADES: number = RESOURCES.length;
export const GOODS: number = RESOURCES.length + 1;

/** Boards and tiles as numbers, the same at every table. */
export interface Compiled<S> {
  /** The source of the numbers, with its cards, tiles and maps. */
  readonly edition: Edition;
  readonly printed: Printed;
  /** The numbers of `printed` that are not on tiles. */
  readonly numbers: Numbers;
  readonly factions: readonly FactionDefinition<S>[];
  /** Their names in the same order. */
  readonly factionNames: readonly FactionId[];
  /**
   * The moves that only single factions have, those of faction `f` from index `abilitiesFrom[f]`
   * on, and their names.
   */
  readonly abilities: readonly Ability<S>[];
  readonly abilitiesFrom: Uint8Array;
  readonly abilityNames: readonly string[];

  readonly traits: Int16Array;
  /** The price of a building, by `faction * 6 + building`. */
  readonly costWorkers: Int16Array;
  readonly costCoins: Int16Array;
  readonly costCoinsAlone: Int16Array;
  readonly costPriests: Int16Array;
  readonly costVp: Int16Array;
  /**
   * By faction: 1 if prices differ from hex to hex for more than trading posts, see `prices.ts`.
   */
  readonly pricedByHex: Uint8Array;
  /**
   * By `faction * 6 + building`: the power value (`none`: of a landscape), and the number of favour
   * tiles.
   */
  readonly value: Int16Array;
  readonly favours: Int16Array;
  /** By faction: the goods with which volcanoes are paid, see `VOLCANO_PRICE`. */
  readonly volcano: Uint8Array;
  /** By faction: the building that its landscape needs on the map, and how many. */
  readonly landscapeNeeds: Uint8Array;
  readonly landscapeCount: Uint8Array;
  /** `((faction * 6 + building) * ROW + number) * 4 + resource`. */
  readonly income: Int16Array;
  /** Victory points that come with the income: `(faction * 6 + building) * ROW + number`. */
  readonly incomeVp: Int16Array;
  /** By faction: index into `BOARDS`. */
  readonly board: Uint8Array;
  /**
   * By faction: the board as it is dealt; plus `BOARDS.length` for the second one of its colour.
   */
  readonly dealtBoard: Uint8Array;
  /** By faction: the printed home terrain on the circle, or NONE. */
  readonly fixedHome: Uint8Array;
  /** By faction: ice or volcano if it builds only on that; otherwise NONE. */
  readonly fixedGround: Uint8Array;
  /** By faction: 1 if its terrain counts as home terrain for others. */
  readonly strictHome: Uint8Array;
  /** By faction: 1 if it has no shipping at all, so that the bonus card does not help. */
  readonly shipless: Uint8Array;
  /** By faction: highest shipping level, or -1 without a track. */
  readonly maxShipping: Int8Array;
  /** By `faction * 3 + level`: the price of a spade, in the goods that `spadePay` names. */
  readonly spadeRate: Int16Array;
  /** By faction: the highest level of the exchange track. */
  readonly maxExchange: Int8Array;
  /** By faction: 1 if steps on its tracks cannot be bought as actions. */
  readonly tracksNotBought: Uint8Array;
  /** By faction: index into `SPADE_PAYS`. */
  readonly spadePay: Uint8Array;
  /** By `faction * 4 + landscape * 2 + stronghold`: the special actions, as bits. */
  readonly actions: Int32Array;
  /** Special actions by index in `SPECIAL_ACTIONS`. */
  readonly specials: readonly Special<S>[];
  /** By hook and faction; most are undefined. */
  readonly hooks: HookTables<S>;

  /** By faction: structures with which three make a town, as bits. */
  readonly smallTown: Uint8Array;

  /** `(faction * 2 + stronghold) * 6 + building`: pieces of each kind. */
  readonly pieces: Int16Array;

  /** Round tiles: index into `SCORED_EVENTS`, points; cult (4: priests), steps, reward. */
  readonly roundEvent: Uint8Array;
  readonly roundVp: Int16Array;
  readonly roundCult: Uint8Array;
  readonly roundPer: Int16Array;
  readonly roundReward: Int16Array;

  /**
   * Bonus cards: goods, shipping, action (index + 1), points for each kind of building and for
   * shipping.
   */
  readonly cardIncome: Int16Array;
  readonly cardShipping: Int16Array;
  readonly cardAction: Uint8Array;
  readonly cardVp: Int16Array;
  readonly cardVpShipping: Int16Array;

  readonly favourCult: Uint8Array;
  readonly favourSteps: Int16Array;
  readonly favourCount: Int16Array;
  readonly favourIncome: Int16Array;
  readonly favourAction: Uint8Array;
  readonly favourVp: Int16Array;
  /** Points when passing by number of trading posts, `tile * 5 + number`. */
  readonly favourPassVp: Int16Array;
  readonly favourTownPower: Int16Array;

  readonly townVp: Int16Array;
  readonly townKeys: Int16Array;
  readonly townGoods: Int16Array;
  readonly townSteps: Int16Array;
  readonly townShipping: Int16Array;

  readonly powerCost: Int16Array;
  readonly powerGoods: Int16Array;
}

/** The compiled parts are kept from table to table. */
// biome-ignore lint/suspicious/noExplicitAny: each with the state that its factions are for.
const COMPILED = new WeakMap<EditionParts<any>, Compiled<any>>();

/**
 * Compiles the parts of an edition, or returns them if they were compiled before.
 * @param specials the special actions of cards and favour tiles.
 */
export function compiledOf<S>(
  parts: EditionParts<S>,
  specials: readonly Special<S>[],
): Compiled<S> {
  const kept = COMPILED.get(parts);
  if (kept !== undefined) return kept;
  const { edition, printed, factions } = parts;
  const letters = Object.keys(TERRAIN_LETTERS);
  const rows = factions.map((each) => rowsOf(each));
  const perBuilding = (pick: (row: BuildingRow) => number) =>
    Int16Array.from(rows.flatMap((each) => each.map((row) => (row === undefined ? 0 : pick(row)))));
  const cards = BONUS_CARDS.map((id) => printed.bonusCards[id]);
  const favours = FAVOUR_TILES.map((id) => printed.favourTiles[id]);
  const towns = TOWN_TILES.map((id) => printed.townTiles[id]);
  const rounds = ROUND_TILES.map((id) => printed.roundTiles[id]);
  const powers = POWER_ACTIONS.map((id) => printed.powerActions[id]);
  const abilities = factions.map((each) => each.abilities ?? []);
  const compiled: Compiled<S> = {
    edition,
    printed,
    numbers: printed.numbers,
    factions,
    // A game may have more factions than those in the vocabulary.
    factionNames: factions.map(({ id }) => id as FactionId),
    abilities: abilities.flat(),
    abilitiesFrom: Uint8Array.from([
      0,
      ...factions.map((_, n) => abilities.slice(0, n + 1).flat().length),
    ]),
    abilityNames: abilities.flat().map(({ name }) => name),
    traits: compileTraits(factions),
    costWorkers: perBuilding((row) => row.workers),
    costCoins: perBuilding((row) => row.coins),
    costCoinsAlone: perBuilding((row) => row.coinsAlone ?? row.coins),
    costPriests: perBuilding((row) => row.priests ?? 0),
    costVp: perBuilding((row) => row.vp ?? 0),
    pricedByHex: Uint8Array.from(factions, (each, faction) =>
      each.hooks?.price !== undefined || rows[faction].some(isPricedByHex) ? 1 : 0,
    ),
    value: Int16Array.from(rows.flatMap((each) => each.map((row) => row?.value ?? 1))),
    landscapeNeeds: Uint8Array.from(factions, ({ landscape }) =>
      BUILDINGS.indexOf(landscape.needs?.building ?? 'none'),
    ),
    landscapeCount: Uint8Array.from(factions, ({ landscape }) => landscape.needs?.count ?? 0),
    volcano: Uint8Array.from(factions, (each) => VOLCANO_PRICES.indexOf(each.volcano ?? 'none')),
    favours: perBuilding((row) => row.favours ?? 0),
    income: incomeOf(rows),
    incomeVp: incomeVpOf(rows),
    board: Uint8Array.from(factions, (each) => BOARDS.indexOf(each.board)),
    dealtBoard: Uint8Array.from(
      factions,
      (each) => BOARDS.indexOf(each.board) + (each.secondBoard ? BOARDS.length : 0),
    ),
    fixedHome: Uint8Array.from(factions, ({ home }) => {
      const terrain = home === 'chosen' ? -1 : TERRAINS.indexOf(home);
      return terrain < 0 || terrain >= letters.length ? NOBODY : terrain;
    }),
    fixedGround: Uint8Array.from(factions, ({ home }) =>
      home === 'ice' || home === 'volcano' ? TERRAINS.indexOf(home) : NOBODY,
    ),
    strictHome: Uint8Array.from(factions, (each) =>
      each.home === 'ice' || each.home === 'volcano' || each.startTerrainOnly ? 0 : 1,
    ),
    shipless: Uint8Array.from(factions, (each) =>
      each.shipping.vp === undefined && each.shipping.start === 0 ? 1 : 0,
    ),
    maxShipping: Int8Array.from(factions, (each) => (each.shipping.vp?.length ?? 0) - 1),
    spadeRate: Int16Array.from(
      factions.flatMap(({ spades }) => [0, 1, 2].map((level) => spades.rates[level] ?? 0)),
    ),
    maxExchange: Int8Array.from(factions, (each) =>
      each.spades.advance === undefined ? 0 : each.spades.rates.length - 1,
    ),
    tracksNotBought: Uint8Array.from(factions, (each) => (each.tracksNotBought ? 1 : 0)),
    spadePay: Uint8Array.from(factions, (each) => SPADE_PAYS.indexOf(each.spades.pay)),
    actions: Int32Array.from(
      factions.flatMap((each) => {
        const board = bits(each.actions ?? []);
        const stronghold = board | bits(each.strongholdActions ?? []);
        const landscape = bits(each.landscape.actions ?? []);
        return [board, stronghold, board | landscape, stronghold | landscape];
      }),
    ),
    specials: specialsOf(specials, factions),
    hooks: compileHooks(factions),
    smallTown: Uint8Array.from(factions, ({ smallTownWith }) =>
      (smallTownWith ?? SMALL_TOWN_WITH).reduce(
        (set, each) => set | (1 << BUILDINGS.indexOf(each)),
        0,
      ),
    ),
    pieces: Int16Array.from(
      factions.flatMap(({ pieces, strongholdPieces }) =>
        [pieces, { ...pieces, ...strongholdPieces }].flatMap((own) =>
          BUILDINGS.map((each) =>
            each === 'none' ? 0 : (own?.[each] ?? printed.numbers.pieces[each]),
          ),
        ),
      ),
    ),
    roundEvent: Uint8Array.from(rounds, (tile) => SCORED_EVENTS.indexOf(tile.on)),
    roundVp: Int16Array.from(rounds, (tile) => tile.vp),
    roundCult: Uint8Array.from(rounds, (tile) =>
      tile.cult === 'priests' ? CULTS.length : CULTS.indexOf(tile.cult),
    ),
    roundPer: Int16Array.from(rounds, (tile) => tile.per),
    roundReward: goodsOf(rounds.map((tile) => tile.reward)),
    cardIncome: goodsOf(cards.map((card) => card.income)),
    cardShipping: Int16Array.from(cards, (card) => card.shipping ?? 0),
    cardAction: Uint8Array.from(cards, (card) => actionOf(card.action)),
    cardVp: Int16Array.from(cards.flatMap((card) => byBuilding(card.pass))),
    cardVpShipping: Int16Array.from(cards, (card) => card.passPerShipping ?? 0),
    favourCult: Uint8Array.from(favours, (tile) => CULTS.indexOf(tile.cult)),
    favourSteps: Int16Array.from(favours, (tile) => tile.steps),
    favourCount: Int16Array.from(favours, (tile) => tile.count),
    favourIncome: goodsOf(favours.map((tile) => tile.income ?? {})),
    favourAction: Uint8Array.from(favours, (tile) => actionOf(tile.action)),
    favourVp: Int16Array.from(favours.flatMap((tile) => byBuilding(tile.onBuild))),
    favourPassVp: Int16Array.from(
      favours.flatMap((tile) => [0, 1, 2, 3, 4].map((n) => tile.passByTradingPosts?.[n] ?? 0)),
    ),
    favourTownPower: Int16Array.from(favours, (tile) => tile.townPower ?? 0),
    townVp: Int16Array.from(towns, (tile) => tile.vp),
    townKeys: Int16Array.from(towns, (tile) => tile.keys),
    townGoods: goodsOf(towns.map((tile) => tile.gain ?? {})),
    townSteps: Int16Array.from(towns, (tile) => tile.cultSteps ?? 0),
    townShipping: Int16Array.from(towns, (tile) => tile.shipping ?? 0),
    powerCost: Int16Array.from(powers, (action) => action.power),
    powerGoods: goodsOf(powers.map((action) => action.gain ?? {})),
  };
  COMPILED.set(parts, compiled);
  return compiled;
}

function specialsOf<S>(
  common: readonly Special<S>[],
  factions: readonly FactionDefinition<S>[],
): readonly Special<S>[] {
  const all = [...common, ...factions.flatMap((each) => each.specials ?? [])];
  return SPECIAL_ACTIONS.flatMap((action) => all.find(({ id }) => id === action) ?? []);
}

/** Structures with which three make a town, unless a faction has others. */
const SMALL_TOWN_WITH = ['sanctuary'] as const;

/**
 * Whether the price of a kind of building must be calculated for each hex. The coins for upgrades
 * depend on the neighbours too, but `upgradeCoins` considers that.
 */
function isPricedByHex(row: BuildingRow | undefined, kind: number): boolean {
  if (row === undefined) return false;
  if (kind === 1 && row.coinsAlone !== undefined) return true;
  return row.priests !== undefined || row.vp !== undefined;
}

/** Rows of a board by index into `BUILDINGS`. */
function rowsOf<S>(each: FactionDefinition<S>): readonly (BuildingRow | undefined)[] {
  return [undefined, each.dwelling, each.tradingPost, each.temple, each.stronghold, each.sanctuary];
}

function incomeOf(factions: readonly (readonly (BuildingRow | undefined)[])[]): Int16Array {
  const income = new Int16Array(factions.length * KINDS * ROW * RESOURCES.length);
  for (const [faction, rows] of factions.entries()) {
    for (const [kind, row] of rows.entries()) {
      for (const [place, resource] of RESOURCES.entries()) {
        for (const [number, amount] of (row?.income[resource] ?? []).entries()) {
          const at = (faction * KINDS + kind) * ROW + number;
          income[at * RESOURCES.length + place] = amount;
        }
      }
    }
  }
  return income;
}

function incomeVpOf(factions: readonly (readonly (BuildingRow | undefined)[])[]): Int16Array {
  const income = new Int16Array(factions.length * KINDS * ROW);
  for (const [faction, rows] of factions.entries()) {
    for (const [kind, row] of rows.entries()) {
      income.set(row?.income.vp ?? [], (faction * KINDS + kind) * ROW);
    }
  }
  return income;
}

function byBuilding(points: Readonly<Partial<Record<Building, number>>> = {}): readonly number[] {
  return BUILDINGS.map((kind) => points[kind] ?? 0);
}

function goodsOf(list: readonly Goods[]): Int16Array {
  return Int16Array.from(
    list.flatMap((goods) => [...RESOURCES.map((each) => goods[each] ?? 0), goods.spades ?? 0]),
  );
}

function bits(actions: readonly (typeof SPECIAL_ACTIONS)[number][]): number {
  return actions.reduce((set, action) => set | (1 << SPECIAL_ACTIONS.indexOf(action)), 0);
}

function actionOf(action: (typeof SPECIAL_ACTIONS)[number] | undefined): number {
  return action === undefined ? 0 : SPECIAL_ACTIONS.indexOf(action) + 1;
}
