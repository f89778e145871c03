import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Fakirs',
  landscape: { name: 'Flying School', text: 'From now on 2 coins for each carpet flight.' },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ファキア',
  landscape: { name: '飛行学校', text: '以後、絨毯飛行のたびに2コインを得る。' },
};
