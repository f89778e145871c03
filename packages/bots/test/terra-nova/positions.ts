import { type Move, Moves } from '@pangaea/rules/kernel';
import { type State, terraNova } from '@pangaea/rules/terra-nova';
import { expect } from 'vitest';
import { TERRA_NOVA_JUDGE } from '../../src/terra-nova/index.ts';
import { tablesOf } from '../played.ts';

export const game = terraNova();

const { begin, chance, play } = tablesOf(game);

/**
 * A game of two random players, up to a position that meets the condition; the faction has the
 * first seat.
 */
export function playedUntil(faction: string, isMet: (state: State) => boolean): State {
  const other = faction === 'golems' ? 'druids' : 'golems';
  const state = begin({ players: 2, factions: [faction, other], startPlayer: 0 }, 5);
  play(state, [chance, chance], 0, () => !isMet(state));
  expect(isMet(state)).toBe(true);
  return state;
}

/** To the first seat. */
export function give(state: State, coins: number, bowls: readonly [number, number, number]): void {
  state.addCoins(0, coins - state.coins(0));
  state.setBowls(0, ...bowls);
}

/** Moves of the first seat. */
export function listed(state: State, pruned: boolean): Move[] {
  const moves = new Moves();
  game.legal(state, 0, moves);
  if (pruned) TERRA_NOVA_JUDGE.prune(state, 0, moves);
  return moves.toArray();
}
