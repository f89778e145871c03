import type { Seat } from '../../../src/kernel/index.ts';
import type { KindWord, State } from '../../../src/terra-mystica/index.ts';
import type { Seen } from './seen.ts';

/** The edition of the numbers: those of source 001, or those since July 2024. */
export type FanNumbers = 'on' | 'bga-2024-07';

/** The rules of a faction, written a second time without its code. */
export interface FanWitness {
  readonly id: string;
  /** Each statement by its name; every statement must have been tested in some game. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Weights of kinds of moves for players of this faction, so that they reach rare events. */
  readonly likes?: Readonly<Partial<Record<KindWord, number>>>;
  /** Changes the position of some games at the start of round 1, so that they reach rare events. */
  readonly given?: (s: State, me: Seat) => void;
  /**
   * Begins to watch a seat at the first position of a game.
   * @returns the function to call for every move of any seat.
   */
  readonly watch: (
    start: State,
    me: Seat,
    account: Account,
    numbers: FanNumbers,
  ) => (seen: Seen) => void;
}

/** Counts how often each statement was tested, and stores the ones found broken. */
export class Account {
  readonly seen: Map<string, number> = new Map();
  readonly broken: string[] = [];
  /** The place in the game, for reports. */
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

  /**
   * Counts that the case of a statement occurred, if another statement compares its consequences.
   */
  reached(clause: string): void {
    this.seen.set(clause, (this.seen.get(clause) ?? 0) + 1);
  }
  /** States that a number, or a list of numbers, is the one that the rules give. */
  same(clause: string, what: string, rules: unknown, game: unknown): void {
    const [one, other] = [JSON.stringify(rules), JSON.stringify(game)];
    this.must(clause, one === other, `${what} is ${other}, by the rules ${one}`);
  }
}

/** Counts the uses of something that is possible once per round. */
export class OncePerRound {
  #round = 0;
  #times = 0;

  /** Number of uses so far in the round of a position. */
  times(s: State): number {
    return s.round() === this.#round ? this.#times : 0;
  }
  /**
   * Counts one more use.
   * @returns the number of uses now.
   */
  add(s: State): number {
    this.#times = this.times(s) + 1;
    this.#round = s.round();
    return this.#times;
  }
}
