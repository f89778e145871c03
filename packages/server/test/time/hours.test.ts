import { describe, expect, test } from 'vitest';
import { ANY_HOUR, afterDays, type Hours, isZone, playable } from '../../src/time/hours.ts';

const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds;
const told = (moment: number, { zone }: Hours) =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'minute' });

const BERLIN: Hours = { zone: 'Europe/Berlin', weekend: [], daysOff: [] };
const QUIET: Hours = { ...BERLIN, night: { from: '22:00', to: '07:30' }, weekend: [6, 7] };

test('a zone that nobody knows is none', () => {
  expect(['Asia/Tokyo', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});

describe('a moment in which play counts', () => {
  test.each([
    ['of a day is itself', '2027-01-13T15:00', '2027-01-13T15:00+01:00'],
    ['of an evening after its night', '2027-01-13T23:10', '2027-01-14T07:30+01:00'],
    ['of an early morning on the same day', '2027-01-14T03:00', '2027-01-14T07:30+01:00'],
    ['at the end of a night is itself', '2027-01-14T07:30', '2027-01-14T07:30+01:00'],
    ['of a Friday night after the weekend', '2027-01-15T22:00', '2027-01-18T07:30+01:00'],
    ['of a Sunday on Monday morning', '2027-01-17T12:00', '2027-01-18T07:30+01:00'],
  ])('%s', (_, from, to) => {
    expect(told(playable(at(`${from}[Europe/Berlin]`), QUIET), QUIET)).toBe(to);
  });

  test('at a time that clocks show twice is after the second of them, if it is night then', () => {
    const late = { ...BERLIN, night: { from: '22:00', to: '02:30' } };
    for (const [from, to] of [
      ['2027-10-31T02:10+02:00', '2027-10-31T02:30+02:00'],
      ['2027-10-31T02:10+01:00', '2027-10-31T02:30+01:00'],
    ]) {
      expect(told(playable(at(`${from}[Europe/Berlin]`), late), late)).toBe(to);
    }
  });

  test('a night within one day is one, too', () => {
    const siesta = { ...BERLIN, night: { from: '12:00', to: '15:00' } };
    const noon = at('2027-01-13T12:30[Europe/Berlin]');
    expect(told(playable(noon, siesta), siesta)).toBe('2027-01-13T15:00+01:00');
  });
});

describe('days for a move', () => {
  test('last until the same time', () => {
    const asked = at('2027-01-13T15:00[UTC]');
    expect(told(afterDays(asked, 2, ANY_HOUR), ANY_HOUR)).toBe('2027-01-15T15:00+00:00');
  });

  test('do not count weekends and days off', () => {
    const thursday = at('2027-01-14T15:00[Europe/Berlin]');
    expect(told(afterDays(thursday, 2, QUIET), QUIET)).toBe('2027-01-18T15:00+01:00');
    const holiday = { ...QUIET, daysOff: ['2027-01-18', '2027-01-19'] };
    expect(told(afterDays(thursday, 2, holiday), holiday)).toBe('2027-01-20T15:00+01:00');
  });

  test('begin in the morning for who is asked at night', () => {
    const late = at('2027-01-13T23:30[Europe/Berlin]');
    expect(told(afterDays(late, 1, QUIET), QUIET)).toBe('2027-01-15T07:30+01:00');
  });

  test('last until the same time by the clock where it is changed in between', () => {
    // Days of 23 and of 25 hours.
    for (const [from, to, hours] of [
      ['2027-03-27T15:00', '2027-03-28T15:00+02:00', 23],
      ['2027-10-30T15:00', '2027-10-31T15:00+01:00', 25],
    ] as const) {
      const asked = at(`${from}[Europe/Berlin]`);
      const end = afterDays(asked, 1, BERLIN);
      expect([told(end, BERLIN), (end - asked) / 3_600_000]).toEqual([to, hours]);
    }
  });

  test('end an hour later at a time that is left out, and on the days after it by the old one', () => {
    const asked = at('2027-03-27T02:30[Europe/Berlin]');
    expect(told(afterDays(asked, 1, BERLIN), BERLIN)).toBe('2027-03-28T03:30+02:00');
    expect(told(afterDays(asked, 2, BERLIN), BERLIN)).toBe('2027-03-29T02:30+02:00');
  });

  test('are those of the own zone', () => {
    const tokyo: Hours = { zone: 'Asia/Tokyo', weekend: [6, 7], daysOff: [] };
    // Friday evening in Europe is Saturday in Japan.
    const asked = at('2027-01-15T20:00[Europe/Berlin]');
    expect(told(afterDays(asked, 1, tokyo), tokyo)).toBe('2027-01-19T00:00+09:00');
    const own = { ...BERLIN, weekend: [6, 7] };
    expect(told(afterDays(asked, 1, own), own)).toBe('2027-01-18T20:00+01:00');
  });
});
