import {
  type Game,
  type GameEvent,
  hasSeat,
  type Move,
  Moves,
  type Seat,
} from '@pangaea/rules/kernel';
import { type Judge, standing } from './judge.ts';

/** How good the points of all seats are for one of them. */
export type Measure = (points: Float64Array, seats: number, seat: Seat) => number;

/**
 * The seat's own points; of a single rival's half count against them. What one does to the best of several rivals is more
 * chance than plan.
 */
export const ownPoints: Measure = (points, seats, seat) =>
  seats === 2 ? points[seat] - points[1 - seat] / 2 : points[seat];

/** A move, and how good what it leads to is. */
export interface Considered {
  readonly move: Move;
  readonly value: number;
}

/** Worse than any move. */
const NOTHING = Number.NEGATIVE_INFINITY;

/** The first of the best. */
export function bestOf(choices: readonly Considered[]): Move {
  return choices.reduce((best, each) => (each.value > best.value ? each : best)).move;
}

/**
 * Values moves by what the seat can make of its own turn afterwards, without looking at answers of
 * others.
 */
export class Greedy<S, O, E extends GameEvent> {
  readonly #game: Game<S, O, E>;
  readonly #judge: Judge<S>;
  readonly #measure: Measure;
  readonly #points = new Float64Array(8);
  readonly #lists: Moves[] = [new Moves(), new Moves(), new Moves(), new Moves()];
  #slots: S[] = [];
  /** Positions judged so far. */
  judged = 0;

  /** @param measure its standing against the best of the others when left out */
  constructor(game: Game<S, O, E>, judge: Judge<S>, measure: Measure = standing) {
    this.#game = game;
    this.#judge = judge;
    this.#measure = measure;
  }

  /** The moves worth a thought, each with the best it leads to, in the order of the list. */
  consider(state: S, seat: Seat): Considered[] {
    const game = this.#game;
    this.#slots = this.#lists.map(() => game.slot(state));
    const moves = this.#lists[0];
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    const considered = moves.toArray().map((move) => {
      game.copy(state, this.#slots[0]);
      game.apply(this.#slots[0], seat, move);
      return { move, value: this.#best(this.#slots[0], seat, 1) };
    });
    for (const payment of this.#judge.payments?.(state, seat) ?? []) {
      const value = this.#afterPayment(state, seat, payment);
      if (value === NOTHING) continue;
      const known = considered.find(({ move }) => move === payment[0]);
      if (known === undefined) considered.push({ move: payment[0], value });
      else known.value = Math.max(known.value, value);
    }
    return considered;
  }

  /** Standing after the best that a payment makes possible; `NOTHING` where that is nothing. */
  #afterPayment(state: S, seat: Seat, payment: readonly Move[]): number {
    const game = this.#game;
    const [paid, done] = this.#slots;
    game.copy(state, paid);
    for (const move of payment) {
      if (game.check(paid, seat, move) !== 0) return NOTHING;
      game.apply(paid, seat, move);
    }
    const [before, moves] = this.#lists;
    game.legal(paid, seat, moves);
    this.#judge.prune(paid, seat, moves);
    let best = NOTHING;
    for (let index = 0; index < moves.count; index++) {
      if (before.includes(moves.at(index))) continue;
      game.copy(paid, done);
      game.apply(done, seat, moves.at(index));
      best = Math.max(best, this.#best(done, seat, 2));
    }
    return best;
  }

  /** Standing after the best that the seat can still do itself, a few moves deep. */
  #best(state: S, seat: Seat, depth: number): number {
    const game = this.#game;
    const deciders = game.deciders(state);
    if (!hasSeat(deciders, seat) || depth === this.#lists.length || game.awaitsChance(state)) {
      return this.#standing(state, seat);
    }
    const moves = this.#lists[depth];
    game.legal(state, seat, moves);
    this.#judge.prune(state, seat, moves);
    // The seat's next turn belongs to the future when everybody else has passed: judge it as it is.
    if (moves.count > 8) return this.#standing(state, seat);
    let best = NOTHING;
    for (let index = 0; index < moves.count; index++) {
      game.copy(state, this.#slots[depth]);
      game.apply(this.#slots[depth], seat, moves.at(index));
      best = Math.max(best, this.#best(this.#slots[depth], seat, depth + 1));
    }
    return best;
  }

  #standing(state: S, seat: Seat): number {
    this.judged++;
    const worth = this.#judge.judge(state, this.#points);
    return worth * this.#measure(this.#points, this.#game.seats(state), seat);
  }
}
