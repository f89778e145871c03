import {
  type Edition,
  type Event,
  HOUSE_EDITION,
  type State,
  type TerraNova,
  terraNova,
} from '@pangaea/rules/terra-nova';

/** The rules as the page uses them; the same engine that the server and the bots use. */
export const GAME: TerraNova = terraNova();

const WITH_EDITIONS = new WeakMap<Edition, TerraNova>();

/**
 * The rules with an edition that was loaded. Only options and positions from outside name editions; a
 * state brings its own, so that `GAME` plays it.
 */
export function rulesWith(edition: Edition): TerraNova {
  if (!isLoaded(edition)) return GAME;
  const game = WITH_EDITIONS.get(edition) ?? terraNova([edition]);
  WITH_EDITIONS.set(edition, game);
  return game;
}

/** Not the edition that ships with the game. */
export function isLoaded(edition: Edition): boolean {
  return edition !== HOUSE_EDITION;
}

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
