import { firstSeat, type Game, type GameEvent, type Move, type Seat } from '@pangaea/rules/kernel';
import { bestOf, type Greedy, ownPoints } from './greedy.ts';
import type { Judge } from './judge.ts';

/** Decisions by which all lines grow before they are compared again. */
const STRIDE = 4;
/** Comparisons after which the worse half of the lines is given up. */
const HALVED_AFTER: readonly number[] = [3, 8, 16, 32, 48];

/** A move of a seat, and a position to which it leads. */
export interface Line<S> {
  readonly move: Move;
  /** Played on by whoever compares lines. */
  readonly state: S;
  /** Points that the move is worth besides. */
  readonly bonus: number;
}

/**
 * The rollout algorithm, with sequential halving: from the end of each line all seats go on as `Greedy` would, and the
 * positions that come of it so many decisions later are compared, by the mean of all comparisons so far, since where a
 * single one stands is half luck. For games whose judge counts points that do not hang on a race: what a victory is worth is
 * not asked.
 */
export class Rollouts<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #greedy: Greedy<S, O, E>;
  readonly #points = new Float64Array(8);

  constructor(game: Game<S, O, E>, judge: Judge<S>, greedy: Greedy<S, O, E>) {
    this.#game = game;
    this.#judge = judge;
    this.#greedy = greedy;
  }

  /**
   * @param lines at least one, the best first
   * @param isSpent whether there is no time for another decision
   * @returns the move of the best line by the comparisons that there was time for
   */
  compare(lines: readonly Line<S>[], seat: Seat, isSpent: () => boolean): Move {
    let left = lines.map((line) => ({ ...line, sum: this.valueOf(line.state, seat) + line.bonus }));
    for (let compared = 1; left.length > 1; compared++) {
      const values: number[] = [];
      let grown = false;
      for (const { state, bonus } of left) {
        for (let n = 0; n < STRIDE && this.#step(state); n++) {
          grown = true;
          if (isSpent()) return left[0].move;
        }
        values.push(this.valueOf(state, seat) + bonus);
      }
      for (const [at, line] of left.entries()) line.sum += values[at];
      left.sort((one, other) => other.sum - one.sum);
      if (!grown) break;
      if (HALVED_AFTER.includes(compared)) left = left.slice(0, left.length >> 1);
    }
    return left[0].move;
  }

  /** How good a position is for a seat. */
  valueOf(state: S, seat: Seat): number {
    this.#judge.judge(state, this.#points);
    return ownPoints(this.#points, this.#game.seats(state), seat);
  }

  /** Plays one decision on. @returns false at the end of the game */
  #step(state: S): boolean {
    const deciders = this.#game.deciders(state);
    if (deciders === 0) return false;
    const seat = firstSeat(deciders);
    this.#game.apply(state, seat, bestOf(this.#greedy.consider(state, seat)));
    return true;
  }
}
