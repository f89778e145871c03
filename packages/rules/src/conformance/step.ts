import type { Move, Seat } from '../kernel/index.ts';

/** The effects of one move or order. */
export interface Step<S, E> {
  readonly before: S;
  readonly seat: Seat;
  readonly move: Move;
  readonly isOrder: boolean;
  readonly events: readonly E[];
  readonly after: S;
}
