import type { EventSink, Seat } from '../kernel/index.ts';
import type { Cause, Event } from './events.ts';
import type { State } from './state.ts';

export { gainPower, spendPower } from '../terra/power.ts';

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
