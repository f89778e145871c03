import type { FanStores } from '../../stored/stored.ts';

export const stores: FanStores = {
  pockets: [],
  board: [],
  octagons: { 'exchange-favour': ['favour'] },
};
