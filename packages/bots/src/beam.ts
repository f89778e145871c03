import { firstSeat, type Move, type Seat } from '@pangaea/rules/kernel';
import type { Rules } from './domain.ts';
import type { Considered, Planner } from './planner.ts';
import type { Line, PlayoutParts, Trail } from './playouts.ts';
import type { BeamSettings, PlanSettings } from './settings.ts';

/** A question is small if its answers lead to at most this many positions. */
const SMALL_QUESTION = 8;

/**
 * The expected next moves of another seat: it plays the first of `moves` that is legal. After
 * `moves[n]` the expectation is `after[n]`.
 */
interface Expectation {
  readonly moves: Move[];
  readonly after: Expectation[];
}

function unexpected(): Expectation {
  return { moves: [], after: [] };
}

/** A plan: the first move of the seat, and the position after some of its decisions. */
interface Plan<S> {
  readonly move: Move;
  readonly state: S;
  readonly trail: Trail | undefined;
  /** By seat, the expected moves of the others. */
  readonly expected: Expectation[];
}

/** The next decision of a plan, and its estimated value. */
interface Step<S> extends Considered {
  readonly from: Pick<Plan<S>, 'state' | 'trail' | 'expected'>;
  /** The first move of the plan. */
  readonly first: Move;
}

/**
 * Beam search over the seat's own decisions until the end of a later round. Between them the other
 * seats make the moves that they would make if all played by the policy from here, as long as these
 * moves are legal. Used for one decision in an open game with rounds.
 */
export class Beam<S> {
  readonly #parts: PlayoutParts<S>;
  readonly #game: Rules<S>;
  readonly #settings: BeamSettings;
  readonly #own: Planner<S>;
  readonly #policy: Planner<S>;
  readonly #seat: Seat;
  readonly #root: S;
  readonly #roundOf: (state: S) => number;
  readonly #isOver: (state: S) => boolean;
  #plans: PlanSettings;
  /**
   * By seat, the expectation at the start of the search. Plans of one decision reach almost the
   * same positions again and again, so they share these expectations.
   */
  readonly #expected: readonly Expectation[];
  /** The bonus of each first move. */
  #bonus: ReadonlyMap<Move, number> = new Map();

  /** @param roundOf the number of the round of a position; it never decreases */
  constructor(parts: PlayoutParts<S>, root: S, roundOf: (state: S) => number) {
    const { game } = parts.domain;
    this.#parts = parts;
    this.#game = game;
    this.#settings = parts.settings.beam;
    this.#plans = this.#settings.open;
    this.#own = parts.own;
    this.#policy = parts.policy;
    this.#seat = parts.seat;
    this.#root = root;
    this.#roundOf = roundOf;
    this.#expected = Array.from({ length: game.seats(root) }, unexpected);
    const last = roundOf(root) + this.#settings.roundsAhead;
    this.#isOver = (state) => roundOf(state) > last || game.deciders(state) === 0;
  }

  /**
   * The plans that reached the horizon, best first. If time is short: the plan that was best so
   * far; none if even the moves of the others could not be found.
   * @param first the prior values of first moves of plans
   */
  plan(first: readonly Considered[]): readonly Line<S>[] {
    const plain = this.#playByPolicy();
    if (plain === undefined) return [];
    this.#plans = this.#plansTo(plain.state);
    const { sooner } = this.#plans;
    const liking = this.#plans === this.#settings.open ? this.#settings.liking : 0;
    this.#bonus = new Map(
      first.map(({ move, value }) => [move, sooner * value + liking * this.#share()]),
    );
    const { ended, open } = this.#search(first);
    if (ended.length === 0 && open.length > 0) return this.#linesOf(open).slice(0, 1);
    return this.#linesOf([plain, ...ended]);
  }

  /**
   * Like `plan`, for plans that begin with one given decision. The effort is the same for every
   * decision. There are none if time is too short for all of them.
   */
  planAfter(first: Considered): readonly Line<S>[] {
    const plain = this.#playByPolicy();
    if (plain === undefined) return [];
    this.#plans = this.#plansTo(plain.state);
    const { ended, isWhole } = this.#search([first]);
    return isWhole ? this.#linesOf(ended) : [];
  }

  /** A random number from 0 to 1. */
  #share(): number {
    return this.#parts.samples.random.below(1000) / 999;
  }

  /**
   * The settings for plans of this search.
   * @param end the position that all seats reach when they play to the horizon
   */
  #plansTo(end: S): PlanSettings {
    const { open, toTheEnd, lastRound } = this.#settings;
    if (this.#game.deciders(end) !== 0) return open;
    return this.#roundOf(end) === this.#roundOf(this.#root) ? lastRound : toTheEnd;
  }

  /**
   * Plays all seats to the horizon, each in its own interest; from then on the search expects these
   * moves of the others.
   */
  #playByPolicy(): Plan<S> | undefined {
    const game = this.#game;
    const state = game.slot(this.#root);
    game.copy(this.#root, state);
    const expected = this.#expected.slice();
    let first: Move | undefined;
    let trail: Trail | undefined;
    while (!this.#isOver(state)) {
      if (this.#parts.spending.isOver()) return undefined;
      const who = firstSeat(game.deciders(state));
      const isOwn = who === this.#seat;
      // A payment is made together with the move that it pays for, as the search will play it.
      const moves = isOwn ? this.#own.decide(state, who) : [this.#moveOf(state, who, expected)];
      if (isOwn) first ??= moves[0];
      for (const move of moves) {
        game.apply(state, who, move);
        trail = { before: trail, seat: who, move };
      }
    }
    return first === undefined ? undefined : { move: first, state, trail, expected };
  }

  /** The plans as lines, best first. */
  #linesOf(plans: readonly Plan<S>[]): readonly Line<S>[] {
    const states = plans.map(({ state }) => state);
    const values = this.#own.values(states, this.#seat);
    return plans
      .map(({ move, state, trail }, at) => {
        const bonus = this.#bonus.get(move) ?? 0;
        return { move, state, trail, bonus, value: values[at] + bonus };
      })
      .sort((one, other) => other.value - one.value);
  }

  /**
   * The plans that reached the horizon, those that were equally far when the time was over, and
   * whether it was not over.
   */
  #search(first: readonly Considered[]): {
    readonly ended: readonly Plan<S>[];
    readonly open: readonly Plan<S>[];
    readonly isWhole: boolean;
  } {
    const { alike, width } = this.#plans;
    const start = { state: this.#root, trail: undefined, expected: this.#expected.slice() };
    const ended: Plan<S>[] = [];
    let open: Plan<S>[] = [];
    let steps: Step<S>[] = first.map((each) => ({ ...each, from: start, first: each.move }));
    while (steps.length > 0) {
      steps.sort((one, other) => other.value - one.value);
      const next: Step<S>[] = [];
      const followed: Plan<S>[] = [];
      const seen = new Set<number>();
      for (const step of steps) {
        if (this.#parts.spending.isOver()) return { ended, open, isWhole: false };
        // Such a plan has the same decisions in another order, or nearly so.
        const value = alike === 0 ? step.value : Math.round(step.value / alike);
        if (step.from !== start && seen.has(value)) continue;
        seen.add(value);
        const plan = this.#follow(step);
        followed.push(plan);
        if (this.#isOver(plan.state)) ended.push(plan);
        else next.push(...this.#stepsOf(plan));
        if (followed.length === width) break;
      }
      steps = next;
      open = followed;
    }
    return { ended, open, isWhole: true };
  }

  /**
   * The best next decisions of a plan. In the last round only the best of several ways to pass is
   * among them: what a pass takes hardly matters there, and other moves need the room.
   */
  #stepsOf(plan: Plan<S>): Step<S>[] {
    const { isPass } = this.#parts.domain.knowledge;
    const sorted = this.#own
      .look(plan.state, this.#seat)
      .sort((one, other) => other.value - one.value);
    const isLast = this.#plans === this.#settings.lastRound;
    const pass = sorted.find(({ move }) => isPass(move));
    return sorted
      .filter((each) => !isLast || each === pass || !isPass(each.move))
      .slice(0, this.#settings.candidates)
      .map((each) => ({ ...each, from: plan, first: plan.move }));
  }

  /**
   * Makes a decision with its payment, and plays the others until the next decision of the seat.
   */
  #follow({ from, first, move, rest }: Step<S>): Plan<S> {
    const game = this.#game;
    const state = game.slot(from.state);
    game.copy(from.state, state);
    let { trail } = from;
    const make = (seat: Seat, made: Move) => {
      game.apply(state, seat, made);
      trail = { before: trail, seat, move: made };
    };
    make(this.#seat, move);
    for (const each of rest) make(this.#seat, each);
    const expected = from.expected.slice();
    while (!this.#isOver(state)) {
      const who = firstSeat(game.deciders(state));
      if (who === this.#seat) break;
      make(who, this.#moveOf(state, who, expected));
    }
    return { move: first, state, trail, expected };
  }

  /**
   * The move of another seat: the one that it made before in a similar position, if it is legal,
   * otherwise the one that looks best. Answers to small questions depend on the question and take
   * little time, so they are calculated again.
   * @param expected by seat; the expectation of this seat is extended
   */
  #moveOf(state: S, who: Seat, expected: Expectation[]): Move {
    const { moves, after } = expected[who];
    let place = moves.findIndex((move) => this.#game.check(state, who, move) === 0);
    if (place < 0) {
      const { spending } = this.#parts;
      const { positions } = spending;
      const move = this.#policy.best(state, who);
      if (spending.positions - positions <= SMALL_QUESTION) return move;
      place = moves.push(move) - 1;
      after.push(unexpected());
    }
    expected[who] = after[place];
    return moves[place];
  }
}
