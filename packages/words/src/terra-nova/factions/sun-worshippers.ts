import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Sun Worshippers',
  palaceActions: {
    'adjacent-transform':
      'transform a neighbouring hex of the same continent without shovels, then build there for the usual price if you like',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'サン・ウォーシッパー',
  palaceActions: {
    'adjacent-transform':
      '同じ大陸上で隣接している地形ヘクス1つをスコップなしで変換（通常コストで家を建設してもよい）',
  },
};
