import type { Seat } from '../../kernel/index.ts';
import type { Cause, Sink } from '../events.ts';
import type { State } from '../state.ts';

/** Puts meeples on a city, as many as the seat has. */
export function putMeeples(
  s: State,
  seat: Seat,
  city: number,
  wanted: number,
  cause: Cause,
  sink: Sink,
): void {
  const supply = s.supply(seat);
  const amount = wanted < supply ? wanted : supply;
  if (amount <= 0) return;
  s.setSupply(seat, supply - amount);
  s.setMeeples(city, seat, s.meeples(city, seat) + amount);
  sink?.push({ type: 'meeples', seat, amount, city: s.table.cityIds[city], cause });
}

/** Gives meeples on a city back to their owner. */
export function takeMeeples(
  s: State,
  seat: Seat,
  city: number,
  amount: number,
  cause: Cause,
  sink: Sink,
): void {
  if (amount === 0) return;
  s.setSupply(seat, s.supply(seat) + amount);
  s.setMeeples(city, seat, s.meeples(city, seat) - amount);
  sink?.push({ type: 'meeples', seat, amount: -amount, city: s.table.cityIds[city], cause });
}

/** Returns all meeples on a city, in the order of seats. */
export function emptyCity(s: State, city: number, cause: Cause, sink: Sink): void {
  for (let seat = 0; seat < s.table.players; seat++) {
    takeMeeples(s, seat, city, s.meeples(city, seat), cause, sink);
  }
}

/** Meeples of a seat on cities and objectives. */
export function placedMeeples(s: State, seat: Seat): number {
  return s.table.meeples - s.supply(seat);
}
