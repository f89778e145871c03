import { gaiaPlayed } from './gaia/index.ts';
import type { PlayedGame } from './played.ts';
import { terraNovaPlayed } from './terra-nova/index.ts';

/** Every game that bots play, by id. */
export const PLAYED_GAMES: ReadonlyMap<string, PlayedGame> = new Map(
  [terraNovaPlayed, gaiaPlayed].map((played) => [played.game.id, played]),
);
