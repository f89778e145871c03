import { expect, test } from 'vitest';
import { keepMarks, keptMarks } from '../../src/shell/ahead/kept-marks.ts';
import type { Shelf } from '../../src/table/storage.ts';

function memory(): Shelf {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

test('the marks of the newest tables are kept, those of others make room', () => {
  const shelf = memory();
  shelf.setItem('pangaea.table.mine', 'a table');
  shelf.setItem('pangaea.played-ahead.old', '{"steps":[4,9,"x"]}');
  shelf.setItem('pangaea.played-ahead.broken', '{');
  expect(keptMarks(shelf, 'old')).toEqual([4, 9]);
  expect(keptMarks(shelf, 'none')).toEqual([]);
  expect(keptMarks(shelf, 'broken')).toEqual([]);
  for (let at = 0; at < 50; at++) keepMarks(shelf, `t${at}`, [at], 1000 + at);
  expect(shelf.length).toBe(41);
  expect(shelf.getItem('pangaea.table.mine')).toBe('a table');
  expect(keptMarks(shelf, 'old')).toEqual([]);
  expect(keptMarks(shelf, 't9')).toEqual([]);
  expect(keptMarks(shelf, 't10')).toEqual([10]);
  expect(keptMarks(shelf, 't49')).toEqual([49]);
  // A changed table is a new one again.
  keepMarks(shelf, 't10', [10, 12], 2000);
  keepMarks(shelf, 't50', [50], 2001);
  expect([keptMarks(shelf, 't10'), keptMarks(shelf, 't11')]).toEqual([[10, 12], []]);
});

test('a browser that keeps nothing is no hindrance', () => {
  const no = () => {
    throw new Error('forbidden');
  };
  const shelf = { getItem: no, setItem: no, removeItem: no, key: no, length: 0 };
  keepMarks(shelf, 'one', [1], 1);
  expect(keptMarks(shelf, 'one')).toEqual([]);
});
