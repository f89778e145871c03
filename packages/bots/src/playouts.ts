import { firstSeat, type Move, type Seat } from '@pangaea/rules/kernel';
import type { Domain, Samples, Spending } from './domain.ts';
import type { Planner } from './planner.ts';
import type { Contender, Looks } from './sequential-halving.ts';
import type { SearchSettings } from './settings.ts';

/** The moves on the way to a position, the last one first. */
export interface Trail {
  readonly before: Trail | undefined;
  readonly seat: Seat;
  readonly move: Move;
}

/** A line: a move of the seat, and a position to which it leads. */
export interface Line<S> {
  readonly move: Move;
  /** The moves from the decision of the seat to the position. */
  readonly trail: Trail | undefined;
  /** The position after these moves. Code that compares lines plays on in it. */
  readonly state: S;
  /** Points to add for the move. */
  readonly bonus: number;
  /** The first estimate of the line, with the bonus. */
  readonly value: number;
}

/** The parts of playouts, for one decision. */
export interface PlayoutParts<S> {
  readonly domain: Domain<S>;
  readonly seat: Seat;
  readonly samples: Samples<S>;
  readonly spending: Spending;
  /** The policy of all seats. */
  readonly policy: Planner<S>;
  /** The planner of the seat, by whose measure positions are compared. */
  readonly own: Planner<S>;
  readonly settings: SearchSettings;
}

type StepParts<S> = Pick<PlayoutParts<S>, 'domain' | 'policy' | 'samples'>;

/**
 * Plays one decision.
 * @param watch called with the decision
 * @returns false at the end of the game
 */
export function step<S>(
  parts: StepParts<S>,
  state: S,
  watch?: (seat: Seat, move: Move) => void,
): boolean {
  const { game, hidden } = parts.domain;
  const deciders = game.deciders(state);
  if (deciders === 0) return false;
  const seat = firstSeat(deciders);
  const move = parts.policy.best(state, seat);
  // Cards to come are redrawn, so that no seat profits from having seen them.
  hidden?.redraw(state, parts.samples.random);
  game.apply(state, seat, move);
  hidden?.answer(state);
  watch?.(seat, move);
  return true;
}

/**
 * Plays on until a number of turns of a seat are over, including the present one.
 * @param watch called with each decision
 */
export function playTurns<S>(
  parts: StepParts<S>,
  state: S,
  seat: Seat,
  count: number,
  watch?: (seat: Seat, move: Move) => void,
): void {
  const { game } = parts.domain;
  let turns = 0;
  let last = seat;
  for (;;) {
    const who = firstSeat(game.deciders(state));
    if (who !== last && last === seat) turns++;
    if (turns === count || !step(parts, state, watch)) return;
    last = who;
  }
}

interface GrowingLine<S> extends Line<S>, Contender {}

/**
 * Playouts of an open game: each sample continues a line by a number of decisions. The value of a
 * line is the mean of its samples so far, since half of the value of a single one is luck.
 */
export class GrowingPlayouts<S> implements Looks<GrowingLine<S>> {
  readonly #parts: PlayoutParts<S>;
  #looks = 0;

  constructor(parts: PlayoutParts<S>) {
    this.#parts = parts;
  }

  contender(line: Line<S>): GrowingLine<S> {
    const { prior } = this.#parts.settings;
    return { ...line, sum: prior * line.value, looks: prior };
  }

  goesOn(time: number): boolean {
    return this.#looks < (this.#parts.settings.halvedAfter[time] ?? Number.POSITIVE_INFINITY);
  }

  look(lines: readonly GrowingLine<S>[]): boolean {
    const { seat, spending, own, settings } = this.#parts;
    let grown = false;
    for (const { state } of lines) {
      for (let n = 0; n < settings.stride && step(this.#parts, state); n++) {
        grown = true;
        if (spending.isOver()) return false;
      }
    }
    const states = lines.map(({ state }) => state);
    for (const [at, value] of own.values(states, seat).entries()) {
      lines[at].sum += value + lines[at].bonus;
      lines[at].looks++;
    }
    this.#looks++;
    return grown;
  }

  keep(count: number): number {
    return count >> 1;
  }
}

interface SampledMove extends Contender {
  readonly move: Move;
}

/**
 * Playouts of a game with hidden facts: in each sample all moves are made in another full position,
 * and played on until a number of turns of the seat are over. The first full positions are used for
 * all moves, the later ones for the better half.
 */
export class SampledPlayouts<S> implements Looks<SampledMove> {
  readonly #parts: PlayoutParts<S>;
  readonly #times: number;
  readonly #each: number;
  /** The position of each move. */
  readonly #slots: S[] = [];

  /** @param count the number of moves that are compared */
  constructor(parts: PlayoutParts<S>, count: number) {
    const { positions, budget } = parts.spending;
    this.#parts = parts;
    this.#times = Math.ceil(Math.log2(count));
    this.#each = (budget.positions - positions) / this.#times;
  }

  contender({ move, value }: Pick<Line<S>, 'move' | 'value'>): SampledMove {
    const { prior } = this.#parts.settings;
    return { move, sum: prior * value, looks: prior };
  }

  goesOn(time: number): boolean {
    const { positions, budget } = this.#parts.spending;
    return positions < budget.positions - (this.#times - 1 - time) * this.#each;
  }

  look(moves: readonly SampledMove[]): boolean {
    const { domain, samples, seat, spending, own, settings } = this.#parts;
    const { game, hidden } = domain;
    const state = samples.next();
    const legal: SampledMove[] = [];
    for (const each of moves) {
      if (spending.isStopped()) return false;
      if (game.check(state, seat, each.move) !== 0) {
        spending.positions++;
        continue;
      }
      this.#slots[legal.length] ??= game.slot(state);
      const played = this.#slots[legal.length];
      legal.push(each);
      game.copy(state, played);
      game.apply(played, seat, each.move);
      hidden?.answer(played);
      playTurns(this.#parts, played, seat, settings.turns);
    }
    const values = own.values(this.#slots.slice(0, legal.length), seat);
    for (const [at, value] of values.entries()) {
      legal[at].sum += value;
      legal[at].looks++;
    }
    return true;
  }

  keep(count: number): number {
    return Math.ceil(count / 2);
  }
}
