import { type GameId as AnyGameId, GAME_IDS as EVERY_GAME } from '@pangaea/rules/games';
import { GAIA } from '../gaia/entry.ts';
import type { GameEntry } from '../play/face/entry.ts';
import { TERRA_MYSTICA } from '../terra-mystica/entry.ts';
import { TERRA_NOVA } from '../terra-nova/entry.ts';

/** The games that the page shows. Other games can still be played without the page. */
export const GAMES = {
  'terra-nova': TERRA_NOVA,
  'terra-mystica': TERRA_MYSTICA,
  gaia: GAIA,
} satisfies Readonly<Partial<Record<AnyGameId, GameEntry>>>;

export type GameId = keyof typeof GAMES;

/** The ids of the games on the page, in the order in which the rules list them. */
export const GAME_IDS: readonly GameId[] = EVERY_GAME.filter(isGameId);

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(GAMES, id);
}
