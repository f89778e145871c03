import type { Seat } from '../../kernel/index.ts';
import { traitOf } from '../check/geography.ts';
import { areSpadesRefused, needsPower } from '../check/needs.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { POWER_ACTIONS } from '../vocabulary.ts';

/** Checks a power action. It is allowed even if it has no effect (FAQ 2.11). */
export function checkPower(s: State, seat: Seat, action: number, reason?: Reason): number {
  const id = POWER_ACTIONS[action];
  const again = traitOf(s, seat, 'reusePowerActions') > 0;
  if (s.isPowerActionUsed(action) && !again) {
    return refuse('power-action-used', { action: id }, reason);
  }
  const { power, gain } = s.table.printed.powerActions[id];
  if ((gain?.spades ?? 0) > 0 && areSpadesRefused(s, seat)) {
    return refuse('spades-useless', { action: id }, reason);
  }
  return needsPower(s, seat, power - traitOf(s, seat, 'powerActionDiscount'), reason);
}
