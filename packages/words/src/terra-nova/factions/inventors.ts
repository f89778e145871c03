import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Inventors',
  palaceActions: {
    'trading-post-in-reach': 'transform a hex in reach and build a trading post there, both free',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'インベーター',
  palaceActions: {
    'trading-post-in-reach': '到達範囲内の地形1つを無料で変換し、交易所を1個無料で建設',
  },
};
