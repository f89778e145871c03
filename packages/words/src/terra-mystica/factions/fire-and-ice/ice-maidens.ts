import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Ice Maidens',
  landscape: {
    name: 'Winterfall',
    text: 'From now on a spade for each temple built, to be used at once.',
  },
  rulings: {
    winterfall: 'the spade of Winterfall',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'アイス・メイデン',
  landscape: {
    name: 'ウインターフォール',
    text: '以後、神殿を建てるたびにスコップ1本を得て、すぐに使う。',
  },
  rulings: {
    winterfall: 'ウインターフォールのスコップ',
  },
};
