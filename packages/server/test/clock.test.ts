import { expect, test } from 'vitest';
import { steadyClock } from '../src/clock.ts';
import { Allowance } from '../src/tables/allowance.ts';

test('time goes on evenly while the clock of the machine is set back, and forward with it', () => {
  let [wall, elapsed] = [1_000_000, 0];
  const now = steadyClock(
    () => wall,
    () => elapsed,
  );
  const pass = (ms: number, set = 0) => {
    wall += ms + set;
    elapsed += ms;
    return now();
  };
  expect(now()).toBe(1_000_000);
  expect(pass(10)).toBe(1_000_010);
  expect(pass(10, -600_000)).toBe(1_000_020);
  expect(pass(10)).toBe(1_000_030);
  expect(pass(0, 600_000)).toBe(1_000_030);
  expect(pass(10, 50_000)).toBe(1_050_040);
  // The time is stored as a whole number.
  expect(pass(0.6)).toBe(1_050_040);
});

test('a clock that was set back keeps nobody from making tables', () => {
  const allowance = new Allowance(2);
  const hour = 3_600_000;
  expect(allowance.take(['10.0.0.1'], 1_000 * hour)).toBe(0);
  expect(allowance.take(['10.0.0.1'], 0)).toBe(0);
  expect(allowance.take(['10.0.0.1'], 0)).toBe(1_800);
  expect(allowance.take(['10.0.0.1'], hour / 2)).toBe(0);
});
