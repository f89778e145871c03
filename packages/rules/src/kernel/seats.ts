/** A place at the table, from 0. */
export type Seat = number;

/** A set of seats as bits: bit `n` is seat `n`. 0 is the empty set. */
export type SeatSet = number;

export type Viewer = Seat | 'spectator';

export function seatSet(...seats: readonly Seat[]): SeatSet {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set;
}

/**
 * Whether a seat is in a set. False for numbers that are no seats: a shift alone would take them
 * modulo 32.
 */
export function hasSeat(set: SeatSet, seat: Seat): boolean {
  return seat >>> 5 === 0 && ((set >>> seat) & 1) !== 0;
}

/** The lowest seat of a set that is not empty. */
export function firstSeat(set: SeatSet): Seat {
  return 31 - Math.clz32(set & -set);
}

export function seatsOf(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
}
