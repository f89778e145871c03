import { firstSeat, type Move, type Seat } from '@pangaea/rules/kernel';
import type { Rules } from './domain.ts';
import type { Considered, Planner } from './planner.ts';
import type { Line, PlayoutParts, Trail } from './playouts.ts';
import type { BeamSettings, PlanSettings } from './settings.ts';

/** A question is small where no more positions than so many are looked at for an answer. */
const SMALL_QUESTION = 8;

/** The next moves expected of another seat: the first of them that it can make, and the expectation after each. */
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
  /** By seat, of the others. */
  readonly expected: Expectation[];
}

/** The next decision of a plan, and the value that it promises. */
interface Step<S> extends Considered {
  readonly from: Pick<Plan<S>, 'state' | 'trail' | 'expected'>;
  /** The move that the plan begins with. */
  readonly first: Move;
}

/**
 * Beam search over the seat's own decisions up to the end of a round to come. Between its decisions the others do what they
 * would do if all played by the policy from here, as long as they can. For one decision in an open game with rounds.
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
   * By seat, as the search begins. Plans of one decision come to much the same positions again and again, so they share
   * them.
   */
  readonly #expected: readonly Expectation[];
  /** Of each first move. */
  #bonus: ReadonlyMap<Move, number> = new Map();

  /** @param roundOf the number of the round of a position; it never falls */
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
   * The plans that came to the horizon, the best first. Where there was time for some decisions only, the one that was best
   * by then; none where there was not even time to see what the others do.
   * @param first what is thought of the first move of plans
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

  /** The same of plans that begin with one decision, with as much care whatever it is. */
  planAfter(first: Considered): readonly Line<S>[] {
    const plain = this.#playByPolicy();
    if (plain === undefined) return [];
    this.#plans = this.#plansTo(plain.state);
    return this.#linesOf(this.#search([first]).ended);
  }

  /** By chance, from 0 to 1. */
  #share(): number {
    return this.#parts.samples.random.below(1000) / 999;
  }

  /** @param end where all seats come to if they play to the horizon */
  #plansTo(end: S): PlanSettings {
    const { open, toTheEnd, lastRound } = this.#settings;
    if (this.#game.deciders(end) !== 0) return open;
    return this.#roundOf(end) === this.#roundOf(this.#root) ? lastRound : toTheEnd;
  }

  /** All seats play to the horizon, the own one as it likes it best; what the others do is expected from now on. */
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
      const move = isOwn ? this.#own.best(state, who) : this.#moveOf(state, who, expected);
      if (isOwn) first ??= move;
      game.apply(state, who, move);
      trail = { before: trail, seat: who, move };
    }
    return first === undefined ? undefined : { move: first, state, trail, expected };
  }

  /** The plans as lines, the best first. */
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

  /** The plans that came to the horizon, and those that were as far as all others when the time was over. */
  #search(first: readonly Considered[]): {
    readonly ended: readonly Plan<S>[];
    readonly open: readonly Plan<S>[];
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
        if (this.#parts.spending.isOver()) return { ended, open };
        // The same done in another order, or nearly the same.
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
    return { ended, open };
  }

  /** The best next decisions of a plan. */
  #stepsOf(plan: Plan<S>): Step<S>[] {
    return this.#own
      .look(plan.state, this.#seat)
      .sort((one, other) => other.value - one.value)
      .slice(0, this.#settings.candidates)
      .map((each) => ({ ...each, from: plan, first: plan.move }));
  }

  /** Makes a decision with what it pays for, and lets the others make theirs up to the next one of the seat. */
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
   * The move of another seat: the one that it made before in such a place, if it can, else the one that looks best.
   * Answers to small questions depend on the question and cost little: they are found anew.
   * @param expected by seat; that of this one goes on
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
