import type { MoveKind, Moves, Seat } from '../../kernel/index.ts';
import type { Cell } from '../check/places.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Power } from '../vocabulary.ts';

/**
 * One kind of power card: its possible targets, and its effect. `powerKind` makes a kind of move
 * from it.
 */
export interface PowerDefinition<P extends Power = Power> {
  /** Also the word in records. */
  readonly id: P;
  readonly args: MoveKind<Table>['args'];
  readonly meaning: string;
  /** Adds the ways to play it, as moves of that kind; the card is in the hand. */
  list(s: State, into: Moves, kind: number): void;
  /**
   * Checks one way: 0, or the number of a refusal.
   * @param how the third argument
   */
  check(s: State, cell: Cell, how: number, reason: Reason | undefined): number;
  /**
   * The effect, unless it was cancelled; the caller updates the cities.
   * @param tile the target, NONE if there is none
   * @param how a direction, directions as bits, or NONE
   * @returns false if it depends on facts that a view does not know
   */
  act(s: State, seat: Seat, tile: number, how: number, sink: Sink): boolean;
}
