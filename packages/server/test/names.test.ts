// Names that people would or could read as the same name.
import { expect, test } from 'vitest';
import { CONFUSABLES } from '../src/identity/confusables.ts';
import { hasTooManyMarks, isSameName, otherName } from '../src/identity/names.ts';

test.each([
  ['Cyrillic', '\u0410nn'],
  ['Greek', '\u0391nn'],
  ['small capitals', '\u1d00nn'],
  ['white on black', '\u{1f170}nn'],
  ['wide', 'Ａｎｎ'],
  ['bold', '\u{1d400}nn'],
  ['a space', 'A nn'],
  ['a stop', 'Ann.'],
  ['capitals', 'ANN'],
  ['another alphabet altogether', '\u13aann'],
])('Ann in other letters: %s', (_, other) => {
  expect([isSameName('Ann', other), isSameName(other, 'Ann')]).toEqual([true, true]);
});

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Ben'],
  ['葉月', '葉子'],
  ['Jörg', 'Jürg'],
  ['Ann', 'Ann 2'],
  ['🦊', '🐻'],
  ['', ''],
  ['!', '?'],
  ['Аня', 'Оля'],
])('%s and %s are two names', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

test('each letter of the list is known by its prototype', () => {
  expect(CONFUSABLES.length).toBeGreaterThan(15_000);
  for (const [one, other] of [
    ['Tom', 'Torn'],
    ['lda', 'Ida'],
    ['カ', '力'],
    ['О', 'O'],
  ]) {
    expect(isSameName(one, other), `${one} ${other}`).toBe(true);
  }
});

test('another name is free, and not too long', () => {
  expect(otherName('Ann', ['Ann'])).toBe('Ann 2');
  expect(otherName('Ann', ['Ann', 'A\u0578n 2', 'Ann 2'])).toBe('Ann 3');
  const long = 'a'.repeat(24);
  expect(otherName(long, [long])).toBe(`${'a'.repeat(22)} 2`);
  expect(otherName('🦊'.repeat(30), [])).toBe(`${'🦊'.repeat(22)} 2`);
});

test('three marks on a letter are read, more pile up', () => {
  expect(hasTooManyMarks('a\u0301\u0302\u0323\u0331')).toBe(false);
  expect(hasTooManyMarks('a\u0334\u0335\u0336\u0337\u0338')).toBe(true);
  expect(hasTooManyMarks('Nguyễn Thị')).toBe(false);
  expect(hasTooManyMarks('क्षत्रिय')).toBe(false);
});
