import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Fakirs',
  ability:
    'Carpet flights instead of ships: one hex is skipped for a priest, with 4 VP each time. A spade costs 2 workers at best.',
  stronghold: 'Flights skip one hex more.',
  landscape: { name: 'Flying School', text: 'From now on 2 coins for each carpet flight.' },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'ファキア',
  ability:
    '船舶の代わりに絨毯飛行：司祭1個で1マスを飛び越え、そのたびに4勝利点。スコップは最良でも2労働者。',
  stronghold: '絨毯飛行で飛び越える数が1増える。',
  landscape: { name: '飛行学校', text: '以後、絨毯飛行のたびに2コインを得る。' },
};
