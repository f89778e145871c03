import type { Seat } from '../../../src/kernel/index.ts';
import type { KindWord, State } from '../../../src/terra-mystica/index.ts';
import type { Seen } from './seen.ts';

/** Which numbers are played: those of source 001, or those since July 2024. */
export type FanNumbers = 'on' | 'bga-2024-07';

/** What is known of a faction, written down once more without its code. */
export interface FanWitness {
  readonly id: string;
  /** Each statement by its name; every one must have been put to the test in some game. */
  readonly clauses: Readonly<Record<string, string>>;
  /** How much players of this faction like kinds of moves, so that they come to what is rare. */
  readonly likes?: Readonly<Partial<Record<KindWord, number>>>;
  /** Changes the position of some games when round 1 begins, so that they come to what is rare. */
  readonly given?: (s: State, me: Seat) => void;
  /**
   * Begins to watch a seat at the first position of a game.
   * @returns what is to be called for every move of anybody.
   */
  readonly watch: (
    start: State,
    me: Seat,
    account: Account,
    numbers: FanNumbers,
  ) => (seen: Seen) => void;
}

/** Counts how often each statement was put to the test, and keeps those found broken. */
export class Account {
  readonly seen: Map<string, number> = new Map();
  readonly broken: string[] = [];
  /** Where the game is, for reports. */
  where = '';
  readonly #faction: string;

  constructor(faction: string) {
    this.#faction = faction;
  }

  /** States that something holds. */
  must(clause: string, holds: boolean, otherwise: string): void {
    this.reached(clause);
    if (!holds) this.broken.push(`${this.#faction} ${clause}: ${otherwise} (${this.where})`);
  }

  /** Counts that the case of a statement came up, where another one compares what follows from it. */
  reached(clause: string): void {
    this.seen.set(clause, (this.seen.get(clause) ?? 0) + 1);
  }
  /** States that a number, or a list of them, is what the rules say. */
  same(clause: string, what: string, rules: unknown, game: unknown): void {
    const [one, other] = [JSON.stringify(rules), JSON.stringify(game)];
    this.must(clause, one === other, `${what} is ${other}, by the rules ${one}`);
  }
}

/** Counts what can be done once per round. */
export class OncePerRound {
  #round = 0;
  #times = 0;

  /** Times already in the round of a position. */
  times(s: State): number {
    return s.round() === this.#round ? this.#times : 0;
  }
  /** Counts one more. @returns how many there are now. */
  add(s: State): number {
    this.#times = this.times(s) + 1;
    this.#round = s.round();
    return this.#times;
  }
}
