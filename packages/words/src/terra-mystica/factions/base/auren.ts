import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Auren',
  ability: 'Nothing before the stronghold.',
  stronghold: 'A favour tile at once; then once per round two steps on one cult.',
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
  ability: '砦までは特別な能力がない。',
  stronghold: 'すぐに恩恵タイル1枚。以後ラウンドに1回、1つの教団で2スペース進む。',
  landscape: {
    name: '静穏の木',
    text: '以後、教団トラックのスペース10に進むたびに4勝利点を得る。',
  },
  specialActions: {
    ACTA: '1つの教団トラックを2スペース',
  },
};
