import type { AnyGame, GameEvent } from '@pangaea/rules/kernel';
import type { AnyPageGame, PageEdition } from '../games/page-game.ts';

/** Not an edition that ships with the game. */
export function isLoaded(game: AnyPageGame, edition: PageEdition): boolean {
  return !game.houseEditions.includes(edition);
}

/** The rules that know an edition. A state brings its own; only options and positions name editions. */
export function rulesWith(game: AnyPageGame, edition: PageEdition): AnyGame {
  return isLoaded(game, edition) ? game.withEdition(edition) : game.rules;
}

/** What a move leads to, and what happens on the way. The move has been checked. */
export function after<S>(
  game: AnyPageGame,
  state: S,
  seat: number,
  move: number,
): { readonly state: S; readonly events: readonly GameEvent[] } {
  const { rules } = game;
  const next: S = rules.slot(state);
  rules.copy(state, next);
  const events: GameEvent[] = [];
  rules.apply(next, seat, move, events);
  return { state: next, events };
}
