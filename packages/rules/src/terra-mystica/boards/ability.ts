import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';

/**
 * The kinds of things that an argument of an ability can name. Functions of the ability get the
 * thing's index, not its name.
 */
export const ARGUMENT_KINDS = [
  'hex',
  'bridge',
  'terrain',
  'cult',
  'favour',
  'card',
  'building',
  'power-action',
  'resource',
  'track',
  'number',
] as const;
export type ArgumentKind = (typeof ARGUMENT_KINDS)[number];

/** Receives the moves that an ability lists. */
export interface AbilityList {
  /** Indices of the things that the arguments name; a move with fewer arguments leaves them out. */
  add(one?: number, two?: number): void;
}

/**
 * A move that only one faction has, written `ability <name> <argument> <argument>` with `-` for
 * none. As with the common moves, `list` and `check` answer the same question without sharing a
 * condition.
 * @typeParam S state
 */
export interface Ability<S> {
  /** Unique among all abilities; kebab-case. */
  readonly name: string;
  /**
   * `action`: as the action of a turn. `free`: in addition to the action, before or after it.
   * `spades`: while the seat has spades. `question`: as the answer to `ask`.
   */
  readonly when: 'action' | 'free' | 'spades' | 'question';
  /** Once per round. */
  readonly once?: true;
  /** Comes with the stronghold. */
  readonly stronghold?: true;
  readonly args: readonly ArgumentKind[];
  /** Adds every way that is legal now; moment, stronghold and `once` are already checked. */
  readonly list: (s: S, seat: Seat, into: AbilityList) => void;
  /** `LEGAL`, or the number of a refusal. */
  readonly check: (s: S, seat: Seat, one: number, two: number, reason?: Reason) => number;
  /**
   * Carries out the ability. The question has already been removed; `p` and `q` are its arguments.
   */
  readonly apply: (
    s: S,
    seat: Seat,
    one: number,
    two: number,
    sink: Sink,
    p: number,
    q: number,
  ) => void;
}
