import type { EventSink, Seat } from '../kernel/index.ts';
import type { Cause, Event } from './events.ts';
import type { State } from './state.ts';

/** Where events go; nowhere in search. */
export type Sink = EventSink<Event> | undefined;

export function gainCoins(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.addCoins(seat, amount);
  if (sink !== undefined) sink.push({ type: 'coins', seat, amount, cause });
}

export function payCoins(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  gainCoins(s, seat, -amount, cause, sink);
}

export function gainVp(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.addVp(seat, amount);
  if (sink !== undefined) sink.push({ type: 'vp', seat, amount, cause });
}

/**
 * Moves one token per power, from bowl I to II while bowl I holds any, then from II to III; what finds
 * all tokens in III is lost. Rulebook, "Power cycle".
 */
export function gainPower(
  s: State,
  seat: Seat,
  amount: number,
  cause: Cause,
  sink: Sink,
  from?: Seat,
): void {
  if (amount === 0) return;
  const one = s.bowl1(seat);
  const two = s.bowl2(seat);
  const toTwo = amount < one ? amount : one;
  const rest = amount - toTwo;
  const toThree = rest < two + toTwo ? rest : two + toTwo;
  s.setBowls(seat, one - toTwo, two + toTwo - toThree, s.bowl3(seat) + toThree);
  if (sink === undefined) return;
  const lost = rest - toThree;
  const event = { type: 'power', seat, amount, toTwo, toThree, lost, cause } as const;
  sink.push(from === undefined ? event : { ...event, from });
}

/** Moves tokens from bowl III to I. The caller has checked that they are there. */
export function spendPower(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.setBowls(seat, s.bowl1(seat) + amount, s.bowl2(seat), s.bowl3(seat) - amount);
  if (sink !== undefined) sink.push({ type: 'power-spent', seat, amount, cause });
}
