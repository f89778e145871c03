import type { FactionWords } from '../../faction-words.ts';

export const en = {
  name: 'Alchemists',
  ability: '1 VP into 1 coin, or 2 coins into 1 VP, at any time of their turn.',
  stronghold: '12 power at once, and from then on 2 power for every spade.',
  landscape: {
    name: 'Gloomy Workshop',
    text: 'Needs the stronghold. When placed: a step on shipping and the spade track each, paid but for the priest.',
  },
} satisfies FactionWords;

export const ja: typeof en = {
  name: 'アルケミスト',
  ability: '手番中、1勝利点を1コインに、2コインを1勝利点に交換できる。',
  stronghold: 'すぐに12パワー。以後スコップ1本につき2パワー。',
  landscape: {
    name: '薄暗い工房',
    text: '前提：砦。置いたとき、船舶とスコップの交換効率をそれぞれ1段階、司祭なしで上げてよい。',
  },
};
