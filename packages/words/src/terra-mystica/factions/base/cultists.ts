import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Cultists',
  landscape: { name: 'Palace of the Cults', text: 'Wins ties when the cults are scored.' },
  rulings: {
    cultists: 'the Cultists’ power when all refuse',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'カルティスト',
  landscape: { name: '教団の宮殿', text: '教団の得点計算で同点に勝つ。' },
  rulings: {
    cultists: '全員が辞退したときのカルティストのパワー',
  },
};
