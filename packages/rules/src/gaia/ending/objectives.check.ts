import type { Seat } from '../../kernel/index.ts';
import { MAX_ROW } from '../limits.ts';
import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { LANDS } from '../vocabulary.ts';

/** Rules, "Completing objectives". */
export function checkObjective(
  state: State,
  seat: Seat,
  objective: number,
  reason: Reason | undefined,
): number {
  const { edition, objectiveIds } = state.table;
  const goal = edition.objectives[objective];
  const row = Array.from({ length: MAX_ROW }, (_, place) => state.objective(place));
  const place = row.indexOf(objective);
  const isOpen = place >= 0 && state.completedBy(place) === NONE;
  const isMet =
    goal !== undefined &&
    LANDS.every((land, index) => state.natureInFront(seat, index) >= (goal.cards[land] ?? 0));
  if (isOpen && isMet) return LEGAL;
  return refuse('objective-not-completed', { objective: objectiveIds[objective] }, reason);
}
