import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Giants',
  landscape: {
    name: 'Cave of Wisdom',
    text: 'Needs a temple. When placed: a free step on the exchange track, with its 6 VP.',
  },
  specialActions: {
    ACTG: 'two spades',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ジャイアント',
  landscape: {
    name: '叡智の洞窟',
    text: '前提：神殿。置いたとき、スコップの交換効率を無料で1段階上げてよい。6勝利点も得る。',
  },
  specialActions: {
    ACTG: 'スコップ2本',
  },
};
