import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Engineers',
  landscape: {
    name: 'Bridge Tower',
    text: 'Bridges may begin at its corners and run between the two hexes there, over land too.',
  },
  specialActions: {
    ACTE: 'a bridge for two workers',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'エンジニア',
  landscape: {
    name: '橋塔',
    text: '6つの角から、その角の2ヘクスの境界に沿って橋を架けられる。陸の上でもよい。',
  },
  specialActions: {
    ACTE: '2労働者で橋1本',
  },
};
