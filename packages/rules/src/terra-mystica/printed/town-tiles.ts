import { integer, object, record, type Typed } from '../../data-file/shape.ts';
import { TOWN_TILES, type TownTile } from '../vocabulary.ts';
import { type Box, INCOME, VP } from './amounts.ts';

const TOWN_TILE = object(
  { vp: VP, keys: integer(0, 3), count: integer(1, 4) },
  {
    gain: INCOME,
    /** Steps on every cult. */
    cultSteps: integer(0, 3),
    /** Free steps on the shipping track. */
    shipping: integer(0, 2),
  },
);

export const TOWN_TILES_SHAPE = record(TOWN_TILES, TOWN_TILE);

export type TownTileData = Typed<typeof TOWN_TILE> & { readonly box?: Box };

export const TOWN_TILE_DATA: Readonly<Record<TownTile, TownTileData>> = {
  TW1: { vp: 5, keys: 1, count: 2, gain: { coins: 6 } },
  TW2: { vp: 7, keys: 1, count: 2, gain: { workers: 2 } },
  TW3: { vp: 9, keys: 1, count: 2, gain: { priests: 1 } },
  TW4: { vp: 6, keys: 1, count: 2, gain: { power: 8 } },
  TW5: { vp: 8, keys: 1, count: 2, cultSteps: 1 },
  TW6: { vp: 2, keys: 2, count: 1, cultSteps: 2, box: 'mini-expansion' },
  TW7: { vp: 4, keys: 1, count: 2, shipping: 1, box: 'mini-expansion' },
  TW8: { vp: 11, keys: 1, count: 1, box: 'mini-expansion' },
};
