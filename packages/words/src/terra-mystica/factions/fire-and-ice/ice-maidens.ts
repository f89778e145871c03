import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Ice Maidens',
  ability: 'Live on ice, beside a start terrain of their choice. A favour tile to begin with.',
  stronghold: '3 VP for each temple when passing.',
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
  ability: '氷に住み、開始地形を選ぶ。最初に恩恵タイルを1枚得る。',
  stronghold: 'パスしたとき、神殿1つにつき3勝利点。',
  landscape: {
    name: 'ウインターフォール',
    text: '以後、神殿を建てるたびにスコップ1本を得て、すぐに使う。',
  },
  rulings: {
    winterfall: 'ウインターフォールのスコップ',
  },
};
