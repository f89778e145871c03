import { dueAt } from '../due/at-table.ts';
import { newKey } from '../identity/secrets.ts';
import type { StoredTable } from '../storage/contract.ts';
import { isAway } from '../time/away.ts';
import { clockWrite, withClock } from '../time/happening.ts';
import { withoutAhead } from './ahead.ts';
import type { LeavingNeeds } from './left-seat.ts';
import { endedMessage } from './let-back.ts';
import {
  isPresent,
  keep,
  type LiveTable,
  OVERTAKEN,
  type Overtaken,
  owns,
  writeOf,
} from './live.ts';
import { replaced, seatsMessage } from './seating.ts';

/**
 * Gives a seat to a person, without other things of its former person: no other seat, table, note
 * or key. A program or bot that played it is removed. If its former person was the host, the next
 * person who is present becomes the host. At a slow table the time of a waiting move begins again.
 * The caller is in the queue of the table, and has checked that all agree.
 * @param name the name of the person; if it is empty, the seat keeps its name
 */
export async function giveSeat(
  { storage, listeners, times }: LeavingNeeds,
  live: LiveTable,
  seat: number,
  person: number,
  name = '',
): Promise<StoredTable | Overtaken> {
  const { table } = live;
  const now = times.now();
  const key = newKey();
  const seats = replaced(
    table,
    seat,
    ({ left: _, gone: __, again: ___, program: ____, ...each }) => ({
      ...each,
      key,
      name: name === '' ? each.name : name,
      level: '',
      joined: now,
      persons: [person],
    }),
  );
  const host = hostAfter(table, seat, person);
  const { letBack, request: _, ...rest } = withoutAhead(table, seat);
  const theirs = await storage.hoursOf(person);
  const hours = table.clock?.hours.map((each, at) => (at === seat ? theirs : each)) ?? [];
  const clocked = table.clock === undefined ? {} : { clock: { ...table.clock, hours } };
  const given: StoredTable = { ...rest, ...clocked, seats, host };
  const kind = isAway(table, seat) ? 'back' : 'asked';
  // At a slow table the time of the move begins again: hours are not passed on, and by the hours of
  // the new person the days for the move could end sooner.
  const moved = table.clock?.control.kind === 'slow' ? 1 << seat : 0;
  const about = { at: now, kind, seat: kind === 'back' ? seat : -1, moved } as const;
  const clock = clockWrite(given, about, times.running());
  const after = withClock(given, clock);
  const due = dueAt(after, now);
  const message = seatsMessage(after);
  const told = letBack === undefined ? undefined : endedMessage(table, letBack, 'given');
  const gift = { ...writeOf(table, now), seat, person, name, key, host, clock, due, message, told };
  if (!(await storage.giveSeat(gift))) return OVERTAKEN;
  const kept = keep(live, after);
  listeners.seated(kept);
  listeners.waits(kept, due);
  return kept;
}

/**
 * The host when a seat is given away: if its person was the host, the next person who is present.
 */
function hostAfter({ host, seats, clock }: StoredTable, seat: number, person: number): number {
  const holdsOther = seats.some((each) => each.seat !== seat && owns(each, host));
  if (!owns(seats[seat], host) || holdsOther) return host;
  const others = [...seats.slice(seat + 1), ...seats.slice(0, seat)];
  return others.find((each) => isPresent({ clock }, each))?.persons[0] ?? person;
}
