import type { Seat } from '../../kernel/index.ts';
import { needsPower } from '../check/needs.ts';
import type { PalaceAction } from '../mats/definition.ts';
import { type Reason, refuse } from '../refusals.ts';
import type { State } from '../state.ts';
import { FACTIONS } from '../vocabulary.ts';

/** Checks the special action of a palace. Rulebook, appendix "Factions". */
export function checkSpecial(
  state: State,
  seat: Seat,
  hex: number,
  reason: Reason | undefined,
): number {
  const action = state.palaceAction(seat);
  const faction = FACTIONS[state.faction(seat)];
  if (action === undefined) return refuse('no-palace-action', { faction }, reason);
  if (isOncePerRound(state, action) && state.isPalaceActionUsed(seat)) {
    return refuse('palace-action-used', { faction }, reason);
  }
  const { power = 0 } = action;
  return action.check(state, seat, hex, power, reason) || needsPower(state, seat, power, reason);
}

/**
 * Whether the action may be taken only once per round. The Inventors' action is no octagon, but
 * ruling R14 may limit it like one.
 */
function isOncePerRound(state: State, action: PalaceAction<State>): boolean {
  return !action.repeatable || state.table.options.rulings.inventorsAction === 'once-per-round';
}
