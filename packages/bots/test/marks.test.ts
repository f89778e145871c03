import { expect, test } from 'vitest';
import { Marks } from '../src/marks.ts';

/** The rounds before: none, and as many as fit into 32 bits. */
const BEFORE = [0, 2 ** 31 - 3];

test.each(BEFORE)('marks are emptied at once, after %i rounds too', (before) => {
  const marks = new Marks(4, before);
  for (let round = 0; round < 6; round++) {
    marks.begin();
    expect([1, 3, 1, 3].map((number) => marks.add(number))).toEqual([true, true, false, false]);
  }
});
