import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Halflings',
  ability: '1 VP for every spade used. The spade track is cheaper.',
  stronghold: '3 spades at once, and a dwelling may follow.',
  landscape: {
    name: 'Excavator',
    text: 'Needs the stronghold. Hexes directly adjacent to it may be transformed with a spade less, at least 1.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ハーフリング',
  ability: 'スコップを使うたびに1勝利点。交換効率の改良が安い。',
  stronghold: 'すぐにスコップ3本。続けて住居を建設できる。',
  landscape: {
    name: '掘削機',
    text: '前提：砦。直接隣接するヘクスの変換は、スコップを1本少なくできる（最低1本）。',
  },
};
