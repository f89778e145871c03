import { addHex, type HexMap, parseMap, WORDS } from '../hexmap/index.ts';
import { type Edition, type FirstGame, type Gain, TERRAIN_LETTERS } from './editions/edition.ts';
import type { FactionDefinition, PalaceAction } from './mats/definition.ts';
import {
  compileFactions,
  EFFECT_COUNT,
  EFFECT_ORIGINS,
  type EffectOrigin,
} from './mats/effects.ts';
import type { Options } from './options.ts';
import type { PowerEffect } from './power/effect.ts';
import {
  BONUS_TILES,
  COUNTED,
  FACTIONS,
  type FactionId,
  SCORED_EVENTS,
  TERRAINS,
  TOWN_TILES,
} from './vocabulary.ts';

type Bowls = Edition['startPower'][FactionId];

/** `startPower: 3/5/0`, for every faction. */
const NONE_IN_THREE: Bowls = [3, 5, 0];

/** A power action beside the board. */
export interface PowerAction<S> {
  readonly id: string;
  /** Power, before any discount. */
  readonly cost: number;
  readonly effect: PowerEffect<S>;
  /** Coins or shovels if the effect has a number, otherwise 0. */
  readonly amount: number;
}

/**
 * Data that does not change during a game: options, edition and faction mats, compiled into
 * numbers. It is made once per table; every state refers to it.
 * @typeParam S state
 */
export interface Table<S> {
  readonly edition: Edition;
  readonly options: Options;
  readonly players: number;
  readonly factions: readonly FactionDefinition<S>[];
  readonly map: HexMap;
  /** Names of bridge places and power actions, as in commands. */
  readonly bridgeNames: readonly string[];
  readonly powerActionIds: readonly string[];

  /** By faction: tokens in bowls I, II, III at the start. */
  readonly startBowls: readonly Bowls[];
  /** The set-up of the first game for this number of players. */
  readonly firstGame: FirstGame;

  readonly houseCost: number;
  readonly shovelCost: number;
  readonly tradingPostCost: number;
  readonly tradingPostNearOpponentCost: number;
  readonly palaceCost: number;
  readonly sailingCost: number;
  readonly bridgeCost: number;

  readonly housePieces: number;
  readonly tradingPostPieces: number;
  readonly bridgePieces: number;

  /** Income for each number of houses (trading posts) on the board, without base income. */
  readonly houseIncomeCoins: Int16Array;
  readonly houseIncomePower: Int16Array;
  readonly tradingPostIncomeCoins: Int16Array;
  readonly tradingPostIncomePower: Int16Array;
  readonly baseIncomeCoins: number;
  readonly baseIncomePower: number;

  /** Victory points for reaching each space of the sailing track. */
  readonly sailingVp: Int16Array;
  readonly maxSailing: number;

  /** Town value by building, see `BUILDINGS`. */
  readonly townValue: Int16Array;
  readonly townMinimumValue: number;
  readonly townMinimumBuildings: number;
  /** By town tile. */
  readonly townTileVp: Int16Array;
  readonly townTileCoins: Int16Array;
  readonly townTilePower: Int16Array;
  readonly townTileSailing: Int16Array;

  /** By round tile: index into `SCORED_EVENTS`, victory points. */
  readonly roundTileEvent: Uint8Array;
  readonly roundTileVp: Int16Array;

  /** By bonus tile. `bonusCounted` is an index into `COUNTED` or -1. */
  readonly bonusCoins: Int16Array;
  readonly bonusPower: Int16Array;
  readonly bonusSailing: Int16Array;
  readonly bonusShovels: Int16Array;
  readonly bonusCounted: Int8Array;
  readonly bonusVp: Int16Array;

  readonly powerActions: readonly PowerAction<S>[];

  readonly territoryVp: Int16Array;
  readonly coinsPerVp: number;

  /** By faction: the index of its home terrain in `TERRAINS`, which is also the index of its colour in `COLOURS`. */
  readonly home: Uint8Array;
  /** See `CompiledEffects`. */
  readonly effectsInForce: Int16Array;
  readonly effectsByOrigin: Int16Array;
  readonly palaceActions: readonly (PalaceAction<S> | undefined)[];

  /** Per terrain, the hexes with a house icon (none without a two-player variant). */
  readonly icons: Int32Array;

  readonly bridgesForAll: boolean;
}

/** Things that editions name by id, or that are in no edition. */
export interface Printed<S> {
  readonly factions: readonly FactionDefinition<S>[];
  readonly powerEffects: readonly PowerEffect<S>[];
}

/**
 * Makes a table. `loadEdition` must have checked the edition, and `parseOptions` the options.
 * @throws only if the edition was never checked: then the calling program is wrong, not the user.
 */
export function compileTable<S>(
  edition: Edition,
  options: Options,
  { factions, powerEffects }: Printed<S>,
): Table<S> {
  const variant = options.twoPlayerVariant !== 'none';
  const map = parseMap(variant ? edition.twoPlayerMap : edition.map, Object.keys(TERRAIN_LETTERS));
  if (!map.ok) throw new Error(`edition ${edition.id} was not checked`);
  const bonus = BONUS_TILES.map((tile) => edition.bonusTiles[tile]);
  const towns = TOWN_TILES.map((tile) => edition.townTiles[tile]);
  const compiled = compileFactions(factions, options.players);
  const { costs, town } = edition;
  return {
    edition,
    options,
    players: options.players,
    factions,
    map: map.value,
    bridgeNames: map.value.bridges.map((bridge) => bridge.name),
    powerActionIds: edition.powerActions.map((action) => action.id),
    startBowls: FACTIONS.map((id) =>
      options.startPower === 'edition' ? edition.startPower[id] : NONE_IN_THREE,
    ),
    firstGame: edition.firstGame.players[`${options.players}`],
    houseCost: costs.house,
    shovelCost: costs.shovel,
    tradingPostCost: costs.tradingPost,
    tradingPostNearOpponentCost: costs.tradingPostNearOpponent,
    palaceCost: costs.palace,
    sailingCost: costs.sailing,
    bridgeCost: costs.bridge,
    housePieces: edition.houseIncome.length,
    tradingPostPieces: edition.tradingPostIncome.length,
    bridgePieces: edition.bridgesPerPlayer,
    houseIncomeCoins: runningSum(edition.houseIncome, 'coins'),
    houseIncomePower: runningSum(edition.houseIncome, 'power'),
    tradingPostIncomeCoins: runningSum(edition.tradingPostIncome, 'coins'),
    tradingPostIncomePower: runningSum(edition.tradingPostIncome, 'power'),
    baseIncomeCoins: edition.baseIncome.coins ?? 0,
    baseIncomePower: edition.baseIncome.power ?? 0,
    sailingVp: Int16Array.from(edition.sailingVp),
    maxSailing: edition.sailingVp.length - 1,
    townValue: Int16Array.of(
      0,
      town.values.house,
      town.values.tradingPost,
      town.values.palace,
      town.values.palace,
      0,
    ),
    townMinimumValue: town.minimumValue,
    townMinimumBuildings: town.minimumBuildings,
    townTileVp: Int16Array.from(towns, (tile) => tile.vp),
    townTileCoins: Int16Array.from(towns, (tile) => tile.coins ?? 0),
    townTilePower: Int16Array.from(towns, (tile) => tile.power ?? 0),
    townTileSailing: Int16Array.from(towns, (tile) => tile.sailing ?? 0),
    roundTileEvent: Uint8Array.from(edition.roundTiles, (tile) => SCORED_EVENTS.indexOf(tile.on)),
    roundTileVp: Int16Array.from(edition.roundTiles, (tile) => tile.vp),
    bonusCoins: Int16Array.from(bonus, (tile) => tile.income.coins ?? 0),
    bonusPower: Int16Array.from(bonus, (tile) => tile.income.power ?? 0),
    bonusSailing: Int16Array.from(bonus, (tile) => tile.sailing ?? 0),
    bonusShovels: Int16Array.from(bonus, (tile) => tile.shovels ?? 0),
    bonusCounted: Int8Array.from(bonus, (tile) =>
      tile.pass === undefined ? -1 : COUNTED.indexOf(tile.pass.per),
    ),
    bonusVp: Int16Array.from(bonus, (tile) => tile.pass?.vp ?? 0),
    powerActions: edition.powerActions.map((action) => ({
      id: action.id,
      cost: action.cost,
      effect: effectNamed(action.effect, powerEffects, edition),
      amount: action.amount ?? 0,
    })),
    territoryVp: Int16Array.from(edition.territoryVp),
    coinsPerVp: edition.coinsPerVp,
    home: Uint8Array.from(factions, (faction) => TERRAINS.indexOf(faction.home)),
    effectsInForce: compiled.inForce,
    effectsByOrigin: compiled.byOrigin,
    palaceActions: compiled.palaceActions,
    icons: iconSets(map.value, edition, variant),
    bridgesForAll: options.rulings.bridgeAdjacency === 'everybody',
  };
}

/** An effect of one part of a faction's mat alone; `origin` as in `EFFECT_ORIGINS`. */
export function effectOf<S>(
  table: Table<S>,
  faction: number,
  origin: number,
  effect: number,
): number {
  return table.effectsByOrigin[(faction * EFFECT_ORIGINS.length + origin) * EFFECT_COUNT + effect];
}

/** The part of the mat that gives a lasting effect. For events; too slow for search. */
export function originOf<S>(table: Table<S>, faction: number, effect: number): EffectOrigin {
  const origin = EFFECT_ORIGINS.findIndex((_, part) => effectOf(table, faction, part, effect) > 0);
  return EFFECT_ORIGINS[origin];
}

function effectNamed<S>(
  id: string,
  powerEffects: readonly PowerEffect<S>[],
  edition: Edition,
): PowerEffect<S> {
  const effect = powerEffects.find((each) => each.id === id);
  if (effect === undefined) throw new Error(`edition ${edition.id} was not checked`);
  return effect;
}

function runningSum(gains: readonly Gain[], kind: 'coins' | 'power'): Int16Array {
  const sums = new Int16Array(gains.length + 1);
  for (const [index, gain] of gains.entries()) sums[index + 1] = sums[index] + (gain[kind] ?? 0);
  return sums;
}

function iconSets(map: HexMap, edition: Edition, variant: boolean): Int32Array {
  const sets = new Int32Array(TERRAINS.length * WORDS);
  if (!variant) return sets;
  for (const [terrain, name] of TERRAINS.entries()) {
    for (const hexName of edition.houseIcons[name]) {
      const hex = map.indexOf.get(hexName);
      if (hex !== undefined) addHex(sets, terrain * WORDS, hex);
    }
  }
  return sets;
}
