import { type Game, type GameEvent, Moves } from '@pangaea/rules/kernel';
import { best, cpuTime } from './cpu.ts';
import type { Moment } from './random-games.ts';

/** Number of passes over the positions in one measurement. */
const PASSES = 200;

/** Mean cost of single calls, in nanoseconds. */
export interface Operations {
  readonly copyNs: number;
  readonly applyNs: number;
  readonly legalNs: number;
}

/**
 * Measures `copy`, `apply` and `legal` by loops over recorded positions. `apply` works on copies
 * that were made before the clock started; no overhead is subtracted.
 */
export function measureOperations<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  moments: readonly Moment<S>[],
  rounds: number,
): Operations {
  const moves = new Moves();
  const slots = moments.map(({ state }) => game.slot(state));
  const copyAll = () => {
    for (let index = 0; index < moments.length; index++) {
      game.copy(moments[index].state, slots[index]);
    }
  };
  const applyAll = () => {
    for (let index = 0; index < moments.length; index++) {
      const { seat, move } = moments[index];
      game.apply(slots[index], seat, move);
    }
  };
  const listAll = () => {
    for (let index = 0; index < moments.length; index++) {
      const { state, seat } = moments[index];
      game.legal(state, seat, moves);
    }
  };
  const calls = moments.length * PASSES;
  const perCall = (measure: () => number) => best(rounds, measure) / calls;
  return {
    copyNs: perCall(() => cpuTime(() => repeat(copyAll))),
    legalNs: perCall(() => cpuTime(() => repeat(listAll))),
    applyNs: perCall(() => {
      let spent = 0;
      for (let pass = 0; pass < PASSES; pass++) {
        copyAll();
        spent += cpuTime(applyAll);
      }
      return spent;
    }),
  };
}

function repeat(pass: () => void): void {
  for (let count = 0; count < PASSES; count++) pass();
}
