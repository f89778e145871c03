import type { GameId } from './ids.ts';

/** What the start page tells of a game before anything of it is loaded. */
export interface GameCard {
  readonly players: readonly [least: number, most: number];
  /** Seats of bots in "play now". */
  readonly bots: number;
  /**
   * Minutes, as they were reckoned for people who know the rules: of "play now" from its number of decisions, with
   * people for each player.
   */
  readonly minutes: { readonly alone: number; readonly each: number };
  /** From 1, for children, to 5. */
  readonly weight: number;
}

export const GAME_CARDS: Readonly<Record<GameId, GameCard>> = {
  'terra-nova': { players: [2, 4], bots: 3, minutes: { alone: 30, each: 20 }, weight: 3 },
  'terra-mystica': { players: [2, 5], bots: 3, minutes: { alone: 45, each: 30 }, weight: 4 },
  gaia: { players: [2, 5], bots: 2, minutes: { alone: 20, each: 12 }, weight: 2 },
};
