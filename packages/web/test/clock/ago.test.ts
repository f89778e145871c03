import { expect, test } from 'vitest';
import { ago } from '../../src/clock/ago.ts';

/** A moment in November 2026 where this machine is; the 23rd is a Monday. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test.each([
  ['the same evening', 23, 21, '1 hour ago'],
  ['a day later by the clock', 24, 20, 'yesterday'],
  ['the next evening but later', 24, 22, 'yesterday'],
  ['in the second morning', 25, 10, '2 days ago'],
  ['in the last night of a week', 29, 23, '6 days ago'],
  ['after a week by the calendar', 30, 10, 'Nov 23, 2026'],
] as const)('what happened on Monday at eight, seen %s', (_, day, hour, said) => {
  expect(ago(at(23, 20), at(day, hour), 'en')).toBe(said);
});

test('in Japanese too, and never in the future', () => {
  expect(ago(at(23, 20), at(25, 10), 'ja')).toBe('一昨日');
  expect(ago(at(23, 20), at(23, 19), 'en')).toBe('this minute');
});
