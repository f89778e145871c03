import type { Seat } from '../../kernel/index.ts';
import { needsPower } from '../check/needs.ts';
import { EFFECT } from '../mats/effects.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** Checks an exchange of power for coins. Rulebook, "Power exchange". */
export function checkExchange(
  state: State,
  seat: Seat,
  power: number,
  reason: Reason | undefined,
): number {
  if (power === 0) return refuse('nothing-to-exchange', {}, reason);
  return needsPower(state, seat, power, reason);
}

/** Checks the Druids' exchange of power for victory points. */
export function checkExchangeVp(
  state: State,
  seat: Seat,
  times: number,
  reason: Reason | undefined,
): number {
  const power = state.effect(seat, EFFECT.exchangePower);
  if (power === 0) return refuse('no-exchange-for-vp', {}, reason);
  if (times === 0) return refuse('nothing-to-exchange', {}, reason);
  return needsPower(state, seat, times * power, reason);
}
