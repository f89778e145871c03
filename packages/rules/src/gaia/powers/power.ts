import type { MoveKind, Moves, Seat } from '../../kernel/index.ts';
import type { Cell } from '../check/places.ts';
import type { Sink } from '../events.ts';
import type { Reason } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Power } from '../vocabulary.ts';

/** One kind of power card: where it can be aimed, and what it does. `powerKind` makes a kind of move of it. */
export interface PowerDefinition<P extends Power = Power> {
  /** Also the word in records. */
  readonly id: P;
  readonly args: MoveKind<Table>['args'];
  readonly meaning: string;
  /** Adds the ways to play it, as moves of that kind; the card is in the hand. */
  list(s: State, into: Moves, kind: number): void;
  /** The same asked of one way: 0, or the number of a refusal. @param how the third argument */
  check(s: State, cell: Cell, how: number, reason: Reason | undefined): number;
  /**
   * What it does, unless it was cancelled; the cities are looked at by the caller.
   * @param tile where it is aimed, NONE when it is aimed nowhere
   * @param how a direction, directions as bits, or NONE
   * @returns false when that depends on what a view does not know
   */
  act(s: State, seat: Seat, tile: number, how: number, sink: Sink): boolean;
}
