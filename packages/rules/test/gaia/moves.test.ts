import { expect, it } from 'vitest';
import { KIND, RULES } from '../../src/gaia/index.ts';

it('numbers the kinds of moves by their place in the declaration', () => {
  expect(Object.keys(KIND)).toEqual(RULES.codec.kinds.map(({ word }) => word));
  expect(Object.values(KIND)).toEqual([...RULES.codec.kinds.keys()]);
});
