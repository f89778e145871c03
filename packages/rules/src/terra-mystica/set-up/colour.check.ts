import { LEGAL, type Reason, refuse } from '../refusals.ts';
import { NONE, type State } from '../state.ts';
import { BOARDS, CYCLE, TERRAINS } from '../vocabulary.ts';

/** The terrain must be a start terrain that nobody has. */
export function checkColour(s: State, terrain: number, reason?: Reason): number {
  const name = TERRAINS[terrain];
  if (terrain >= CYCLE) return refuse('not-on-cycle', { terrain: name }, reason);
  for (let by = 0; by < s.table.players; by++) {
    if (s.dealt(by) !== NONE) {
      const colour = BOARDS[s.dealt(by) % BOARDS.length];
      const dealt = s.table.factions.find(({ board }) => board === colour);
      if (dealt?.home === name) return refuse('terrain-taken', { terrain: name, by }, reason);
    }
    if (s.home(by) === terrain) return refuse('terrain-taken', { terrain: name, by }, reason);
  }
  return LEGAL;
}
