import type { FactionWords } from '../faction-words.ts';

export const en = {
  name: 'Fairies',
  palaceActions: { shovel: 'transform and build with 1 free shovel' },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'フェアリー',
  palaceActions: { shovel: '無料のスコップ1本を使って地形の変換と建設' },
};
