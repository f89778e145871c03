import { type Event, type State, type TerraNova, terraNova } from '@pangaea/rules/terra-nova';

/** The rules as the page uses them; the same engine that the server and the bots use. */
export const GAME: TerraNova = terraNova();

/** An unrelated copy of a position. */
function copyOf(state: State): State {
  const copy = GAME.slot(state);
  GAME.copy(state, copy);
  return copy;
}

/** What a move leads to, and what happens on the way. The move has been checked. */
export function after(
  state: State,
  seat: number,
  move: number,
): { readonly state: State; readonly events: readonly Event[] } {
  const next = copyOf(state);
  const events: Event[] = [];
  GAME.apply(next, seat, move, events);
  return { state: next, events };
}
