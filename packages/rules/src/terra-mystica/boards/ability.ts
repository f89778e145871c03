import type { Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';

/** What an argument of an ability names. Functions of the ability see its index, not its name. */
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
  /** Indices of what the arguments name; those that the ability has not are left out. */
  add(one?: number, two?: number): void;
}

/**
 * A move of a faction's own, written `ability <name> <argument> <argument>` with `-` for none. As with
 * the common moves `list` and `check` answer the same question without sharing a condition.
 * @typeParam S state
 */
export interface Ability<S> {
  /** Unique among all abilities; kebab-case. */
  readonly name: string;
  /**
   * `action`: as the action of a turn. `free`: beside it, before or after. `spades`: with spades in
   * hand. `question`: as the answer to `ask`.
   */
  readonly when: 'action' | 'free' | 'spades' | 'question';
  /** Once per round. */
  readonly once?: true;
  /** Comes with the stronghold. */
  readonly stronghold?: true;
  readonly args: readonly ArgumentKind[];
  /** Adds every way that is legal now; moment, stronghold and `once` have been looked at. */
  readonly list: (s: S, seat: Seat, into: AbilityList) => void;
  /** `LEGAL`, or the number of a refusal. */
  readonly check: (s: S, seat: Seat, one: number, two: number, reason?: Reason) => number;
  /**
   * Does it. The question has been taken away; `p` and `q` are the arguments
   * of the question.
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
