import { expect, test } from 'vitest';
import { serverTime } from '../../src/clock/server-time.ts';

test('the time of the server is told by what it said last, however wrong the device is', () => {
  let device = 1_000_000;
  let steady = 50;
  const time = serverTime(
    () => device,
    () => steady,
  );
  expect(time.now()).toBe(1_000_000);
  time.hear('Sat, 28 Nov 2026 12:00:00 GMT');
  const noon = Date.UTC(2026, 10, 28, 12);
  expect(time.now()).toBe(noon);
  // A change of the device's clock has no effect.
  device -= 18_000_000;
  steady += 2500;
  expect(time.now()).toBe(noon + 2500);
  // Answers without a date, or with an unreadable one, are ignored.
  time.hear(null);
  time.hear('yesterday');
  expect(time.now()).toBe(noon + 2500);
});
