import { named } from '../named.ts';
import type { DataFileFaults, MapFaults } from './shape.ts';

/** Several words, one after the other. */
export const listed = (words: unknown): string =>
  Array.isArray(words) ? words.join('、') : String(words);

/** The names of JSON types for readers of a data file. */
const TYPES: Readonly<Record<string, string>> = {
  number: '数値',
  string: '文字列',
  list: 'リスト',
  object: 'オブジェクト',
  boolean: '真偽値',
  null: 'null',
};
const type = (of: unknown) => named(TYPES, String(of));

/** The sentences for faults of any data file, each at one place of it. */
export const faults: DataFileFaults = {
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
};

/** The sentences for faults of the map of any game. */
export const mapFaults: MapFaults = {
  'no-hexes': () => 'ヘクスが1つもありません。',
  'too-many-hexes': ({ found, most }) => `ヘクスが${found}個あります。最大は${most}個です。`,
  'too-many-rows': ({ found, most }) => `列が${found}行あります。最大は${most}行です。`,
  'row-too-long': ({ found, most }) => `この行は${found}か所あります。最大は${most}か所です。`,
  'unknown-letter': ({ found, place, allowed }) =>
    `この行の${place}番目の「${found}」は使えません。使えるもの：${listed(allowed)}。`,
  'map-not-connected': ({ hex }) => `最初のヘクスから${hex}へつながっていません。`,
  'unknown-hex': ({ hex }) => `${hex}というヘクスはありません。`,
  'not-land': ({ hex }) => `${hex}は河川ヘクスです。`,
  'no-bridge-place': ({ a, b }) => `${a}と${b}の間には橋を架けられません。`,
  'bridge-twice': ({ a, b }) => `橋スペース${a}-${b}が2回あります。`,
  'too-many-bridges': ({ found, most }) =>
    `橋スペースが${found}か所あります。最大は${most}か所です。`,
};
