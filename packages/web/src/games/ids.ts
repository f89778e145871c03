import { TABLE_GAME_IDS, type TableGameId } from '@pangaea/rules/games';

export type GameId = TableGameId;

/** The games that tables can be opened for. */
export const GAME_IDS: readonly GameId[] = TABLE_GAME_IDS;

export function isGameId(id: string): id is GameId {
  return GAME_IDS.some((each) => each === id);
}
