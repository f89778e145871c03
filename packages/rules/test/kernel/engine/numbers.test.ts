import { expect, test } from 'vitest';
import { numbersOf } from '../../../src/kernel/index.ts';

test('names of a list have their places', () => {
  const BOWLS = ['one', 'two', 'bowl-three'] as const;
  expect(numbersOf(BOWLS)).toEqual({ one: 0, two: 1, 'bowl-three': 2 });
  for (const [place, name] of BOWLS.entries()) expect(numbersOf(BOWLS)[name]).toBe(place);
});
