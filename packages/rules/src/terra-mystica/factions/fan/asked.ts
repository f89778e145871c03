import { askedNow } from '../../actions/asking.ts';
import { LEGAL, type Reason, refuse } from '../../refusals.ts';
import type { State } from '../../state.ts';

/** Refuses an ability that answers another question of its faction than the present one. */
export function needsQuestion(
  s: State,
  ability: string,
  question: number,
  reason?: Reason,
): number {
  if (askedNow(s).question === question) return LEGAL;
  return refuse('ability-impossible', { ability, because: 'not-asked' }, reason);
}
