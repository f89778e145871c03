import {
  type GameEvent,
  kindOf,
  type Move,
  type Moves,
  type Random,
  type Seat,
} from '../kernel/index.ts';
import type { GameUnderTest } from './adapter.ts';
import { greedy } from './greedy.ts';

/** The style of a seat: it plays at random, for its own good, or for events that have seldom happened. */
export const STYLES = ['random', 'greedy', 'rare'] as const;
export type Style = (typeof STYLES)[number];

const GREEDY_SLIP = 8;
/** In one of this many games all seats play in the same style. */
const ALIKE = 3;
const WEIGHT_STEPS = 1 << 24;

/** The players of one game: a style for each seat, and the counts that they need. */
export class Players {
  readonly styles: readonly Style[];
  readonly #random: Random;
  /** How often each kind of move was made in this game. */
  readonly #made: number[] = Array.from({ length: 64 }, () => 0);

  constructor(seats: number, random: Random) {
    this.#random = random;
    const common = random.below(ALIKE) === 0 ? random.pick(STYLES) : undefined;
    this.styles = Array.from({ length: seats }, () => common ?? random.pick(STYLES));
  }

  /** One of the legal moves of a decider. */
  choose<S, O, E extends GameEvent>(
    subject: GameUnderTest<S, O, E>,
    state: S,
    seat: Seat,
    legal: Moves,
  ): Move {
    const move = legal.at(this.#place(subject, state, seat, legal));
    this.#made[kindOf(move)]++;
    return move;
  }

  /** One of the standing orders that the seat may give. */
  order<S, O, E extends GameEvent>(
    subject: GameUnderTest<S, O, E>,
    state: S,
    seat: Seat,
    orders: Moves,
  ): Move {
    if (this.styles[seat] !== 'rare') return orders.at(this.#random.below(orders.count));
    const weights = orders.toArray().map((order) => subject.rare?.(state, seat, order) ?? 1);
    return orders.at(weighted(weights, this.#random));
  }

  #place<S, O, E extends GameEvent>(
    subject: GameUnderTest<S, O, E>,
    state: S,
    seat: Seat,
    moves: Moves,
  ): number {
    const style = this.styles[seat];
    if (style === 'greedy' && subject.worth !== undefined && this.#random.below(GREEDY_SLIP) > 0) {
      return greedy(subject.game, subject.worth, state, seat, moves);
    }
    if (style !== 'rare') return this.#random.below(moves.count);
    const weights = moves.toArray().map((move) => {
      const liked = subject.rare?.(state, seat, move) ?? 1;
      return liked / (1 + this.#made[kindOf(move)]);
    });
    return weighted(weights, this.#random);
  }
}

function weighted(weights: readonly number[], random: Random): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let rest = (random.below(WEIGHT_STEPS) / WEIGHT_STEPS) * sum;
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}
