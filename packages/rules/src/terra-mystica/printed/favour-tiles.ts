import { integer, object, record, type Typed, tuple, word } from '../../data-file/shape.ts';
import { CULTS, FAVOUR_TILES, type FavourTile, type SpecialAction } from '../vocabulary.ts';
import { BY_BUILDING, INCOME, VP_EACH } from './amounts.ts';

const FAVOUR_TILE = object(
  {
    cult: word(CULTS),
    steps: integer(1, 5),
    /** The number in the supply. */
    count: integer(1, 5),
  },
  {
    income: INCOME,
    /** Steps on one cult of the tile's special action. */
    actionAmount: integer(1, 3),
    /** Victory points for building such a building. */
    onBuild: BY_BUILDING,
    /** Victory points when passing with 0, 1, 2, 3, 4 trading posts. */
    passByTradingPosts: tuple(VP_EACH, VP_EACH, VP_EACH, VP_EACH, VP_EACH),
    /** Power value that is enough for a town. */
    townPower: integer(1, 20),
  },
);

export const FAVOUR_TILES_SHAPE = record(FAVOUR_TILES, FAVOUR_TILE);

export type FavourTileData = Typed<typeof FAVOUR_TILE> & { readonly action?: SpecialAction };

export const FAVOUR_TILE_DATA: Readonly<Record<FavourTile, FavourTileData>> = {
  FAV1: { cult: 'fire', steps: 3, count: 1 },
  FAV2: { cult: 'water', steps: 3, count: 1 },
  FAV3: { cult: 'earth', steps: 3, count: 1 },
  FAV4: { cult: 'air', steps: 3, count: 1 },
  FAV5: { cult: 'fire', steps: 2, count: 3, townPower: 6 },
  FAV6: { cult: 'water', steps: 2, count: 3, action: 'FAV6', actionAmount: 1 },
  FAV7: { cult: 'earth', steps: 2, count: 3, income: { workers: 1, power: 1 } },
  FAV8: { cult: 'air', steps: 2, count: 3, income: { power: 4 } },
  FAV9: { cult: 'fire', steps: 1, count: 3, income: { coins: 3 } },
  FAV10: { cult: 'water', steps: 1, count: 3, onBuild: { 'trading-post': 3 } },
  FAV11: { cult: 'earth', steps: 1, count: 3, onBuild: { dwelling: 2 } },
  FAV12: { cult: 'air', steps: 1, count: 3, passByTradingPosts: [0, 2, 3, 3, 4] },
};
