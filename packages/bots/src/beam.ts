import {
  firstSeat,
  type Game,
  type GameEvent,
  type Move,
  type Random,
  type Seat,
} from '@pangaea/rules/kernel';
import type { Bot, Budget } from './bot.ts';
import { bestOf, type Considered, Greedy, ownPoints } from './greedy.ts';
import type { Judge } from './judge.ts';
import { type Line, Rollouts } from './rollouts.ts';

/** Plans that are followed at a time, and moves tried at the next decision of each. */
const WIDTH = 24;
const CANDIDATES = 10;
/**
 * Share of what a move promises at first sight that is added to its plans. What the others do is a guess: what is taken now is
 * taken, what a plan takes later somebody else may take before.
 */
const SOONER = 0.2;
/** Whole rounds that plans go on after this one. */
const ROUNDS_AHEAD = 1;
/** Plans that are played on beyond the horizon, in all and of those with the same first move. */
const PLAYED_ON = 24;
const PLAYED_ON_EACH = 3;

/** What the seat does first, and the position after some of its decisions. */
interface Plan<S> extends Line<S> {
  /** How good the position is for the seat, with the bonus. */
  readonly value: number;
  /** How many of its expected moves each other seat has made. */
  readonly made: Int16Array;
}

/** The next decision of a plan, and the points that it promises. */
interface Step<S> {
  readonly from: Pick<Plan<S>, 'state' | 'made'>;
  /** What the plan begins with. */
  readonly first: Move;
  readonly move: Move;
  readonly value: number;
}

/**
 * Beam search over the seat's own decisions up to the end of the next round, then rollouts from the best plans. Between its
 * decisions the others do what they would do if all played greedily from here, as long as they can. Plans that reach the end
 * of the game are compared by their final points.
 */
export class Beam<S, O, E extends GameEvent> implements Bot<S> {
  readonly #game: Game<S, O, E>;
  readonly #roundOf: (state: S) => number;
  /** Who the others are taken for. */
  readonly #others: Greedy<S, O, E>;
  readonly #own: Greedy<S, O, E>;
  readonly #rollouts: Rollouts<S, O, E>;
  /** What each other seat is expected to do, move by move. */
  #expected: Move[][] = [];
  /** Of each first move. */
  #bonus: ReadonlyMap<Move, number> = new Map();

  /** @param roundOf the number of the round of a position; it never falls */
  constructor(game: Game<S, O, E>, judge: Judge<S>, roundOf: (state: S) => number) {
    this.#game = game;
    this.#roundOf = roundOf;
    this.#others = new Greedy(game, judge);
    this.#own = new Greedy(game, judge, ownPoints);
    this.#rollouts = new Rollouts(game, judge, this.#others);
  }

  /** The first move of the best plan that the budget allowed; the best at first sight before one. */
  choose(view: S, seat: Seat, random: Random, budget: Budget): Move {
    this.#others.judged = 0;
    this.#own.judged = 0;
    let spent = false;
    const isSpent = () => {
      spent ||= this.#others.judged + this.#own.judged >= budget.positions || !!budget.stop?.();
      return spent;
    };
    const root = this.#game.sample(view, random);
    const first = this.#own.consider(root, seat);
    if (first.length === 1) return first[0].move;
    const last = this.#roundOf(root) + ROUNDS_AHEAD;
    const isOver = (state: S) => this.#roundOf(state) > last || this.#game.deciders(state) === 0;
    this.#bonus = new Map(first.map(({ move, value }) => [move, SOONER * value]));
    const plain = this.#playGreedily(root, seat, isOver, isSpent);
    if (plain === undefined) return bestOf(first);
    const { ended, open } = this.#plan(root, seat, first, isOver, isSpent);
    // There was time for some decisions only.
    if (ended.length === 0 && open.length > 0) return bestOf(open);
    const plans = [plain, ...ended].sort((one, other) => other.value - one.value);
    return this.#rollouts.compare(mostPromising(plans), seat, isSpent);
  }

  /**
   * All seats play greedily to the horizon; what the others do is what they are expected to do from now on.
   * @returns undefined when there is no time for it
   */
  #playGreedily(
    root: S,
    seat: Seat,
    isOver: (state: S) => boolean,
    isSpent: () => boolean,
  ): Plan<S> | undefined {
    const game = this.#game;
    this.#expected = Array.from({ length: game.seats(root) }, () => []);
    const state = game.slot(root);
    game.copy(root, state);
    let first: Move | undefined;
    while (!isOver(state)) {
      if (isSpent()) return undefined;
      const who = firstSeat(game.deciders(state));
      const move = bestOf((who === seat ? this.#own : this.#others).consider(state, who));
      if (who === seat) first ??= move;
      else this.#expected[who].push(move);
      game.apply(state, who, move);
    }
    if (first === undefined) return undefined;
    const made = new Int16Array(game.seats(root));
    return this.#planOf(first, state, made, seat);
  }

  #planOf(move: Move, state: S, made: Int16Array, seat: Seat): Plan<S> {
    const bonus = this.#bonus.get(move) ?? 0;
    return { move, state, made, bonus, value: this.#rollouts.valueOf(state, seat) + bonus };
  }

  /** The plans that came to the horizon, and those that were as far as all others when the time was over. */
  #plan(
    root: S,
    seat: Seat,
    first: readonly Considered[],
    isOver: (state: S) => boolean,
    isSpent: () => boolean,
  ): { readonly ended: readonly Plan<S>[]; readonly open: readonly Plan<S>[] } {
    const made = new Int16Array(this.#game.seats(root));
    const start = { state: root, made };
    const ended: Plan<S>[] = [];
    let open: Plan<S>[] = [];
    let steps: Step<S>[] = first.map(({ move, value }) => ({
      from: start,
      first: move,
      move,
      value,
    }));
    while (steps.length > 0) {
      steps.sort((one, other) => other.value - one.value);
      const next: Step<S>[] = [];
      const followed: Plan<S>[] = [];
      const seen = new Set<number>();
      for (const step of steps) {
        if (isSpent()) return { ended, open };
        // The same done in another order.
        if (step.from !== start && seen.has(step.value)) continue;
        seen.add(step.value);
        const plan = this.#follow(step, seat, isOver);
        followed.push(plan);
        if (isOver(plan.state)) ended.push(plan);
        else next.push(...this.#stepsOf(plan, seat));
        if (followed.length === WIDTH) break;
      }
      steps = next;
      open = followed;
    }
    return { ended, open };
  }

  /** The best next decisions of a plan. */
  #stepsOf(plan: Plan<S>, seat: Seat): Step<S>[] {
    return this.#own
      .consider(plan.state, seat)
      .sort((one, other) => other.value - one.value)
      .slice(0, CANDIDATES)
      .map(({ move, value }) => ({ from: plan, first: plan.move, move, value }));
  }

  /** Makes a decision, and lets the others make theirs up to the next one of the seat. */
  #follow({ from, first, move }: Step<S>, seat: Seat, isOver: (state: S) => boolean): Plan<S> {
    const game = this.#game;
    const state = game.slot(from.state);
    game.copy(from.state, state);
    game.apply(state, seat, move);
    const made = from.made.slice();
    while (!isOver(state)) {
      const who = firstSeat(game.deciders(state));
      if (who === seat) break;
      const expected = this.#expected[who][made[who]];
      if (expected !== undefined && game.check(state, who, expected) === 0) {
        made[who]++;
        game.apply(state, who, expected);
      } else {
        game.apply(state, who, bestOf(this.#others.consider(state, who)));
      }
    }
    return this.#planOf(first, state, made, seat);
  }
}

/** The best plans, not too many of them with the same first move. */
function mostPromising<S>(plans: readonly Plan<S>[]): readonly Plan<S>[] {
  const taken = new Map<Move, number>();
  const chosen = plans.filter(({ move }) => {
    const before = taken.get(move) ?? 0;
    taken.set(move, before + 1);
    return before < PLAYED_ON_EACH;
  });
  return chosen.slice(0, PLAYED_ON);
}
