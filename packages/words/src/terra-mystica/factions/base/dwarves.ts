import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Dwarves',
  ability: 'Tunnels instead of ships: one hex is skipped for 2 workers, with 4 VP each time.',
  stronghold: 'A tunnel costs 1 worker.',
  landscape: {
    name: 'Great Tunnel',
    text: 'Tunnels from it skip up to 2 hexes. Spades of the cult reward may tunnel from anywhere, free of workers.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ドワーフ',
  ability: '船舶の代わりにトンネル：労働者2個で1マスを飛び越え、そのたびに4勝利点。',
  stronghold: 'トンネルの費用が労働者1個になる。',
  landscape: {
    name: '大トンネル',
    text: 'ここからのトンネル工事は2ヘクスまで飛ばせる。教団ボーナスのスコップでは、どこからでも労働者なしで工事できる。',
  },
};
