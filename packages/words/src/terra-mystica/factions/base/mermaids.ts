import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Mermaids',
  ability: 'Shipping begins at 1 and goes up to 5. A town may skip one river hex.',
  stronghold: 'A step on the shipping track at once.',
  landscape: {
    name: 'Coral Reef',
    text: 'Placed for a spade on an empty river hex beside an own structure. Ships begin there.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'マーメイド',
  ability: '船舶レベルは1から始まり5まで上がる。町は川1マスをはさんでもよい。',
  stronghold: 'すぐに船舶レベルを1上げる。',
  landscape: {
    name: '珊瑚礁',
    text: 'スコップ1本で、自分の建造物に隣接する空いた河川に置く。船の起点になる。',
  },
};
