import { expect, test } from 'vitest';
import { steadyClock } from '../src/clock.ts';
import { DatabaseClock } from '../src/nodes/database-clock.ts';
import type { Run } from '../src/storage/contract.ts';
import { Allowance } from '../src/tables/allowance.ts';
import { Uptime } from '../src/time/uptime.ts';

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

test('a machine that has slept has the time of the database with the next answer of it', async () => {
  let elapsed = 0;
  const clock = await DatabaseClock.of(
    async () => 1_000_000,
    () => elapsed,
    () => () => undefined,
  );
  elapsed += 10;
  expect(clock.now()).toBe(1_000_010);
  clock.heard(1_060_000);
  expect(clock.now()).toBe(1_060_000);
  // A late answer changes nothing.
  clock.heard(1_030_000);
  elapsed += 5;
  expect(clock.now()).toBe(1_060_005);
});

test('a clock that was set back keeps nobody from making tables', () => {
  const allowance = new Allowance(2);
  const hour = 3_600_000;
  expect(allowance.take(['10.0.0.1'], 1_000 * hour)).toBe(0);
  expect(allowance.take(['10.0.0.1'], 0)).toBe(0);
  expect(allowance.take(['10.0.0.1'], 0)).toBe(1_800);
  expect(allowance.take(['10.0.0.1'], hour / 2)).toBe(0);
});

test('the run before a jump of the clock is noted in whole milliseconds, whatever has passed', async () => {
  let [now, elapsed] = [1_000_000, 0.25];
  const noted: Run[] = [];
  const storage = {
    noteRun: async (run: Run) => void noted.push(run),
    downTimes: async () => [],
  };
  const clock = { now: () => now, after: () => () => undefined };
  const uptime = new Uptime(storage, clock, () => elapsed);
  await uptime.start();
  elapsed += 1_000.7;
  now += 61_000;
  expect(uptime.running).toEqual({
    started: 1_061_000,
    down: [{ from: 1_001_000, to: 1_061_000 }],
  });
  await uptime.close();
  expect(noted).toContainEqual({ started: 1_000_000, alive: 1_001_000 });
});
