import { integer, object, record, type Typed, word } from '../../data-file/shape.ts';
import { CULTS, ROUND_TILES, type RoundTile, SCORED_EVENTS } from '../vocabulary.ts';
import { type Box, GOODS, VP_EACH } from './amounts.ts';

const ROUND_TILE = object({
  on: word(SCORED_EVENTS),
  vp: VP_EACH,
  /**
   * Lower half: the `reward` for every `per` steps on the cult (or own priests on the cult board).
   */
  cult: word([...CULTS, 'priests']),
  per: integer(1, 10),
  reward: GOODS,
});

export const ROUND_TILES_SHAPE = record(ROUND_TILES, ROUND_TILE);

export type RoundTileData = Typed<typeof ROUND_TILE> & { readonly box?: Box };

export const ROUND_TILE_DATA: Readonly<Record<RoundTile, RoundTileData>> = {
  SCORE1: { on: 'spade', vp: 2, cult: 'earth', per: 1, reward: { coins: 1 } },
  SCORE2: { on: 'town', vp: 5, cult: 'earth', per: 4, reward: { spades: 1 } },
  SCORE3: { on: 'dwelling', vp: 2, cult: 'water', per: 4, reward: { priests: 1 } },
  SCORE4: { on: 'stronghold-or-sanctuary', vp: 5, cult: 'fire', per: 2, reward: { workers: 1 } },
  SCORE5: { on: 'dwelling', vp: 2, cult: 'fire', per: 4, reward: { power: 4 } },
  SCORE6: { on: 'trading-post', vp: 3, cult: 'water', per: 4, reward: { spades: 1 } },
  SCORE7: { on: 'stronghold-or-sanctuary', vp: 5, cult: 'air', per: 2, reward: { workers: 1 } },
  SCORE8: { on: 'trading-post', vp: 3, cult: 'air', per: 4, reward: { spades: 1 } },
  SCORE9: {
    on: 'temple',
    vp: 4,
    cult: 'priests',
    per: 1,
    reward: { coins: 2 },
    box: 'mini-expansion',
  },
};
