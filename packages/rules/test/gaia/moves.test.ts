import { expect, it } from 'vitest';
import { KIND, MOVE_CODEC } from '../../src/gaia/index.ts';

it('numbers the kinds of moves by their place in the declaration', () => {
  expect(Object.keys(KIND)).toEqual(MOVE_CODEC.kinds.map(({ word }) => word));
  expect(Object.values(KIND)).toEqual([...MOVE_CODEC.kinds.keys()]);
});
