import { expect, test } from 'vitest';
import { inLine } from '../../src/play/in-line.ts';

test('names of a usual length stay as they are', () => {
  for (const name of [
    '',
    'Ann',
    'Maximiliane von Hohenstein',
    '葉月・エリザベート',
    '👩‍👩‍👧 Ümit',
  ]) {
    expect(inLine(name)).toBe(name);
  }
});

test('a long name is shortened between signs, never within one', () => {
  expect(inLine('Maximiliane von Hohenstein-Birkenfeld')).toBe('Maximiliane von Hohenstei…');
  expect(inLine('龍'.repeat(40))).toBe(`${'龍'.repeat(12)}…`);
  expect(inLine('W'.repeat(40))).toBe(`${'W'.repeat(12)}…`);
  const family = '👨‍👩‍👧‍👦';
  expect(inLine(family.repeat(20))).toBe(`${family.repeat(12)}…`);
});

test('a text from right to left has a wall around it', () => {
  expect(inLine('נועה')).toBe('\u2068נועה\u2069');
  expect(inLine('سارة (2)')).toBe('\u2068سارة (2)\u2069');
});
