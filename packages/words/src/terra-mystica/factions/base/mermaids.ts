import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Mermaids',
  landscape: {
    name: 'Coral Reef',
    text: 'Placed for a spade on an empty river hex beside an own structure. Ships begin there.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'マーメイド',
  landscape: {
    name: '珊瑚礁',
    text: 'スコップ1本で、自分の建造物に隣接する空いた河川に置く。船の起点になる。',
  },
};
