/** The games that tables can be opened for. */
export const GAME_IDS = ['terra-nova', 'gaia'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string): id is GameId {
  return GAME_IDS.some((each) => each === id);
}
