import { expect, test } from 'vitest';
import { columns, flow, left, right, table, wrap, wrapItems } from '../../src/screen/text.ts';

test('Japanese takes two columns, colours none', () => {
  expect(columns('家と交易所')).toBe(10);
  expect(columns('E5 森')).toBe(5);
  expect(columns('\u001b[1mbold\u001b[0m')).toBe(4);
  expect(left('家', 4)).toBe('家  ');
  expect(right('家', 4)).toBe('  家');
});

test('numbers stand on the right', () => {
  expect(
    table([
      ['', 'VP', 'x'],
      ['ゴーレム', '7', 'a'],
      ['Druids', '12', ''],
    ]),
  ).toEqual(['          VP  x', 'ゴーレム   7  a', 'Druids    12']);
});

test('short items stand side by side, downwards', () => {
  expect(flow(['a', 'b', 'c', 'd', 'e'], 9, '')).toEqual(['a  c  e', 'b  d']);
  expect(flow([], 9)).toEqual([]);
});

test('lines are broken at blanks, Japanese anywhere', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('あいうえお', 4)).toEqual(['あい', 'うえ', 'お']);
  expect(wrap('one two', 8, '  ')).toEqual(['  one', '  two']);
});

test('items are not broken', () => {
  expect(wrapItems('x:', ['a b', 'c d', 'e f'], 12)).toEqual(['x: a b |', '  c d | e f']);
});
