import { kindOf, type Move, type Seat } from '../../../kernel/index.ts';
import type { Cause, Event, State } from '../../../terra-nova/index.ts';

/** The changes made by one move, or one order. */
export class Step {
  readonly before: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly kind: number;
  readonly events: readonly Event[];
  /** The events before the beginning of a next round, and those from there on. */
  readonly deeds: readonly Event[];
  readonly income: readonly Event[];
  readonly after: State;

  constructor(before: State, seat: Seat, move: Move, events: readonly Event[], after: State) {
    this.before = before;
    this.seat = seat;
    this.move = move;
    this.kind = kindOf(move);
    this.events = events;
    const round = events.findIndex((event) => event.type === 'round');
    this.deeds = round < 0 ? events : events.slice(0, round);
    this.income = round < 0 ? [] : events.slice(round);
    this.after = after;
  }
}

/** A group of coverage rows that are recorded together. */
export interface Watch {
  readonly group: string;
  readonly rows: readonly string[];
  /** The rows that this step covered; the same row may come twice. */
  seen(step: Step): Iterable<string>;
}

/** Sum of coins, power or victory points that a seat got for one reason. */
export function gained(
  events: readonly Event[],
  seat: Seat,
  type: 'coins' | 'power' | 'vp',
  cause: Cause,
): number {
  let sum = 0;
  for (const event of events) {
    if (event.type === type && event.seat === seat && event.cause === cause) sum += event.amount;
  }
  return sum;
}

export function isTown(event: Event): event is Extract<Event, { type: 'town' }> {
  return event.type === 'town';
}
