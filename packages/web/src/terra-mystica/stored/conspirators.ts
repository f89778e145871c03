import type { FanStores } from './stored.ts';

export const conspirators: FanStores = {
  pockets: [],
  board: [],
  octagons: { 'exchange-favour': ['favour'] },
};
