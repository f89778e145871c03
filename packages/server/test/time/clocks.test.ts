import { describe, expect, test } from 'vitest';
import {
  type ClockEvent,
  type Clocks,
  clocksAfter,
  clocksAtStart,
  leftAt,
  momentsOf,
} from '../../src/time/clocks.ts';
import type { TimeControl } from '../../src/time/control.ts';
import { type Down, downBetween, withDown } from '../../src/time/down.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2027, 0, 13, 12);
const LIVE: TimeControl = { kind: 'live', minutes: 15, seconds: 30, out: 'bot' };
const SLOW: TimeControl = { kind: 'slow', days: 2, out: 'wait' };

type Step = readonly [minutes: number, asked: number, more?: Partial<ClockEvent>];

/** The clocks after events that happen a number of minutes after noon. */
function after(
  control: TimeControl,
  steps: readonly Step[],
  down: readonly Down[] = [],
  seats = 3,
): Clocks {
  return steps.reduce<Clocks>(
    (clocks, [minutes, asked, more], index) => {
      const at = NOON + minutes * MINUTE;
      const event = { number: index + 1, at, kind: 'asked', seat: -1, asked, moved: 0 } as const;
      return clocksAfter(control, clocks, { ...event, ...more }, down);
    },
    clocksAtStart(control, seats),
  );
}
const minutesLeft = ({ seats }: Clocks) => seats.map(({ left }) => left / MINUTE);
const running = ({ seats }: Clocks) => seats.map(({ since }) => since > 0);

describe('a live clock', () => {
  test('stands still until its seat is asked, and runs then', () => {
    expect(minutesLeft(after(LIVE, []))).toEqual([15, 15, 15]);
    const begun = after(LIVE, [[0, 0b001]]);
    expect(running(begun)).toEqual([true, false, false]);
    expect(leftAt(begun.seats[0], NOON + 4 * MINUTE, [])).toBe(11 * MINUTE);
    expect(leftAt(begun.seats[1], NOON + 4 * MINUTE, [])).toBe(15 * MINUTE);
    expect(leftAt(begun.seats[0], NOON + HOUR, [])).toBe(0);
  });

  test('gets the increment when its seat has moved and another is asked', () => {
    const moved = after(LIVE, [
      [0, 0b001],
      [4, 0b010, { moved: 0b001 }],
    ]);
    expect(minutesLeft(moved)).toEqual([11.5, 15, 15]);
    expect(running(moved)).toEqual([false, true, false]);
  });

  test('never has more than at the start', () => {
    const quick = after(LIVE, [
      [0, 0b001],
      [0.1, 0b010, { moved: 0b001 }],
    ]);
    expect(minutesLeft(quick)[0]).toBe(15);
  });

  test('runs on through what its seat sends without ending its turn: no increment for nothing', () => {
    const sent = after(LIVE, [
      [0, 0b001],
      [4, 0b001, { moved: 0b001 }],
    ]);
    expect(leftAt(sent.seats[0], NOON + 5 * MINUTE, [])).toBe(10 * MINUTE);
  });

  test('keeps what it had where the game goes back and its seat has not moved', () => {
    const back = after(LIVE, [
      [0, 0b001],
      [4, 0b010],
    ]);
    expect(minutesLeft(back)[0]).toBe(11);
  });

  test('of several who are asked at once each runs by itself', () => {
    const both = after(LIVE, [
      [0, 0b001],
      [1, 0b111, { moved: 0b001 }],
      [3, 0b101, { moved: 0b010 }],
      [6, 0b100, { moved: 0b001 }],
    ]);
    expect(minutesLeft(both)).toEqual([9.5, 13.5, 15]);
    expect(leftAt(both.seats[2], NOON + 6 * MINUTE, [])).toBe(10 * MINUTE);
  });

  test('does not run while the server is down', () => {
    const down = [{ from: NOON + 2 * MINUTE, to: NOON + 62 * MINUTE }];
    const moved = after(
      LIVE,
      [
        [0, 0b001],
        [64, 0b010, { moved: 0b001 }],
      ],
      down,
    );
    expect(minutesLeft(moved)[0]).toBe(11.5);
    const begun = after(LIVE, [[0, 0b001]]);
    expect(momentsOf(LIVE, begun.seats[0], down)).toEqual({
      warn: NOON + 74 * MINUTE,
      end: NOON + 75 * MINUTE,
      out: NOON + 75.5 * MINUTE,
    });
  });

  test('set back is taken for no time at all', () => {
    const back = after(LIVE, [
      [0, 0b001],
      [-7, 0b010, { moved: 0b001 }],
    ]);
    expect(minutesLeft(back)[0]).toBe(15);
  });

  test('warns a minute before the end, or halfway where less is left', () => {
    const [clock] = after(LIVE, [[0, 0b001]]).seats;
    const { warn, end, out } = momentsOf(LIVE, clock, []);
    expect([warn, end, out].map((moment) => (moment - NOON) / MINUTE)).toEqual([14, 15, 15.5]);
    const short = momentsOf(LIVE, { ...clock, left: MINUTE }, []);
    expect((short.warn - NOON) / MINUTE).toBe(0.5);
  });

  test('of whoever returns has a tenth of the bank at least', () => {
    const out = after(LIVE, [
      [0, 0b001],
      [14, 0b001, { kind: 'warned', seat: 0 }],
      [16, 0, { kind: 'away', seat: 0 }],
    ]);
    expect(out.seats[0]).toEqual({ left: 0, since: 0, warned: false, over: false, away: true });
    const back = { number: 4, at: NOON + HOUR, kind: 'back', seat: 0, asked: 1, moved: 0 } as const;
    expect(clocksAfter(LIVE, out, back, []).seats[0]).toEqual({
      left: 1.5 * MINUTE,
      since: NOON + HOUR,
      warned: false,
      over: false,
      away: false,
    });
  });
});

describe('a slow clock', () => {
  test('gives every move days of its own, and who goes on too', () => {
    const going = after(SLOW, [
      [0, 0b001],
      [600, 0b001, { moved: 0b001 }],
    ]);
    const { end } = momentsOf(SLOW, going.seats[0], []);
    expect((end - NOON) / HOUR).toBe(48 + 10);
  });

  test('runs on through standing orders, and through moves of others', () => {
    const going = after(SLOW, [
      [0, 0b011],
      [600, 0b001, { moved: 0b010 }],
      [700, 0b001],
    ]);
    expect(going.seats[0].since).toBe(NOON);
  });

  test('gives back what the server was down, warns half a day before and waits half a day after', () => {
    const [clock] = after(SLOW, [[0, 0b001]]).seats;
    const down = [{ from: NOON + HOUR, to: NOON + 6 * HOUR }];
    const { warn, end, out } = momentsOf(SLOW, clock, down);
    expect([warn, end, out].map((moment) => (moment - NOON) / HOUR)).toEqual([41, 53, 65]);
  });

  test('ends in no night, nor does its grace', () => {
    const hours = {
      zone: 'UTC',
      night: { from: '22:00', to: '08:00' },
      weekend: [],
      daysOff: [],
    };
    const [clock] = after(SLOW, [[0, 0b001]]).seats;
    const { end, out } = momentsOf(SLOW, clock, [], hours);
    expect([end, out].map((moment) => (moment - NOON) / HOUR)).toEqual([48, 68]);
    const pushed = momentsOf(SLOW, clock, [{ from: NOON, to: NOON + 11 * HOUR }], hours);
    expect((pushed.end - NOON) / HOUR).toBe(68);
  });
});

describe('times without a server', () => {
  const down = [
    { from: 10, to: 20 },
    { from: 30, to: 35 },
  ];

  test('count where they lie between two moments', () => {
    expect(
      [
        [0, 5],
        [0, 15],
        [12, 18],
        [15, 40],
        [0, 40],
      ].map(([from, to]) => downBetween(from, to, down)),
    ).toEqual([0, 5, 6, 10, 15]);
  });

  test('put off an end, also one that is reached only by that', () => {
    expect([8, 15, 25, 40].map((end) => withDown(0, end, down))).toEqual([8, 25, 40, 55]);
    expect(withDown(12, 23, down)).toBe(36);
  });
});
