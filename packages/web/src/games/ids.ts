import { GAME_IDS, type GameId } from '@pangaea/rules/games';

export { GAME_IDS, type GameId };

export function isGameId(id: string): id is GameId {
  return GAME_IDS.some((each) => each === id);
}
