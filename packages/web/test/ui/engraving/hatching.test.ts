import { describe, expect, test } from 'vitest';
import { HATCHINGS, hatch } from '../../../src/ui/engraving/hatching.ts';
import {
  clip,
  hull,
  inset,
  isInside,
  overlap,
  type Polygon,
} from '../../../src/ui/engraving/plane.ts';

const SQUARE: Polygon = [
  [0, 0],
  [40, 0],
  [40, 30],
  [0, 30],
];
const LETTER: Polygon = [
  [0, 0],
  [60, 0],
  [60, 60],
  [40, 60],
  [40, 20],
  [20, 20],
  [20, 60],
  [0, 60],
];

describe('a hatching', () => {
  test.each(HATCHINGS.filter((each) => each !== 'plain'))('%s stays in its region', (hatching) => {
    for (const region of [SQUARE, LETTER]) {
      const lines = hatch(region, hatching, 4, [20, 15]);
      expect(lines.length).toBeGreaterThan(4);
      for (const line of lines) {
        const xs = line.map(([x]) => x);
        const ys = line.map(([, y]) => y);
        const middle = [
          (Math.min(...xs) + Math.max(...xs)) / 2,
          (Math.min(...ys) + Math.max(...ys)) / 2,
        ] as const;
        expect(isInside(region, middle)).toBe(true);
      }
    }
  });

  test('white is left plain', () => {
    expect(hatch(SQUARE, 'plain', 4, [0, 0])).toEqual([]);
  });

  test('is centred on its origin', () => {
    const ys = hatch(SQUARE, 'level', 5, [20, 15]).map(([[, y]]) => y);
    expect(ys.map((y) => 30 - y).toSorted((a, b) => a - b)).toEqual(ys.toSorted((a, b) => a - b));
  });
});

describe('polygons', () => {
  test('are cut to a convex one', () => {
    expect(
      hull(
        clip(SQUARE, [
          [20, -10],
          [60, -10],
          [60, 10],
          [20, 10],
        ]),
      ),
    ).toEqual([
      [20, 0],
      [40, 0],
      [40, 10],
      [20, 10],
    ]);
  });

  test('shrink on every side; holes grow', () => {
    expect(inset(SQUARE, 3)).toEqual([
      [3, 3],
      [37, 3],
      [37, 27],
      [3, 27],
    ]);
    expect(hull(inset(SQUARE.toReversed(), 3))).toEqual([
      [-3, -3],
      [43, -3],
      [43, 33],
      [-3, 33],
    ]);
  });

  test('that touch along an edge do not overlap', () => {
    const right = SQUARE.map(([x, y]) => [x + 40, y] as const);
    expect(overlap(SQUARE, right, 0.3)).toBe(false);
    expect(
      overlap(
        SQUARE,
        SQUARE.map(([x, y]) => [x + 38, y + 5] as const),
        0.3,
      ),
    ).toBe(true);
  });
});
