import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Engineers',
  ability: 'Cheap structures, and as an action a bridge for 2 workers.',
  stronghold: '3 VP for each bridge between own structures when passing.',
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
  ability: '建物が安い。アクションとして労働者2個で橋を架けられる。',
  stronghold: 'パスしたとき、両端が自分の建物の橋1本につき3勝利点。',
  landscape: {
    name: '橋塔',
    text: '6つの角から、その角の2ヘクスの境界に沿って橋を架けられる。陸の上でもよい。',
  },
  specialActions: {
    ACTE: '2労働者で橋1本',
  },
};
