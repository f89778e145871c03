import type { FanStores } from '../../stored/stored.ts';

export const stores: FanStores = {
  pockets: ['farther-shipping'],
  internal: { 'farther-shipping': 'while the action of the stronghold goes on: reach shows it' },
  board: [],
  octagons: { 'far-spade': ['spade', 'ship'] },
};
