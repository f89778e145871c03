import { firstSeat, type Game, type GameEvent, Moves } from '@pangaea/rules/kernel';
import { Chooser } from './chooser.ts';
import { best } from './cpu.ts';

const SHARE = 0.999;

/**
 * Microseconds within which 99.9 % of all decisions (list, choose, apply) are done. Each is timed
 * alone with the clock, so the figure includes the cost of reading the clock.
 */
export function measureTail<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  starts: readonly S[],
  decisions: number,
  rounds: number,
): number {
  const moves = new Moves();
  const state = game.slot(starts[0]);
  const times = new Float64Array(decisions);
  return best(rounds, () => {
    let made = 0;
    for (let index = 0; index < starts.length; index++) {
      const chooser = new Chooser(index + 1);
      game.copy(starts[index], state);
      for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
        const before = performance.now();
        const seat = firstSeat(deciders);
        const count = game.legal(state, seat, moves);
        game.apply(state, seat, moves.at(chooser.below(count)));
        times[made++] = performance.now() - before;
      }
    }
    const sorted = times.subarray(0, made).slice().sort();
    return sorted[Math.min(made - 1, Math.floor(made * SHARE))] * 1000;
  });
}
