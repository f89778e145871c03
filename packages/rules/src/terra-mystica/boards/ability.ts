import type { Seat } from '../../kernel/index.ts';
import type { AbilityMoves } from '../actions/ability-moves.ts';
import type { Sink } from '../goods/gains.ts';
import type { Reason } from '../refusals.ts';
import type { State } from '../state.ts';

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

/**
 * A move of a faction's own, written `ability <name> <argument> <argument>` with `-` for none. As with
 * the common moves `list` and `check` answer the same question without sharing a condition.
 */
export interface Ability {
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
  readonly list: (s: State, seat: Seat, into: AbilityMoves) => void;
  /** `LEGAL`, or the number of a refusal. */
  readonly check: (s: State, seat: Seat, one: number, two: number, reason?: Reason) => number;
  /**
   * Does it. The frame of an action or question has been taken away; `p` and `q` are the arguments
   * of the question.
   */
  readonly apply: (
    s: State,
    seat: Seat,
    one: number,
    two: number,
    sink: Sink,
    p: number,
    q: number,
  ) => void;
}
