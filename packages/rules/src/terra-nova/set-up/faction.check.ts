import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { COLOURS, FACTIONS } from '../vocabulary.ts';

/** Each player takes one side of a mat, and no two the same colour. Rulebook, "Set-up" step 7. */
export function checkFaction(state: State, faction: number, reason: Reason | undefined): number {
  const { home, players } = state.table;
  // A colour belongs to the terrain with the same number.
  const mat = { faction: FACTIONS[faction], colour: COLOURS[home[faction]] };
  if (state.neutral() === home[faction]) return refuse('colour-neutral', mat, reason);
  for (let by = 0; by < players; by++) {
    const other = state.faction(by);
    if (other === NONE) continue;
    if (other === faction) return refuse('faction-taken', { faction: mat.faction, by }, reason);
    if (home[other] === home[faction]) return refuse('colour-taken', { ...mat, by }, reason);
  }
  return LEGAL;
}
