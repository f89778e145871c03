import { dueAt } from '../due/at-table.ts';
import type {
  ClockOfSeats,
  DueWork,
  Message,
  StoredSeat,
  StoredTable,
} from '../storage/contract.ts';
import { isAway } from '../time/away.ts';
import { clockWrite, withClock } from '../time/happening.ts';
import { describeDeal } from './dealing.ts';
import { describeSeat } from './info.ts';
import type { TableListeners } from './table-service.ts';
import type { WindowTimes } from './windows.ts';

const ASKED = { kind: 'asked', seat: -1 } as const;

/**
 * The change of the clocks when a person takes or leaves a seat. Other work may be due even if no
 * clock changes: a seat that is out of time gets a bot as soon as another person is there.
 */
export function clockOfSeats(
  after: StoredTable,
  seat: number,
  times: Pick<WindowTimes, 'now' | 'running'>,
): ClockOfSeats {
  const now = times.now();
  const about = isAway(after, seat) ? ({ kind: 'back', seat } as const) : ASKED;
  const clock = clockWrite(after, { at: now, moved: 0, ...about }, times.running());
  return { clock, due: dueAt(withClock(after, clock), now) };
}

/** Reports changed seats to everybody, with the changes in the clocks or the deal. */
export function tellSeated(
  listeners: Pick<TableListeners, 'seated' | 'waits'>,
  table: StoredTable,
  due: readonly DueWork[] | undefined,
): void {
  listeners.seated(table);
  if (due !== undefined) listeners.waits(table, due);
}

export function replaced(
  { seats }: StoredTable,
  at: number,
  change: (seat: StoredSeat) => StoredSeat,
): readonly StoredSeat[] {
  return seats.map((each) => (each.seat === at ? change(each) : each));
}

/** The message to everybody about the seats and the deal. */
export function seatsMessage(table: StoredTable): Message {
  const seats = table.seats.map((seat) => describeSeat(seat, table));
  const told = { table: table.id, seats, ...describeDeal(table) };
  return { table: table.id, kind: 'seats', texts: [JSON.stringify(told)] };
}
