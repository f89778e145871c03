import type { FanStores } from '../../stored/stored.ts';

export const stores: FanStores = {
  pockets: [],
  board: [],
  octagons: { prospect: ['trading-post', 'coin'] },
};
