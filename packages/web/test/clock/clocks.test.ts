import { describe, expect, test } from 'vitest';
import { agreedSaid } from '../../src/clock/agreed.ts';
import { clockTidings } from '../../src/clock/clock-tidings.ts';
import { isLittle, onDial, readingOf, roughly } from '../../src/clock/clocks.ts';
import { MESSAGES } from '../../src/messages/index.ts';
import { firstChoice, wishOf } from '../../src/start/chosen.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const STATE = { warned: false, over: false, away: false };
const TOLD = { seat: 0, runs: true, left: 5_000, grace: 30_000, ...STATE };

describe('a clock', () => {
  test('runs on between two messages, and grace after it', () => {
    expect(readingOf(TOLD, 1_000, 3_000)).toEqual({ left: 3_000, grace: 30_000 });
    expect(readingOf(TOLD, 1_000, 16_000)).toEqual({ left: 0, grace: 20_000 });
    expect(readingOf(TOLD, 1_000, 90_000)).toEqual({ left: 0, grace: 0 });
    // The time was received a moment after the last look.
    expect(readingOf(TOLD, 1_000, 900)).toEqual({ left: 5_000, grace: 30_000 });
  });

  test('that stands says the same at any time', () => {
    expect(readingOf({ ...TOLD, runs: false }, 1_000, 90_000).left).toBe(5_000);
  });

  test('shows minutes and seconds, and zero only when nothing is left', () => {
    expect([900_000, 65_000, 59_001, 1, 0].map(onDial)).toEqual([
      '15:00',
      '1:05',
      '1:00',
      '0:01',
      '0:00',
    ]);
  });

  test('of a slow table shows its largest units, in both languages', () => {
    const times = [49.5 * HOUR, 48 * HOUR, 5.9 * HOUR, 59.5 * MINUTE, 1];
    const { en, ja } = MESSAGES;
    expect(times.map((time) => roughly(en, time))).toEqual([
      '2 d 1 h',
      '2 d',
      '5 h',
      '60 min',
      '1 min',
    ]);
    expect(times.map((time) => roughly(ja, time))).toEqual([
      '2日1時間',
      '2日',
      '5時間',
      '60分',
      '1分',
    ]);
  });

  test('has little left in the last minute, or half a day', () => {
    expect([isLittle(60_001, false), isLittle(60_000, false)]).toEqual([false, true]);
    expect([isLittle(12.1 * HOUR, true), isLittle(12 * HOUR, true)]).toEqual([false, true]);
  });
});

describe('the news of clocks over the map', () => {
  const { en } = MESSAGES;
  const told = (before: Partial<typeof STATE>, now: Partial<typeof STATE>, isMine = false) =>
    clockTidings(en, {
      before: [{ ...TOLD, ...before }],
      now: [{ ...TOLD, ...now }],
      isMine: () => isMine,
      name: () => 'Ann',
    });

  test('a bot that stands in, and who is back', () => {
    expect(told({}, { away: true })).toEqual(['A bot plays for Ann until Ann is back']);
    expect(told({}, { away: true }, true)).toEqual(['A bot plays for you']);
    expect(told({ away: true }, {})).toEqual(['Ann is back']);
    expect(told({ away: true }, {}, true)).toEqual([]);
  });

  test('that little is left, to whose time it is, and once; that time is over, to all', () => {
    expect(told({}, { warned: true }, true)).toEqual(['Your time: 1 min left']);
    expect(told({}, { warned: true })).toEqual([]);
    expect(told({ warned: true }, { warned: true }, true)).toEqual([]);
    expect(told({ warned: true }, { warned: true, over: true })).toEqual([
      'Time is over: the game waits for Ann',
    ]);
  });
});

test('the chosen clock is the requested one, and has its sentence', () => {
  expect(wishOf(firstChoice('live'))).toEqual({ pace: 'live' });
  expect(wishOf(firstChoice('slow'))).toEqual({
    pace: 'slow',
    time: { kind: 'slow', days: 3, out: 'bot' },
  });
  expect(wishOf({ pace: 'slow', clock: 'none', out: 'wait' })).toEqual({ pace: 'slow' });
  const live = wishOf({ pace: 'live', clock: '15', out: 'bot' });
  expect(live).toEqual({
    pace: 'live',
    time: { kind: 'live', minutes: 15, seconds: 30, out: 'bot' },
  });
  const slow = wishOf({ pace: 'slow', clock: '3', out: 'wait' });
  expect(slow).toEqual({ pace: 'slow', time: { kind: 'slow', days: 3, out: 'wait' } });
  if (live.time === undefined || slow.time === undefined) throw new Error('no time');
  expect(agreedSaid(MESSAGES.en, live.time)).toEqual([
    '15 min each, 30 s more a move',
    'a bot stands in for whoever runs out of time',
  ]);
  expect(agreedSaid(MESSAGES.ja, slow.time)).toEqual(['一手に3日まで', '時間切れの間は待つ']);
});
