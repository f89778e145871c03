import type { FanStores } from './stored.ts';

export const timeTravelers: FanStores = {
  pockets: [],
  board: [],
  octagons: { 'time-jump': ['power'] },
};
