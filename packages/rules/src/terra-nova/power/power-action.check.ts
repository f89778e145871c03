import type { Seat } from '../../kernel/index.ts';
import { needsPower } from '../check/needs.ts';
import { EFFECT } from '../mats/effects.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import type { PowerForm } from '../vocabulary.ts';

/**
 * Checks a power action beside the board. Rulebook, "Power actions".
 * @param place a bridge, a hex, or none
 */
export function checkPowerAction(
  state: State,
  seat: Seat,
  form: PowerForm,
  action: number,
  place: number,
  reason: Reason | undefined,
): number {
  const { id, cost, effect, amount } = state.table.powerActions[action];
  if (effect.form !== form) {
    return refuse('power-action-other-form', { action: id, command: effect.form }, reason);
  }
  if (state.isPowerActionUsed(action)) return refuse('power-action-used', { action: id }, reason);
  const power = price(state, seat, cost);
  return (
    effect.check(state, seat, place, amount, power, reason) ||
    needsPower(state, seat, power, reason)
  );
}

/** The price of a power action; the Fire Sprites pay less. */
function price(state: State, seat: Seat, printed: number): number {
  return Math.max(0, printed - state.effect(seat, EFFECT.powerActionDiscount));
}
