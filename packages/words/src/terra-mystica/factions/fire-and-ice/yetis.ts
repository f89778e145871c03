import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Yetis',
  ability:
    'Live on ice, beside a start terrain of their choice. Power actions cost 1 power less; stronghold and sanctuary have a power value of 4.',
  stronghold: 'Power actions may be taken that others have used already.',
  landscape: { name: 'Frozen Peak', text: 'When placed: 2 new power tokens in bowl III.' },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'イエティ',
  ability: '氷に住み、開始地形を選ぶ。パワーアクションが1パワー安く、砦と聖域のパワー値は4。',
  stronghold: '使用済みのパワーアクションも使える。',
  landscape: { name: '凍った峰', text: '置いたとき、パワーコマ2個をトレイIIIに得る。' },
};
