import { describe, expect, test } from 'vitest';
import { outlinesOf, wallAround } from '../../../src/board/pieces/wall.ts';
import { area, isInside, type Point } from '../../../src/ui/engraving/plane.ts';

const HEX = (Math.sqrt(3) / 2) * 100 * 100;
const ROW = (Math.sqrt(3) / 2) * 100;
const at = (column: number, row: number): Point => [column * 100 + row * 50, row * ROW];

describe('the wall of a town', () => {
  test('goes once around its hexes', () => {
    const [outline, ...rest] = outlinesOf([at(0, 0), at(1, 0), at(0, 1)]);
    expect(rest).toEqual([]);
    expect(outline).toHaveLength(12);
    expect(area(outline)).toBeCloseTo(3 * HEX, 0);
  });

  test('leaves a hole out', () => {
    const ring = [at(1, 0), at(0, 1), at(-1, 1), at(-1, 0), at(0, -1), at(1, -1)];
    const areas = outlinesOf(ring)
      .map(area)
      .toSorted((one, other) => one - other);
    expect(areas).toHaveLength(2);
    expect(areas[0]).toBeCloseTo(-HEX, 0);
    expect(areas[1]).toBeCloseTo(7 * HEX, 0);
  });

  test('goes around both banks of a town that a bridge joins', () => {
    expect(outlinesOf([at(0, 0), at(5, 0)])).toHaveLength(2);
  });

  test('has its gate on the lowest side', () => {
    const { gate, d } = wallAround([at(0, 0), at(1, 0)]);
    expect(d).toMatch(/^(?:[MLZ][-\d. ]*)+$/);
    expect(gate[1]).toBeGreaterThan(30);
    expect(gate[0]).toBeGreaterThan(at(1, 0)[0]);
    const whole = outlinesOf([at(0, 0), at(1, 0)])[0];
    expect(isInside(whole, gate)).toBe(true);
  });

  test('has the sides towards the reader before its pieces, and the others behind them', () => {
    const { d, front } = wallAround([at(0, 0), at(1, 0)]);
    const points = (path: string) =>
      [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const middle = points(d).reduce((sum, [, y]) => sum + y, 0) / points(d).length;
    // One line along the lower edges of both hexes, from right to left.
    expect(front.match(/M/g)).toHaveLength(1);
    const line = points(front);
    expect(line).toHaveLength(5);
    for (const [, y] of line) expect(y).toBeGreaterThan(middle);
    expect(line.every(([x], index) => index === 0 || x < line[index - 1][0])).toBe(true);
    // A town in two parts has a line in each.
    expect(wallAround([at(0, 0), at(5, 0)]).front.match(/M/g)).toHaveLength(2);
  });
});
