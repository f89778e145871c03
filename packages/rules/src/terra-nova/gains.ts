import type { Seat } from '../kernel/index.ts';
import { gainVp } from '../terra/gains.ts';
import type { Cause, Sink } from './events.ts';
import type { State } from './state.ts';
import { originOf } from './table.ts';

export { gainVp } from '../terra/gains.ts';
export { gainPower, spendPower } from '../terra/power.ts';

export function gainCoins(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  if (amount === 0) return;
  s.addCoins(seat, amount);
  sink?.push({ type: 'coins', seat, amount, cause });
}

export function payCoins(s: State, seat: Seat, amount: number, cause: Cause, sink: Sink): void {
  gainCoins(s, seat, -amount, cause, sink);
}

/**
 * Gives the victory points of an effect of the seat's faction for something that happened `times`
 * times.
 */
export function gainVpBy(s: State, seat: Seat, effect: number, times: number, sink: Sink): void {
  const vp = s.effect(seat, effect) * times;
  if (vp > 0) gainVp(s, seat, vp, effectCause(s, seat, effect, sink), sink);
}

/** Victory points of this round's tile for something that has just happened `times` times. */
export function scoreRound(s: State, seat: Seat, event: number, times: number, sink: Sink): void {
  const tile = s.roundTile(s.round());
  if (s.table.roundTileEvent[tile] !== event) return;
  gainVp(s, seat, s.table.roundTileVp[tile] * times, 'round-tile', sink);
}

/**
 * The part of the mat from which an effect comes; it is only calculated if somebody listens to the
 * events.
 */
export function effectCause(
  s: State,
  seat: Seat,
  effect: number,
  sink: Sink,
): 'ability' | 'left-palace' | 'right-palace' {
  return sink === undefined ? 'ability' : originOf(s.table, s.faction(seat), effect);
}
