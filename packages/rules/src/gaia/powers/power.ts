import type { Moves, Seat } from '../../kernel/index.ts';
import type { Sink } from '../events.ts';
import type { State } from '../state.ts';
import type { Power } from '../vocabulary.ts';

/** One kind of power card: where it can be aimed, and what it does. */
export interface PowerDefinition {
  readonly id: Power;
  /** Adds the ways to play it; the card is in the hand. */
  list(s: State, into: Moves): void;
  /**
   * What it does, unless it was cancelled; the cities are looked at by the caller.
   * @param tile where it is aimed, NONE when it is aimed nowhere
   * @param how a direction, directions as bits, or NONE
   * @returns false when that depends on what a view does not know
   */
  act(s: State, seat: Seat, tile: number, how: number, sink: Sink): boolean;
  /** Whether it may be played in the own turn; protection may not. */
  readonly reaction?: true;
}
