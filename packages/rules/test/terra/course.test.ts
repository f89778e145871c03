import { expect, test } from 'vitest';
import { NONE } from '../../src/kernel/index.ts';
import { nextToPlay, orderFrom, placingPlace } from '../../src/terra/course.ts';
import { position } from '../terra-nova/hand-made.ts';

test('start buildings are placed forwards, backwards and forwards again', () => {
  const places = Array.from({ length: 9 }, (_, step) => placingPlace(step, 3));
  expect(places).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2]);
});

test('seats follow each other in turn order; those that passed or left are leapt over', () => {
  const s = position({ factions: ['golems', 'druids', 'sand-cats'] });
  s.clearPassed();
  orderFrom(s, 2);
  s.setTurn(NONE);
  expect(nextToPlay(s, 0)).toBe(2);
  s.setTurn(2);
  expect(nextToPlay(s, 0)).toBe(0);
  s.markPassed(0);
  expect(nextToPlay(s, 0)).toBe(1);
  expect(nextToPlay(s, 1 << 1)).toBe(2);
  s.markPassed(2);
  expect(nextToPlay(s, 1 << 1)).toBe(NONE);
});
