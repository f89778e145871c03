import type { Game, Random } from '@pangaea/rules/kernel';
import type { Budget } from './bot.ts';
import type { Evaluator } from './evaluator.ts';
import type { Hidden } from './hidden.ts';
import type { MoveKnowledge } from './judge.ts';

/** The part of the rules that bots use; every `Game` has it. */
export type Rules<S> = Pick<
  Game<S, never, never>,
  'seats' | 'deciders' | 'revealed' | 'legal' | 'check' | 'apply' | 'slot' | 'copy' | 'sample'
>;

/** A game in the form in which bots search it. */
export interface Domain<S> {
  readonly game: Rules<S>;
  readonly evaluator: Evaluator<S>;
  readonly knowledge: MoveKnowledge<S>;
  /** Undefined if the game is open. */
  readonly hidden?: Hidden<S> | undefined;
}

/** Full positions that agree with a view, for one decision; in an open game there is only one. */
export class Samples<S> {
  readonly view: S;
  readonly random: Random;
  /** The position of an open game. */
  readonly open: S | undefined;
  readonly #hidden: Hidden<S> | undefined;

  constructor({ game, hidden }: Pick<Domain<S>, 'game' | 'hidden'>, view: S, random: Random) {
    this.view = view;
    this.random = random;
    this.#hidden = hidden;
    this.open = hidden === undefined ? game.sample(view, random) : undefined;
  }

  /** Another full position; in an open game always the same. It must not be changed. */
  next(): S {
    return this.open ?? (this.#hidden as Hidden<S>).imagine(this.view, this.random);
  }
}

/** The used part of a budget. */
export class Spending {
  /** The number of positions evaluated. */
  positions = 0;
  readonly budget: Budget;
  #isStopped = false;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  /** Counts positions that are about to be evaluated. */
  look(positions: number): void {
    this.positions += positions;
    this.budget.looked?.(positions);
  }

  /** Whether the clock has ended the search; after true the clock is not asked again. */
  isStopped(): boolean {
    this.#isStopped ||= this.budget.stop?.() === true;
    return this.#isStopped;
  }

  /** Whether the budget is used up. */
  isOver(): boolean {
    return this.positions >= this.budget.positions || this.isStopped();
  }
}
