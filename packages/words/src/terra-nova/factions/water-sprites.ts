import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Water Sprites',
  palaceActions: {
    'home-house': 'build a house free on any empty hex of the home terrain, wherever it is',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ウォーター・スプライト',
  palaceActions: {
    'home-house': '空いている任意の拠点地形ヘクス（場所は問わない）で家を1個無料で建設',
  },
};
