import type { FanStores } from './stored.ts';

export const prospectors: FanStores = {
  pockets: [],
  board: [],
  octagons: { prospect: ['trading-post', 'coin'] },
};
