import type { AnyGame } from '@pangaea/rules/kernel';
import { terraNova } from '@pangaea/rules/terra-nova';

/** Every game that tables can be opened for, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(
  [terraNova()].map((game) => [game.id, game]),
);

export function findGame(id: string): AnyGame | undefined {
  return GAMES.get(id);
}
