import { gaia, type Options, type State } from '@pangaea/rules/gaia';
import { firstSeat, Moves, Random, seedFromNumber } from '@pangaea/rules/kernel';
import { expect } from 'vitest';
import type { AnyBot } from '../../src/index.ts';

export const game = gaia();

/** Does just anything. */
export const chance: AnyBot = {
  choose(view, seat, random) {
    const moves = new Moves();
    game.legal(view, seat, moves);
    return moves.at(random.below(moves.count));
  },
};

export function begin(given: Partial<Options> & { readonly mode?: string }, seed: number): State {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.error.code);
  const table = game.setup(options.value, seedFromNumber(seed));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Plays to the end, or as long as `goOn` says, with one bot per seat; every move is checked. */
export function play(
  state: State,
  bots: readonly AnyBot[],
  positions: number,
  goOn: (seat: number) => boolean = () => true,
): string[] {
  const random = Random.fromSeed(seedFromNumber(7));
  const told: string[] = [];
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders === 0) return told;
    const seat = firstSeat(deciders);
    if (!goOn(seat)) return told;
    const move = bots[seat].choose(game.view(state, seat), seat, random, { positions });
    expect(game.check(state, seat, move)).toBe(0);
    told.push(`${seat} ${game.notation.print(state, move)}`);
    game.apply(state, seat, move);
  }
}

/** How many of so many games among equals are won by the last meeple, not for want of cards. */
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
