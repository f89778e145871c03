import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Auren',
  landscape: {
    name: 'Grove of Serenity',
    text: 'From now on 4 VP for each space 10 of a cult that is reached.',
  },
  specialActions: {
    ACTA: 'two steps on one cult',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'オウレン',
  landscape: {
    name: '静穏の木',
    text: '以後、教団トラックのスペース10に進むたびに4勝利点を得る。',
  },
  specialActions: {
    ACTA: '1つの教団トラックを2スペース',
  },
};
