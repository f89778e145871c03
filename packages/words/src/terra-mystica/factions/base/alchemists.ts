import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Alchemists',
  landscape: {
    name: 'Gloomy Workshop',
    text: 'Needs the stronghold. When placed: a step on shipping and the exchange track each, paid but for the priest.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'アルケミスト',
  landscape: {
    name: '薄暗い工房',
    text: '前提：砦。置いたとき、船舶とスコップの交換効率をそれぞれ1段階、司祭なしで上げてよい。',
  },
};
