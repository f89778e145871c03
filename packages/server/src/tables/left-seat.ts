import { dueAt } from '../due/at-table.ts';
import { newKey } from '../identity/secrets.ts';
import type { Storage, StoredTable } from '../storage/contract.ts';
import { isAway } from '../time/away.ts';
import { clockWrite, withClock } from '../time/happening.ts';
import { withoutAhead } from './ahead.ts';
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
import type { TableListeners } from './table-service.ts';
import type { WindowTimes } from './windows.ts';
import { operatorDid } from './word-service.ts';

/** The parts of the server that are used when a person leaves a seat. */
export interface LeavingNeeds {
  readonly storage: Storage;
  readonly listeners: Pick<TableListeners, 'seated' | 'waits'>;
  readonly times: Pick<WindowTimes, 'now' | 'running'>;
}

/**
 * Lets a bot play a seat from now on. The seat still belongs to its person until another person has
 * taken it, and only its own clock stops. If the person was the host, the next person who is
 * present becomes the host. The caller is in the queue of the table.
 * @param by left out if people did it
 */
export async function leaveSeat(
  { storage, listeners, times }: LeavingNeeds,
  live: LiveTable,
  seat: number,
  level: string,
  by?: 'operator',
): Promise<StoredTable | Overtaken> {
  const { table } = live;
  const [key, invitation, now] = [newKey(), newKey(), times.now()];
  const host = hostAfter(table, seat);
  const gone = table.seats[seat].gone ?? table.version;
  const seats = replaced(table, seat, (each) => ({
    ...each,
    key,
    level,
    left: now,
    gone,
    program: undefined,
  }));
  const left: StoredTable = {
    ...withoutAhead(table, seat),
    seats,
    host,
    invitation,
    request: undefined,
  };
  const asked = { at: now, kind: 'asked', seat: -1, moved: 0 } as const;
  const clock = clockWrite(left, asked, times.running());
  const after = withClock(left, clock);
  const due = dueAt(after, now);
  const message = seatsMessage(after);
  const write = { ...writeOf(table, now), seat, level, key, invitation, host, gone };
  const said = by && operatorDid(table.id, table.seats[seat], 'freed', now);
  if (!(await storage.leaveSeat({ ...write, clock, due, message, said }))) return OVERTAKEN;
  const kept = keep(live, after);
  listeners.seated(kept);
  listeners.waits(kept, due);
  return kept;
}

/**
 * Gives a seat back to the person who left it; the bot stops playing. The caller is in the queue of
 * the table.
 */
export async function returnToSeat(
  { storage, listeners, times }: LeavingNeeds,
  live: LiveTable,
  seat: number,
): Promise<StoredTable | Overtaken> {
  const { table } = live;
  const now = times.now();
  const seats = replaced(table, seat, ({ left: _, gone: __, ...each }) => ({ ...each, level: '' }));
  const { letBack } = table;
  const isAsked = letBack !== undefined && letBack.seat === seat && letBack.name !== '';
  const back: StoredTable = {
    ...table,
    seats,
    request: undefined,
    letBack: isAsked ? undefined : letBack,
  };
  const kind = isAway(table, seat) ? 'back' : 'asked';
  const about = { at: now, kind, seat: kind === 'back' ? seat : -1, moved: 0 } as const;
  const clock = clockWrite(back, about, times.running());
  const after = withClock(back, clock);
  const due = dueAt(after, now);
  const told = isAsked ? endedMessage(table, letBack, 'there') : undefined;
  const write = { ...writeOf(table, now), seat, clock, due, message: seatsMessage(after), told };
  if (!(await storage.returnToSeat(write))) return OVERTAKEN;
  const kept = keep(live, after);
  listeners.seated(kept);
  listeners.waits(kept, due);
  return kept;
}

/**
 * The host after a person leaves a seat: if the host left, the next person who is present;
 * otherwise the same one.
 */
function hostAfter(table: StoredTable, seat: number): number {
  const { host, seats } = table;
  if (!owns(seats[seat], host)) return host;
  const others = [...seats.slice(seat + 1), ...seats.slice(0, seat)];
  const present = others.filter((each) => isPresent(table, each));
  return present.some((each) => owns(each, host)) ? host : (present[0]?.persons[0] ?? host);
}
