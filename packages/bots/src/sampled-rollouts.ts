import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  Moves,
  type Random,
  type Seat,
} from '@pangaea/rules/kernel';
import type { Bot, Budget } from './bot.ts';
import type { Hidden } from './hidden.ts';
import { chances, type Judge } from './judge.ts';
import { Planner } from './planner.ts';

const SEATS = 8;
/** Moves that are played on, and samples in which a plan for the own turn finds them. */
const LINES = 8;
const LOOKS = 2;
const DEPTH = 4;
/** Samples that the plan counts for. */
const PLAN_COUNTS = 4;
/** Own turns until positions are compared: the one of the move, and the next one. */
const TURNS = 2;

interface Line {
  readonly move: Move;
  sum: number;
  samples: number;
}

/**
 * Rollouts for games with hidden facts, with sequential halving: the moves that look best in a plan for the own turn are
 * played on, in one full position after the other that agrees with the view, until the seat's next turn is over; every
 * seat takes what looks best for itself at once. A move is worth the mean chance to win of what comes of it; half of the
 * positions are for all of the moves, then the worse half of them is given up, and so on. Before a decision is carried out
 * the cards to come are drawn anew, so nobody profits from having looked at them.
 */
export class SampledRollouts<S, O, E extends GameEvent> implements Bot<S> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #hidden: Hidden<S>;
  readonly #planner: Planner<S, O, E>;
  readonly #moves = new Moves();
  readonly #points = new Float64Array(SEATS);
  readonly #chances = new Float64Array(SEATS);
  #judged = 0;

  constructor(game: Game<S, O, E>, judge: Judge<S>, hidden: Hidden<S>) {
    this.#game = game;
    this.#judge = judge;
    this.#hidden = hidden;
    this.#planner = new Planner(game, judge, hidden, { depth: DEPTH, samples: LOOKS });
  }

  /** The best move by the samples that there was time for. */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move {
    let isStopped = false;
    const stop = () => {
      isStopped ||= budget.stop?.() === true;
      return isStopped;
    };
    const { positions } = budget;
    const planned = this.#planner.consider(view, seat, random, { positions, stop });
    let lines: Line[] = [...planned]
      .sort((one, other) => other.value - one.value)
      .slice(0, LINES)
      .map(({ move, value }) => ({ move, sum: PLAN_COUNTS * value, samples: PLAN_COUNTS }));
    this.#judged = this.#planner.judged;
    const rounds = Math.ceil(Math.log2(lines.length));
    const each = (positions - this.#judged) / rounds;
    for (let round = 1; round <= rounds; round++) {
      const until = positions - (rounds - round) * each;
      while (this.#judged < until && this.#sample(view, seat, lines, random, stop));
      lines = lines.sort((one, other) => meanOf(other) - meanOf(one));
      lines = lines.slice(0, Math.ceil(lines.length / 2));
    }
    return lines[0].move;
  }

  /** All lines in one more full position. @returns false when it was stopped before the last; then none of it counts */
  #sample(
    view: S,
    seat: Seat,
    lines: readonly Line[],
    random: Random,
    stop: () => boolean,
  ): boolean {
    const game = this.#game;
    const state = this.#hidden.imagine(view, random);
    const played = game.slot(view);
    const tried = game.slot(view);
    const found: (number | undefined)[] = [];
    for (const { move } of lines) {
      if (stop()) return false;
      if (game.check(state, seat, move) !== 0) {
        this.#judged++;
        found.push(undefined);
        continue;
      }
      game.copy(state, played);
      game.apply(played, seat, move);
      this.#hidden.answer(played);
      this.#playOn(played, seat, random, tried);
      found.push(this.#chanceOf(played, seat));
    }
    for (const [at, chance] of found.entries()) {
      if (chance === undefined) continue;
      lines[at].sum += chance;
      lines[at].samples++;
    }
    return true;
  }

  /** Until so many turns of the seat are over, the one that it is in among them. */
  #playOn(played: S, seat: Seat, random: Random, tried: S): void {
    const game = this.#game;
    let turns = 0;
    let last = seat;
    for (let deciders = game.deciders(played); deciders !== 0; deciders = game.deciders(played)) {
      const who = firstSeat(deciders);
      if (who !== last && last === seat) turns++;
      if (turns === TURNS) return;
      last = who;
      const move = this.#bestFor(played, who, tried);
      this.#hidden.redraw(played, random);
      game.apply(played, who, move);
      this.#hidden.answer(played);
    }
  }

  /** What looks best for a seat at once. */
  #bestFor(state: S, seat: Seat, tried: S): Move {
    const game = this.#game;
    const moves = this.#moves;
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    let best = moves.at(0);
    if (moves.count === 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.count; index++) {
      game.copy(state, tried);
      game.apply(tried, seat, moves.at(index));
      this.#hidden.answer(tried);
      const chance = this.#chanceOf(tried, seat);
      if (chance <= most) continue;
      most = chance;
      best = moves.at(index);
    }
    return best;
  }

  #chanceOf(state: S, seat: Seat): number {
    this.#judged++;
    const worth = this.#judge.judge(state, this.#points);
    chances(this.#points, this.#game.seats(state), worth, this.#chances);
    return this.#chances[seat];
  }
}

function meanOf({ sum, samples }: Line): number {
  return sum / samples;
}
