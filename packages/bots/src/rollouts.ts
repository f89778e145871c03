import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  type Random,
  type Seat,
} from '@pangaea/rules/kernel';
import type { Bot, Budget } from './bot.ts';
import { Greedy } from './greedy.ts';
import type { Judge } from './judge.ts';

/** Moves that are tried out, the best at first sight. */
const CANDIDATES = 16;
/** Decisions by which all lines grow before they are compared again. */
const STRIDE = 4;
/** Comparisons after which the worse half of the lines is given up. */
const HALVED_AFTER: readonly number[] = [3, 8, 16, 32];

/** A move, and the position to which it was played out. */
interface Line<S> {
  readonly move: Move;
  readonly state: S;
  /** Points that the seat could expect at the comparisons so far, added up: where a single one stood is half luck. */
  sum: number;
}

/**
 * The rollout algorithm, with sequential halving: after each of the best moves all seats go on as `Greedy` would, and the
 * positions that come of it so many decisions later are compared, by the mean of all comparisons so far. Where others stand
 * between two turns of a seat, that tells more than a tree that hardly gets beyond the next of them. For games whose judge
 * counts points that do not hang on a race: what a victory is worth is not asked.
 */
export class Rollouts<S, O, E extends GameEvent> implements Bot<S> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #greedy: Greedy<S, O, E>;
  readonly #points = new Float64Array(8);

  constructor(game: Game<S, O, E>, judge: Judge<S>) {
    this.#game = game;
    this.#judge = judge;
    this.#greedy = new Greedy(game, judge);
  }

  /** The best of the moves by the comparisons that the budget allowed; the best at first sight before one. */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move {
    this.#greedy.judged = 0;
    const isSpent = () => this.#greedy.judged >= budget.positions || budget.stop?.() === true;
    let lines = this.#begin(this.#game.sample(view, random), seat);
    for (let compared = 1; lines.length > 1; compared++) {
      const values: number[] = [];
      let grown = false;
      for (const { state } of lines) {
        for (let n = 0; n < STRIDE && this.#step(state); n++) {
          grown = true;
          if (isSpent()) return lines[0].move;
        }
        values.push(this.#valueOf(state, seat));
      }
      for (const [at, line] of lines.entries()) line.sum += values[at];
      lines.sort((one, other) => other.sum - one.sum);
      if (!grown) break;
      if (HALVED_AFTER.includes(compared)) lines = lines.slice(0, lines.length >> 1);
    }
    return lines[0].move;
  }

  /** The best moves at first sight, the best first. */
  #begin(root: S, seat: Seat): Line<S>[] {
    const game = this.#game;
    return this.#greedy
      .consider(root, seat)
      .toSorted((one, other) => other.value - one.value)
      .slice(0, CANDIDATES)
      .map(({ move }) => {
        const state = game.slot(root);
        game.copy(root, state);
        game.apply(state, seat, move);
        return { move, state, sum: 0 };
      });
  }

  /** Plays one decision on. @returns false at the end of the game */
  #step(state: S): boolean {
    const deciders = this.#game.deciders(state);
    if (deciders === 0) return false;
    const seat = firstSeat(deciders);
    const choices = this.#greedy.consider(state, seat);
    const best = choices.reduce((best, each) => (each.value > best.value ? each : best));
    this.#game.apply(state, seat, best.move);
    return true;
  }

  /** The seat's own points: a line is too short for what it does to the best of several rivals to be more than chance. */
  #valueOf(state: S, seat: Seat): number {
    this.#judge.judge(state, this.#points);
    return this.#points[seat];
  }
}
