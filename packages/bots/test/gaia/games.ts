import { gaia, type Options } from '@pangaea/rules/gaia';
import type { AnyBot } from '../../src/index.ts';
import { tablesOf } from '../played.ts';

export const game = gaia();

export const { begin, chance, play } = tablesOf(game);

/**
 * The number of games, among equal players, that the last meeple decides and not the end of the
 * cards.
 */
export function countWonByMeeples(
  bot: AnyBot,
  options: Pick<Options, 'players'> & { readonly mode: string },
  positions: number,
  games: number,
): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const state = begin(options, seed);
    play(state, Array(options.players).fill(bot), positions);
    if (state.supply(state.winner()) === 0) won++;
  }
  return won;
}
