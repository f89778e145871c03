import { named } from '../../named.ts';
import type { GaiaWords } from '../shape.ts';
import { names } from './names.ts';

const listed = (words: unknown) => (Array.isArray(words) ? words.join('、') : String(words));

/** JSON types as the reader of a data file calls them. */
const TYPES: Readonly<Record<string, string>> = {
  number: '数値',
  string: '文字列',
  list: 'リスト',
  object: 'オブジェクト',
  boolean: '真偽値',
  null: 'null',
};
const type = (of: unknown) => named(TYPES, String(of));
/** A land, or power cards. */
const CARDS = { ...names.lands, power: names.terms.powerCard };

export const faults: GaiaWords['faults'] = {
  'wrong-type': ({ expected, found }) =>
    `${type(expected)}が必要ですが、${type(found)}があります。`,
  'not-whole': ({ found }) => `${found}は整数ではありません。`,
  'out-of-range': ({ found, least, most }) => `${found}は${least}から${most}の範囲にありません。`,
  'bad-text': ({ found }) => `「${found}」は空か、長すぎるか、使えない文字を含んでいます。`,
  'unknown-word': ({ found, allowed }) =>
    `「${found}」は使えません。使えるもの：${listed(allowed)}。`,
  'wrong-length': ({ found, least, most }) =>
    least === most
      ? `項目は${least}個必要ですが、${found}個あります。`
      : `項目は${least}個から${most}個ですが、${found}個あります。`,
  'missing-key': ({ key }) => `「${key}」がありません。`,
  'unknown-key': ({ key, allowed }) => `「${key}」は使われません。使えるもの：${listed(allowed)}。`,
  'id-twice': ({ id }) => `id「${id}」が2回あります。`,
  'need-twice': ({ need }) =>
    `「${named(names.needs, String(need))}」は1枚の都市カードに1つだけです（トークンの数は問いません）。`,
  'wrong-number-of-cards': ({ found, expected }) =>
    `カードが${found}枚あります。${expected}枚でなければなりません。`,
  'too-many-cards': ({ found, most }) => `カードが${found}枚あります。最大は${most}枚です。`,
  'too-few-cards': ({ deck, found, least }) =>
    `${named(names.decks, String(deck))}が${found}枚しかありません。5人では${least}枚必要です。`,
  'objective-empty': () => '目標カードに必要なカードが1枚も描かれていません。',
  'objective-not-possible': ({ card, found, most }) =>
    `目標カードに必要な${named(CARDS, String(card))}が${found}枚ですが、ゲームには${most}枚しかありません。`,
  'too-few-objectives': ({ found, least }) =>
    `目標カードを場に${least}枚置きますが、${found}枚しかありません。`,
  'herd-above-tokens': ({ found, most }) =>
    `動物カード1枚で動物トークンを${found}個置きますが、${most}個しかありません。`,
  'hand-above-limit': ({ found, most }) =>
    `最初の手札にこのカードが${found}枚あります。上限は${most}枚です。`,
};
