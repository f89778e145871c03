import { expect, test } from 'vitest';
import { type Book, RULEBOOK, ruling } from '../../../src/play/face/book.ts';
import { findIn, marked, wordsOf } from '../../../src/shell/book/search.ts';
import { faultsOf, faultsOfAsked } from './book-law.ts';

const BOOK: Book = {
  subjects: [
    {
      id: 'land',
      title: { en: 'Land', ja: '土地' },
      lead: { en: 'Towns lie on **land**.', ja: '**スコップ**で町の土地を変えます。' },
      figures: [],
      points: [],
    },
    {
      id: 'towns',
      title: { en: 'Towns', ja: '町' },
      lead: { en: 'Four buildings.', ja: 'トレイⅢのパワー。' },
      figures: [],
      points: [{ en: 'A key.', ja: '鍵。' }],
      found: { en: 'city', ja: '街' },
    },
  ],
  asked: [{ id: 'q', subject: 'towns', question: 'Must I?', answer: 'No spade.', source: '1' }],
  Figure: () => null,
};
const found = (language: 'en' | 'ja', query: string) =>
  findIn(BOOK, language, query).map(({ subject, places }) => [subject, places]);

test('a title comes before a text, and the plural finds the singular', () => {
  expect(found('en', 'towns')).toEqual([
    ['towns', 1],
    ['land', 1],
  ]);
  expect(found('en', 'TOWN')).toEqual(found('en', 'towns'));
});

test('kana, width and signs of numbers make no difference', () => {
  for (const query of ['スコップ', 'すこっぷ', 'ｽｺｯﾌﾟ', 'スコ']) {
    expect(found('ja', query)).toEqual([['land', 1]]);
  }
  expect(found('ja', 'トレイIII')).toEqual([['towns', 1]]);
});

test('all words must be there; questions and hidden words are looked at too', () => {
  expect(found('en', 'key four')).toEqual([['towns', 2]]);
  expect(found('en', 'key land')).toEqual([]);
  expect(found('en', 'spade')).toEqual([['towns', 1]]);
  expect(found('ja', '街')).toEqual([['towns', 1]]);
  expect(found('en', '  ')).toEqual([]);
});

test('the found words are marked in the text', () => {
  expect(marked('トレイⅢのパワー', wordsOf('iii'))).toEqual([
    { text: 'トレイ', isFound: false },
    { text: 'Ⅲ', isFound: true },
    { text: 'のパワー', isFound: false },
  ]);
  expect(findIn(BOOK, 'en', 'lie')[0].snippet.find(({ isFound }) => isFound)?.text).toBe('lie');
});

test('faults in subjects and in frequent questions are found', () => {
  expect(faultsOf(BOOK.subjects)).toEqual(['land: nothing is told']);
  const right = {
    id: 'q',
    subject: 'towns',
    question: { en: 'Must I?', ja: '必須ですか？' },
    answer: { en: 'No.', ja: 'いいえ。' },
    source: ruling('R1'),
  };
  expect(right.source).toEqual({ en: 'ruling R1', ja: '裁定R1' });
  expect(faultsOfAsked([right], BOOK.subjects)).toEqual([]);
  const wrong = [
    right,
    { ...right, subject: 'sea', answer: { en: '', ja: 'No.' }, source: RULEBOOK },
  ];
  expect(faultsOfAsked(wrong, BOOK.subjects)).toEqual([
    'q: twice',
    'q: twice',
    'q: no subject sea',
    'q: not English: ',
    'q: not Japanese: No.',
  ]);
});
