import { expect, test } from 'vitest';
import { flagHex } from '../../src/board/flag-hex.ts';

const ROW = Math.sqrt(3) / 2;
const hex = (
  column: number,
  row: number,
  terrain = 'plains',
  building: 'house' | 'none' = 'none',
) => ({
  x: column + row / 2,
  y: row * ROW,
  terrain,
  building,
});

test('a pennant flies where it hides least', () => {
  // The next hex of the first row is above and to the right of a hex of the second row.
  const rows = (...above: readonly ReturnType<typeof hex>[]) => [...above, hex(0, 1), hex(1, 1)];
  const town = [3, 4];
  const over = (...above: readonly ReturnType<typeof hex>[]) => flagHex(rows(...above), town);
  expect(over(hex(0, 0), hex(1, 0), hex(2, 0, 'river'))).toBe(4);
  expect(over(hex(0, 0), hex(1, 0, 'river'), hex(2, 0))).toBe(3);
  expect(over(hex(0, 0), hex(1, 0, 'plains', 'house'), hex(2, 0))).toBe(4);
  // In the highest row the frame would cut it off.
  const high = [hex(1, 0), hex(2, 0), hex(0, 1), hex(1, 1)];
  expect(flagHex(high, [0, 2])).toBe(2);
  expect(flagHex(high, [0, 1])).toBe(0);
});
