import { describe, expect, test } from 'vitest';
import { STORED_SHAPES } from '../../../src/terra-mystica/stored/shapes.ts';
import { SHAPES } from '../../../src/ui/icons/shapes.ts';

const ALL = { ...SHAPES, ...STORED_SHAPES };

describe('icons', () => {
  test.each(Object.entries(ALL))('%s stays in its square', (_name, { paths }) => {
    expect(paths.length).toBeGreaterThan(0);
    for (const { d } of paths) {
      // Only capitals give positions; numbers after small letters are distances.
      for (const [, , numbers] of d.matchAll(/([MLCHV])([-\d. ]+)/g)) {
        for (const number of numbers.match(/-?\d*\.?\d+/g) ?? []) {
          expect(Number(number)).toBeGreaterThanOrEqual(0);
          expect(Number(number)).toBeLessThanOrEqual(24);
        }
      }
    }
  });

  test('no two look the same', () => {
    const drawn = Object.values(ALL).map(({ tint, paths }) => tint + JSON.stringify(paths));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
