import { expect, test } from 'vitest';
import { goesOn, type OnShow } from '../../src/play/use-breaks.ts';

const shown = (moves: readonly number[], more: Partial<OnShow> = {}): OnShow => ({
  looking: false,
  sending: false,
  ...more,
  moves,
});
const PAST = { looking: true };

test('a draft that grows or is sent goes on; one that is taken back or put aside does not', () => {
  expect(goesOn(shown([]), shown([7]))).toBe(true);
  expect(goesOn(shown([7]), shown([7, 8]))).toBe(true);
  expect(goesOn(shown([7], { sending: true }), shown([]))).toBe(true);
  expect(goesOn(shown([7, 8]), shown([7]))).toBe(false);
  expect(goesOn(shown([7]), shown([]))).toBe(false);
  expect(goesOn(shown([7]), shown([8]))).toBe(false);
});

test('nothing goes on from the past, within it, or to it', () => {
  expect(goesOn(shown([]), shown([], PAST))).toBe(false);
  expect(goesOn(shown([], PAST), shown([], PAST))).toBe(false);
  expect(goesOn(shown([], PAST), shown([7]))).toBe(false);
});
