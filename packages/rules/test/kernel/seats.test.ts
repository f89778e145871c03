import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSeat, hasSeat, seatSet, seatsOf } from '../../src/kernel/index.ts';

const anySeats = fc.uniqueArray(fc.integer({ min: 0, max: 31 }));

test('a set gives its seats back in order', () => {
  fc.assert(
    fc.property(anySeats, (seats) => {
      const sorted = [...seats].sort((one, two) => one - two);
      expect(seatsOf(seatSet(...seats))).toEqual(sorted);
      if (sorted.length > 0) expect(firstSeat(seatSet(...seats))).toBe(sorted[0]);
    }),
  );
});

test('a set has its seats and no others', () => {
  fc.assert(
    fc.property(anySeats, fc.integer({ min: 0, max: 31 }), (seats, seat) => {
      expect(hasSeat(seatSet(...seats), seat)).toBe(seats.includes(seat));
    }),
  );
});

test('numbers that are no seats are in no set', () => {
  const all = seatSet(...Array(32).keys());
  for (const seat of [-1, -32, 32, 33, 64, 99]) expect(hasSeat(all, seat)).toBe(false);
});

test('nobody is 0', () => {
  expect([seatSet(), seatsOf(0)]).toEqual([0, []]);
});
