import { expect, test } from 'vitest';
import { Elsewhere, NOBODY } from '../src/nodes/elsewhere.ts';

const SELF = { looking: [], here: [], watching: 0 };

test('a seat that is looked at without a person stays after the other server was heard whole', () => {
  const elsewhere = new Elsewhere(() => 1_000_000);
  // A program opens a seat by its key, and belongs to no person.
  elsewhere.said('other', 'table', { ...NOBODY, looking: [1] }, 1);
  expect(elsewhere.beat('other', 1, 0)).toEqual([]);
  expect(elsewhere.with('table', SELF)).toEqual({ ...SELF, looking: [1] });
  elsewhere.said('other', 'table', { ...NOBODY, here: [1] }, 2);
  expect(elsewhere.beat('other', 2, 0)).toEqual([]);
  expect(elsewhere.with('table', SELF)).toEqual({ ...SELF, here: [1] });
});

test('a word that nobody is there is forgotten when the other server was heard whole', () => {
  const elsewhere = new Elsewhere(() => 1_000_000);
  elsewhere.said('other', 'table', { ...NOBODY, looking: [0], persons: [7] }, 1);
  elsewhere.said('other', 'table', NOBODY, 2);
  expect(elsewhere.beat('other', 2, 0)).toEqual(['table']);
  expect(elsewhere.with('table', SELF)).toEqual(SELF);
});
