import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Halflings',
  landscape: {
    name: 'Excavator',
    text: 'Needs the stronghold. Hexes directly adjacent to it may be transformed with a spade less, at least 1.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ハーフリング',
  landscape: {
    name: '掘削機',
    text: '前提：砦。直接隣接するヘクスの変換は、スコップを1本少なくできる（最低1本）。',
  },
};
