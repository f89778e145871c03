import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Yetis',
  landscape: { name: 'Frozen Peak', text: 'When placed: 2 new power tokens in bowl III.' },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'イエティ',
  landscape: { name: '凍った峰', text: '置いたとき、パワーコマ2個をトレイIIIに得る。' },
};
