import { hasSeat } from '@pangaea/rules/kernel';
import { expect } from 'vitest';
import type { Happened } from '../src/rules/telling.ts';
import { findGame } from './all-games.ts';
import type { Browser } from './client.ts';

/** Plays a table of Terra Nova to its end for all seats. @returns the message about the last move */
export async function playOut(id: string, players: readonly Browser[]): Promise<Happened> {
  const game = findGame('terra-nova');
  let last: Happened | undefined;
  for (let seed = 1; seed < 2_000; seed++) {
    const { position, version } = await players[0].game(id, '?from=0');
    const state = game?.fromJson(position);
    if (game === undefined || state?.ok !== true) throw new Error('no position');
    const deciders = game.deciders(state.value);
    const seat = players.findIndex((_, seat) => hasSeat(deciders, seat));
    if (seat < 0) {
      if (last === undefined) throw new Error('the game was over');
      return last;
    }
    const command = players[seat].anyCommand(position, seat, seed) ?? '';
    const { status, body } = await players[seat].segment(id, seat, version, [command]);
    expect(status).toBe(200);
    last = body;
  }
  throw new Error('the game did not end');
}
