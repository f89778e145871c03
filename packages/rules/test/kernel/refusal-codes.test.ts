import { expect, test } from 'vitest';
import { ReasonOf, refusalCodes } from '../../src/kernel/index.ts';

const { codes, numbers, refuse } = refusalCodes({
  '': [],
  'too-dear': ['cost', 'coins'],
  'not-yours': [],
});

test('codes are numbered in their order, "legal" is 0', () => {
  expect(codes).toEqual(['', 'too-dear', 'not-yours']);
  expect(numbers).toEqual({ '': 0, 'too-dear': 1, 'not-yours': 2 });
});

test('a check ends with the number; the facts are noted for those who ask', () => {
  const reason = new ReasonOf<'' | 'too-dear' | 'not-yours'>();
  expect(reason.why).toEqual({ code: '', params: {} });
  expect(refuse('too-dear', { cost: 5, coins: 3 }, reason)).toBe(1);
  expect(reason.why).toEqual({ code: 'too-dear', params: { cost: 5, coins: 3 } });
  expect(refuse('not-yours', {}, undefined)).toBe(2);
});
