import {
  type Game,
  type GameEvent,
  hasSeat,
  type Move,
  Moves,
  type Random,
  type Seat,
} from '@pangaea/rules/kernel';
import type { Budget } from './bot.ts';
import type { Hidden } from './hidden.ts';
import { chances, type Judge } from './judge.ts';

/** Draws over which a move that shows something hidden is averaged, below the first. */
const REDRAWS = 3;
const SEATS = 8;

/** A move, and the chance to win that it leads to. */
export interface Considered {
  readonly move: Move;
  readonly value: number;
}

/** How far a plan goes. */
export interface Horizon {
  /** Decisions of its own that the seat looks ahead. */
  readonly depth: number;
  /** Full states imagined, each with other hidden facts. */
  readonly samples: number;
}

/**
 * Plans the rest of the own turn in games with hidden facts, without looking at answers of others. The
 * worth of a card that is drawn is a mean over draws: it is not known before it is seen.
 */
export class Planner<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #hidden: Hidden<S>;
  readonly #horizon: Horizon;
  readonly #points = new Float64Array(SEATS);
  readonly #chances = new Float64Array(SEATS);
  readonly #lists: Moves[];
  #slots: S[] = [];
  #judged = 0;
  #random: Random | undefined;

  constructor(game: Game<S, O, E>, judge: Judge<S>, hidden: Hidden<S>, horizon: Horizon) {
    this.#game = game;
    this.#judge = judge;
    this.#hidden = hidden;
    this.#horizon = horizon;
    this.#lists = Array.from({ length: horizon.depth }, () => new Moves());
  }

  get judged(): number {
    return this.#judged;
  }

  /**
   * The moves worth a thought, in the order of the list. One sample is looked at however many positions
   * it takes; when it is told to stop, what it has not come to has no chance.
   */
  consider(view: S, seat: Seat, random: Random, budget: Budget): readonly Considered[] {
    const game = this.#game;
    this.#slots = this.#lists.map(() => game.slot(view));
    this.#judged = 0;
    this.#random = random;
    const list = this.#lists[0];
    game.legal(view, seat, list);
    this.#judge.prune(view, seat, list);
    const moves = list.toArray();
    if (moves.length === 1) return [{ move: moves[0], value: 0 }];
    const sums = new Float64Array(moves.length);
    const looks = new Float64Array(moves.length);
    const isOver = () => this.#judged >= budget.positions || budget.stop?.() === true;
    for (let sample = 0; sample < this.#horizon.samples && !(sample > 0 && isOver()); sample++) {
      const state = this.#hidden.imagine(view, random);
      for (const [index, move] of moves.entries()) {
        if (looks[0] > 0 && budget.stop?.()) break;
        sums[index] += this.#after(state, seat, move, 0);
        looks[index]++;
      }
    }
    return moves.map((move, index) => ({ move, value: sums[index] / Math.max(1, looks[index]) }));
  }

  /** The chance to win after a move. */
  #after(state: S, seat: Seat, move: Move, depth: number): number {
    const game = this.#game;
    const slot = this.#slots[depth];
    game.copy(state, slot);
    game.apply(slot, seat, move);
    this.#hidden.answer(slot);
    const value = this.#best(slot, seat, depth + 1);
    if (depth === 0 || game.revealed(slot) === game.revealed(state)) return value;
    let sum = value;
    for (let draw = 1; draw < REDRAWS; draw++) {
      game.copy(state, slot);
      this.#hidden.redraw(slot, this.#random as Random);
      game.apply(slot, seat, move);
      this.#hidden.answer(slot);
      sum += this.#best(slot, seat, depth + 1);
    }
    return sum / REDRAWS;
  }

  /** The chance to win after the best that the seat can still do itself. */
  #best(state: S, seat: Seat, depth: number): number {
    const game = this.#game;
    if (depth === this.#horizon.depth || !hasSeat(game.deciders(state), seat)) {
      return this.#chance(state, seat);
    }
    const moves = this.#lists[depth];
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    let best = 0;
    for (let index = 0; index < moves.count; index++) {
      best = Math.max(best, this.#after(state, seat, moves.at(index), depth));
    }
    return best;
  }

  #chance(state: S, seat: Seat): number {
    this.#judged++;
    const worth = this.#judge.judge(state, this.#points);
    chances(this.#points, this.#game.seats(state), worth, this.#chances);
    return this.#chances[seat];
  }
}
