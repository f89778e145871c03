import { hasSeat, type Move, Moves, type Random, type Seat } from '@pangaea/rules/kernel';
import type { Domain, Rules, Samples, Spending } from './domain.ts';
import { Evaluation } from './evaluator.ts';
import type { PlannerSettings } from './settings.ts';

/** A move with its value, by the measure of the seat that considers it. */
export interface Considered {
  readonly move: Move;
  readonly value: number;
  /**
   * If the move only begins a payment: the rest of the payment and the move that is paid for. The
   * value belongs to all of it.
   */
  readonly rest: readonly Move[];
}

/** Worse than any move. */
const NOTHING = Number.NEGATIVE_INFINITY;
const NO_PAYMENTS: readonly (readonly Move[])[] = [];
const NO_MOVES: readonly Move[] = [];

/** The best choice; the first of several equally good ones. */
export function bestOf(choices: readonly Considered[]): Considered {
  return choices.reduce((best, each) => (each.value > best.value ? each : best));
}

/** The move, and the moves that belong to it. */
export function allOf({ move, rest }: Considered): readonly [Move, ...Move[]] {
  return [move, ...rest];
}

/** Working memory for one decision of a plan. */
class Level<S> {
  readonly moves = new Moves();
  /** Positions after moves; the first `pending` have not been evaluated yet. */
  slots: S[] = [];
  pending = 0;
  /**
   * The values of all draws of all moves, the index of the first draw of each move, and the places
   * of the pending positions.
   */
  readonly found: number[] = [];
  readonly starts: number[] = [];
  readonly places: number[] = [];
  /** By move, the mean of its draws. */
  readonly values: number[] = [];
}

/**
 * Plans the rest of a seat's own turn, without considering answers of others: the value of a move
 * is the best value that the seat can still reach after it. The value of a drawn card is a mean
 * over draws, since the card is not known before.
 */
export class Planner<S> {
  readonly #domain: Domain<S>;
  readonly #settings: PlannerSettings;
  readonly #levels: Level<S>[] = [];
  readonly #evaluations: Evaluation[];
  /** The random numbers and the spending of the present decision (`begin`). */
  #random: Random | undefined;
  #spending: Spending | undefined;
  #seats = 0;
  #isOfOne = false;
  /**
   * Whether lists within a plan stop when time is up: a move of the first list may lead to
   * thousands of positions.
   */
  #isConsidering = false;

  constructor(domain: Domain<S>, settings: PlannerSettings) {
    this.#domain = domain;
    this.#settings = settings;
    this.#evaluations = Array.from({ length: domain.evaluator.batch }, () => new Evaluation());
  }

  /** From now on the planner works on positions of these samples. */
  begin({ view, random }: Samples<S>, spending: Spending): void {
    this.#random = random;
    this.#spending = spending;
    this.#seats = this.#domain.game.seats(view);
    this.#isOfOne = this.#settings.measure.isOfOne(this.#seats);
    for (const level of this.#levels) {
      level.slots = [];
      level.pending = 0;
    }
  }

  /**
   * The moves worth considering, in the order of the list, each with its mean over the samples. The
   * first sample is always completed; when time is up, only moves that were evaluated are there.
   */
  consider(samples: Samples<S>, seat: Seat, spending: Spending): readonly Considered[] {
    this.begin(samples, spending);
    const moves = this.#list(samples.view, seat, 0);
    if (moves.count === 1 && this.#payments(samples.view, seat).length === 0) {
      return [{ move: moves.at(0), value: 0, rest: NO_MOVES }];
    }
    this.#isConsidering = true;
    const sums = new Map<Move, { value: number; looks: number; rest: readonly Move[] }>();
    for (let n = 0; n < this.#settings.samples && !(n > 0 && spending.isOver()); n++) {
      const isFirst = n === 0;
      const stop = (looked: number) => !(isFirst && looked === 0) && spending.isStopped();
      const state = samples.next();
      const payments = this.#payments(state, seat);
      for (const { move, value, rest } of this.#considerList(state, seat, payments, stop)) {
        const sum = sums.get(move);
        if (sum === undefined) sums.set(move, { value, looks: 1, rest });
        else {
          sum.value += value;
          sum.looks++;
        }
      }
    }
    this.#isConsidering = false;
    return [...sums].map(([move, { value, looks, rest }]) => ({
      move,
      value: value / looks,
      rest,
    }));
  }

  /** Like `consider`, for one full position. */
  look(state: S, seat: Seat): Considered[] {
    this.#list(state, seat, 0);
    return this.#considerList(state, seat, this.#payments(state, seat));
  }

  /**
   * The first of the best moves in a full position; a forced one is returned without an evaluation.
   */
  best(state: S, seat: Seat): Move {
    return this.decide(state, seat)[0];
  }

  /** Like `best`, with the moves that belong to the best move. */
  decide(state: S, seat: Seat): readonly [Move, ...Move[]] {
    const moves = this.#list(state, seat, 0);
    const payments = this.#payments(state, seat);
    if (payments.length > 0) return allOf(bestOf(this.#considerList(state, seat, payments)));
    if (moves.count === 1) return [moves.at(0)];
    return [moves.at(this.#bestIn(this.#valueList(state, seat, 0), 0))];
  }

  /** The values of positions for a seat, without further moves. */
  values(states: readonly S[], seat: Seat): number[] {
    const { batch } = this.#domain.evaluator;
    const found: number[] = [];
    for (let from = 0; from < states.length; from += batch) {
      const some = states.slice(from, from + batch);
      this.#evaluate(some, some.length, seat);
      for (let n = 0; n < some.length; n++) found.push(this.#valueOf(n, seat));
    }
    return found;
  }

  #level(depth: number): Level<S> {
    this.#levels[depth] ??= new Level();
    return this.#levels[depth];
  }

  /** The moves considered at a depth. */
  #list(state: S, seat: Seat, depth: number): Moves {
    const { moves } = this.#level(depth);
    const { game, knowledge } = this.#domain;
    const obvious = knowledge.obvious?.(state, seat);
    if (obvious === undefined) {
      game.legal(state, seat, moves);
      knowledge.prune(state, seat, moves);
    } else {
      moves.clear();
      moves.add(obvious);
    }
    return moves;
  }

  #payments(state: S, seat: Seat): readonly (readonly Move[])[] {
    return this.#domain.knowledge.payments?.(state, seat) ?? NO_PAYMENTS;
  }

  /** Evaluates the moves of the first list, and the ways to pay for further moves. */
  #considerList(
    state: S,
    seat: Seat,
    payments: readonly (readonly Move[])[],
    stop?: (looked: number) => boolean,
  ): Considered[] {
    const looked = this.#valueList(state, seat, 0, stop);
    const { moves, values } = this.#levels[0];
    const choices: Considered[] = [];
    for (let index = 0; index < looked; index++) {
      choices.push({ move: moves.at(index), value: values[index], rest: NO_MOVES });
    }
    for (const payment of payments) {
      if (stop?.(looked) === true) break;
      const paid = this.#afterPayment(state, seat, payment);
      if (paid === undefined) continue;
      const known = choices.findIndex(({ move }) => move === paid.move);
      if (known < 0) choices.push(paid);
      else if (paid.value > choices[known].value) choices[known] = paid;
    }
    return choices;
  }

  /** A payment with the best move that it makes possible; undefined if there is none. */
  #afterPayment(state: S, seat: Seat, payment: readonly Move[]): Considered | undefined {
    const { game } = this.#domain;
    const { moves: before } = this.#levels[0];
    const paid = this.#slot(this.#levels[0], state);
    game.copy(state, paid);
    for (const move of payment) {
      if (game.check(paid, seat, move) !== 0) return undefined;
      game.apply(paid, seat, move);
    }
    const moves = this.#list(paid, seat, 1);
    let kept = 0;
    for (let index = 0; index < moves.count; index++) {
      if (!before.includes(moves.at(index))) moves.list[kept++] = moves.at(index);
    }
    moves.count = kept;
    if (kept === 0) return undefined;
    const best = this.#bestIn(this.#valueList(paid, seat, 1), 1);
    const { values } = this.#levels[1];
    const rest = [...payment.slice(1), moves.at(best)];
    return { move: payment[0], value: values[best], rest };
  }

  /**
   * The index of the first of the best values at a depth.
   * @param count the number of values, at least 1
   */
  #bestIn(count: number, depth: number): number {
    const { values } = this.#levels[depth];
    let best = 0;
    for (let index = 1; index < count; index++) if (values[index] > values[best]) best = index;
    return best;
  }

  /** A position that can be reused for another move. */
  #slot(level: Level<S>, state: S): S {
    level.slots[level.pending] ??= this.#domain.game.slot(state);
    return level.slots[level.pending];
  }

  /** The value of the best move at a depth. */
  #bestOfList(state: S, seat: Seat, depth: number): number {
    const count = this.#valueList(state, seat, depth);
    return count === 0 ? NOTHING : this.#levels[depth].values[this.#bestIn(count, depth)];
  }

  /**
   * Writes the values of the moves at a depth.
   * @returns the number of moves evaluated, from the first on
   */
  #valueList(state: S, seat: Seat, depth: number, stop?: (looked: number) => boolean): number {
    const { game, hidden, evaluator } = this.#domain;
    const level = this.#level(depth);
    const { moves, found, starts, values } = level;
    let looked = 0;
    let place = 0;
    const isOver =
      stop ?? ((done) => done > 0 && this.#isConsidering && this.#spending?.isStopped() === true);
    for (; looked < moves.count && !isOver(looked); looked++) {
      const move = moves.at(looked);
      starts[looked] = place;
      let draws = 1;
      for (let draw = 0; draw < draws; draw++) {
        const slot = this.#slot(level, state);
        game.copy(state, slot);
        if (draw > 0) hidden?.redraw(slot, this.#random as Random);
        game.apply(slot, seat, move);
        hidden?.answer(slot);
        if (draw === 0 && depth > 0 && hidden !== undefined && shows(game, state, slot)) {
          draws = this.#settings.draws;
        }
        if (this.#goesOn(slot, seat, depth + 1)) {
          found[place++] = this.#bestOfList(slot, seat, depth + 1);
        } else {
          level.places[level.pending++] = place++;
          if (level.pending === evaluator.batch) this.#evaluatePending(level, seat);
        }
      }
    }
    starts[looked] = place;
    this.#evaluatePending(level, seat);
    for (let index = 0; index < looked; index++) {
      let sum = 0;
      for (let draw = starts[index]; draw < starts[index + 1]; draw++) sum += found[draw];
      values[index] = sum / (starts[index + 1] - starts[index]);
    }
    return looked;
  }

  /**
   * Whether the seat has another decision of its plan in a position; if so, the list of that depth
   * contains its moves.
   */
  #goesOn(state: S, seat: Seat, depth: number): boolean {
    const { depth: most, branching } = this.#settings;
    if (depth >= most || !hasSeat(this.#domain.game.deciders(state), seat)) return false;
    return this.#list(state, seat, depth).count <= branching;
  }

  #evaluatePending(level: Level<S>, seat: Seat): void {
    const { slots, pending, places, found } = level;
    if (pending === 0) return;
    this.#evaluate(slots, pending, seat);
    for (let n = 0; n < pending; n++) found[places[n]] = this.#valueOf(n, seat);
    level.pending = 0;
  }

  /**
   * Evaluates positions together, and counts them.
   * @param count at most a batch
   */
  #evaluate(states: readonly S[], count: number, seat: Seat): void {
    (this.#spending as Spending).look(count);
    const only = this.#isOfOne ? seat : undefined;
    this.#domain.evaluator.evaluate(states, count, this.#evaluations, only);
  }

  /** The value of position `n` among those that were evaluated last. */
  #valueOf(n: number, seat: Seat): number {
    return this.#settings.measure.of(this.#evaluations[n], this.#seats, seat);
  }
}

/** Whether hidden information was revealed. */
function shows<S>(game: Rules<S>, before: S, after: S): boolean {
  return game.revealed(after) !== game.revealed(before);
}
