import type { Seat } from '../../kernel/index.ts';
import type { Cause, Sink } from '../events.ts';
import type { State } from '../state.ts';
import { gainCoins, gainPower, gainPriests, gainWorkers } from './gains.ts';

/** Gives the coins, workers, priests and power in a row of the table; spades are not among them. */
export function gainGoods(
  s: State,
  seat: Seat,
  goods: Int16Array,
  at: number,
  cause: Cause,
  sink: Sink,
): void {
  gainCoins(s, seat, goods[at], cause, sink);
  gainWorkers(s, seat, goods[at + 1], cause, sink);
  gainPriests(s, seat, goods[at + 2], cause, sink);
  gainPower(s, seat, goods[at + 3], cause, sink);
}
