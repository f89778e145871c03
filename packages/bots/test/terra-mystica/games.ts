import { firstSeat, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { type State, terraMystica } from '@pangaea/rules/terra-mystica';
import { expect } from 'vitest';
import type { Bot } from '../../src/index.ts';

export const game = terraMystica();

export function begin(given: unknown, seed: number): State {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(seed));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Plays to the end with one bot per seat; every move is checked. */
export function play(state: State, bots: readonly Bot<State>[], positions: number): string[] {
  const random = Random.fromSeed(seedFromNumber(7));
  const told: string[] = [];
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) return told;
    const seat = firstSeat(deciders);
    const move = bots[seat].choose(game.view(state, seat), seat, random, { positions });
    expect(game.check(state, seat, move)).toBe(0);
    told.push(`${seat} ${game.notation.print(state, move)}`);
    game.apply(state, seat, move);
  }
}
