import { object, record } from '../../data-file/shape.ts';
import { MAP_CHANGES_SHAPE, MAP_DEFINITIONS, type TerraMysticaMap } from '../maps/index.ts';
import {
  type BonusCard,
  type FavourTile,
  MAPS,
  type MapId,
  type PowerAction,
  type RoundTile,
  type TownTile,
} from '../vocabulary.ts';
import { BONUS_CARD_DATA, BONUS_CARDS_SHAPE, type BonusCardData } from './bonus-cards.ts';
import { FAVOUR_TILE_DATA, FAVOUR_TILES_SHAPE, type FavourTileData } from './favour-tiles.ts';
import { FIRE_ICE_DATA, FIRE_ICE_SHAPE } from './fire-ice.ts';
import { NUMBERS, NUMBERS_SHAPE, type Numbers } from './numbers.ts';
import { POWER_ACTION_DATA, POWER_ACTIONS_SHAPE, type PowerActionData } from './power-actions.ts';
import { ROUND_TILE_DATA, ROUND_TILES_SHAPE, type RoundTileData } from './round-tiles.ts';
import { TOWN_TILE_DATA, TOWN_TILES_SHAPE, type TownTileData } from './town-tiles.ts';

export type { Box, Goods } from './amounts.ts';
export { BONUS_CARD_DATA, type BonusCardData } from './bonus-cards.ts';
export { FAVOUR_TILE_DATA, type FavourTileData } from './favour-tiles.ts';
export { FIRE_ICE_DATA } from './fire-ice.ts';
export { NUMBERS, type Numbers } from './numbers.ts';
export { POWER_ACTION_DATA, type PowerActionData } from './power-actions.ts';
export { ROUND_TILE_DATA, type RoundTileData } from './round-tiles.ts';
export { TOWN_TILE_DATA, type TownTileData } from './town-tiles.ts';

/** All printed parts of a table except the faction boards. */
export interface Printed {
  readonly roundTiles: Readonly<Record<RoundTile, RoundTileData>>;
  readonly bonusCards: Readonly<Record<BonusCard, BonusCardData>>;
  readonly favourTiles: Readonly<Record<FavourTile, FavourTileData>>;
  readonly townTiles: Readonly<Record<TownTile, TownTileData>>;
  readonly powerActions: Readonly<Record<PowerAction, PowerActionData>>;
  readonly fireIce: typeof FIRE_ICE_DATA;
  readonly numbers: Numbers;
  readonly maps: Readonly<Record<MapId, TerraMysticaMap>>;
}

/** The printed parts as in the boxes. */
export const PRINTED: Printed = {
  roundTiles: ROUND_TILE_DATA,
  bonusCards: BONUS_CARD_DATA,
  favourTiles: FAVOUR_TILE_DATA,
  townTiles: TOWN_TILE_DATA,
  powerActions: POWER_ACTION_DATA,
  fireIce: FIRE_ICE_DATA,
  numbers: NUMBERS,
  maps: MAP_DEFINITIONS,
};

/** The printed parts that an edition may change. */
export const PRINTED_SHAPE = object({
  roundTiles: ROUND_TILES_SHAPE,
  bonusCards: BONUS_CARDS_SHAPE,
  favourTiles: FAVOUR_TILES_SHAPE,
  townTiles: TOWN_TILES_SHAPE,
  powerActions: POWER_ACTIONS_SHAPE,
  fireIce: FIRE_ICE_SHAPE,
  numbers: NUMBERS_SHAPE,
  maps: record(MAPS, MAP_CHANGES_SHAPE),
});
