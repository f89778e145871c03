import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Dwarves',
  landscape: {
    name: 'Great Tunnel',
    text: 'Tunnels from it skip up to 2 hexes. Spades of the cult reward may tunnel from anywhere, free of workers.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ドワーフ',
  landscape: {
    name: '大トンネル',
    text: 'ここからのトンネル工事は2ヘクスまで飛ばせる。教団ボーナスのスコップでは、どこからでも労働者なしで工事できる。',
  },
};
