import {
  firstSeat,
  type Game,
  type GameEvent,
  Moves,
  Random,
  seedFromNumber,
} from '@pangaea/rules/kernel';
import { expect } from 'vitest';
import { type AnyBot, botOf } from '../src/index.ts';

/** Begins and plays games between bots. */
export function tablesOf<S, O, E extends GameEvent>(game: Game<S, O, E>) {
  return {
    /** A player that makes random moves. */
    chance: botOf((view: S, seat, random) => {
      const moves = new Moves();
      game.legal(view, seat, moves);
      return [moves.at(random.below(moves.count))];
    }) satisfies AnyBot,

    begin(given: unknown, seed: number): S {
      const options = game.options(given);
      if (!options.ok) throw new Error(options.error.code);
      const table = game.setup(options.value, seedFromNumber(seed));
      if (!table.ok) throw new Error(table.error.code);
      return table.value;
    },

    /**
     * Plays to the end, or as long as `goOn` returns true, with one bot per seat; every move is
     * checked.
     */
    play(
      state: S,
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
        for (const move of bots[seat].decide(game.view(state, seat), seat, random, { positions })) {
          expect(game.check(state, seat, move)).toBe(0);
          told.push(`${seat} ${game.notation.print(state, move)}`);
          game.apply(state, seat, move);
        }
      }
    },
  };
}
