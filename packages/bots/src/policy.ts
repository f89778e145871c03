import type { Move, Seat } from '@pangaea/rules/kernel';
import type { Domain, Samples, Spending } from './domain.ts';
import { Planner } from './planner.ts';
import type { PlannerSettings } from './settings.ts';

/**
 * What the seats are taken to play by in plans and playouts, for a decision of one of them. That one goes by what it thinks itself.
 * Nobody knows how the others play: where there are two opinions, each of them goes by the one in every second round and by
 * the other in between, two neighbours not by the same.
 */
export class Policy<S> {
  readonly #own: Planner<S>;
  readonly #other: Planner<S>;
  readonly #roundOf: (state: S) => number;
  #seat = 0;

  constructor(domain: Domain<S>, settings: PlannerSettings) {
    const { otherEvaluator, knowledge } = domain;
    this.#own = new Planner(domain, settings);
    this.#other =
      otherEvaluator === undefined
        ? this.#own
        : new Planner({ ...domain, evaluator: otherEvaluator }, settings);
    this.#roundOf = (state) => knowledge.round?.(state) ?? 0;
  }

  /** From now on it is asked about positions of the table of these samples. @param seat who decides there */
  begin(samples: Samples<S>, spending: Spending, seat: Seat): void {
    this.#own.begin(samples, spending);
    if (this.#other !== this.#own) this.#other.begin(samples, spending);
    this.#seat = seat;
  }

  /** What a seat is taken to do in a full position; a forced move costs nothing. */
  best(state: S, seat: Seat): Move {
    return this.#plannerOf(state, seat).best(state, seat);
  }

  #plannerOf(state: S, seat: Seat): Planner<S> {
    if (seat === this.#seat || this.#other === this.#own) return this.#own;
    return (seat + this.#seat + this.#roundOf(state)) % 2 === 0 ? this.#own : this.#other;
  }
}
