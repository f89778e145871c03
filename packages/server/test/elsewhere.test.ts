import { expect, test } from 'vitest';
import { Elsewhere, NOBODY } from '../src/nodes/elsewhere.ts';

const SELF = { looking: [], here: [], watching: 0 };
const NOTHING_GONE = { tables: [], persons: [] };

test('a seat that is looked at without a person stays after the other server was heard whole', () => {
  const elsewhere = new Elsewhere(() => 1_000_000);
  // A program opens a seat by its key, and belongs to no person.
  elsewhere.said('other', 'table', { ...NOBODY, looking: [1] }, 1);
  expect(elsewhere.beat('other', 1, 0)).toEqual(NOTHING_GONE);
  expect(elsewhere.with('table', SELF)).toEqual({ ...SELF, looking: [1] });
  elsewhere.said('other', 'table', { ...NOBODY, here: [1] }, 2);
  expect(elsewhere.beat('other', 2, 0)).toEqual(NOTHING_GONE);
  expect(elsewhere.with('table', SELF)).toEqual({ ...SELF, here: [1] });
});

test('a word that nobody is there is forgotten when the other server was heard whole', () => {
  const elsewhere = new Elsewhere(() => 1_000_000);
  elsewhere.said('other', 'table', { ...NOBODY, looking: [0], persons: [7] }, 1);
  elsewhere.said('other', 'table', NOBODY, 2);
  expect(elsewhere.beat('other', 2, 0)).toEqual({ tables: ['table'], persons: [] });
  expect(elsewhere.with('table', SELF)).toEqual(SELF);
});

test('a person whose last device was at a lost server has gone, once', () => {
  let now = 1_000_000;
  const elsewhere = new Elsewhere(() => now);
  elsewhere.devices('lost', 7, [1], 1);
  elsewhere.devices('lost', 8, [2], 2);
  now += 15_000;
  elsewhere.devices('other', 8, [3], 1);
  now += 10_000;
  expect(elsewhere.forget()).toEqual({ tables: [], persons: [7] });
  expect(elsewhere.forget()).toEqual(NOTHING_GONE);
  // The word that the last stream of a person has ended was lost.
  expect(elsewhere.beat('other', 3, 3)).toEqual({ tables: [], persons: [8] });
});
