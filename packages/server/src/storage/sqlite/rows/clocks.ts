import type { ClockEvent } from '../../../time/clocks.ts';
import type { Down } from '../../../time/down.ts';
import type { KeptHours } from '../../../time/hours.ts';
import type { CLOCK_OPERATIONS, ClockWrite, StoredClock } from '../../contract.ts';
import * as SQL from '../../statements/clocks.ts';
import { NOTE_BACK, NOTE_GONE } from '../../statements/seats.ts';
import { RAISE_REVISIONS_OF_CLOCKS } from '../../statements/tables.ts';
import type { Prepared } from '../prepared.ts';
import { setDue } from './due.ts';
import type { RowsOf } from './rows.ts';

/** The latest time at which the end of a move is checked. */
const RUNS_KEPT_MS = 400 * 24 * 3_600_000;

/** Clocks of tables, hours of persons, and runs of the server. */
export function clockRows(db: Prepared): RowsOf<typeof CLOCK_OPERATIONS> {
  return {
    changeClock: ({ table, clock, due }) => {
      setClock(db, table, clock);
      setDue(db, table, due);
    },
    clockEvents: (table) => db.all<ClockEvent>(SQL.CLOCK_EVENTS, { table }),
    renewDue: ({ table, due }) => setDue(db, table, due),
    writeHours: (person, hours) => {
      db.run(SQL.WRITE_HOURS, { person, body: JSON.stringify(hours) });
      db.run(RAISE_REVISIONS_OF_CLOCKS, { person });
    },
    hoursOf: (person) => {
      const row = db.get<{ body: string }>(SQL.HOURS_OF, { person });
      return row === undefined ? undefined : JSON.parse(row.body);
    },
    noteRun: ({ started, alive }) => {
      db.run(SQL.FORGET_RUNS, { started, before: alive - RUNS_KEPT_MS });
      db.run(SQL.CUT_RUNS, { started });
      db.run(SQL.NOTE_RUN, { started, alive });
    },
    downTimes: () => db.all<Down>(SQL.DOWN_TIMES),
  };
}

/** @param begins the event that starts the clocks, where they run from the beginning */
export function beginClock(
  db: Prepared,
  table: string,
  { control, state }: StoredClock,
  begins: ClockEvent | undefined,
): void {
  const [seats, { number }] = [JSON.stringify(state.seats), state];
  db.run(SQL.ADD_CLOCK, { table, control: JSON.stringify(control), number, seats });
  if (begins !== undefined) db.run(SQL.ADD_CLOCK_EVENT, { table, ...begins });
}

/** @throws Error where the event is not the next one */
export function setClock(db: Prepared, table: string, write: ClockWrite): void {
  const { event, state, started } = write;
  const { number, seats } = state;
  db.one(SQL.SET_CLOCK, { table, number, seats: JSON.stringify(seats) });
  db.run(SQL.ADD_CLOCK_EVENT, { table, ...event });
  const { kind, seat: about } = event;
  if (kind === 'away') db.run(NOTE_GONE, { table, seat: about });
  if (kind === 'back') db.run(NOTE_BACK, { table, seat: about });
  // Never the previous run: the time between two runs counts for nobody.
  db.run(SQL.NOTE_RUN, { started, alive: Math.max(started, event.at) });
}

/** The clocks of a table with this number of seats. */
export function clockOf(db: Prepared, table: string, seats: number): StoredClock | undefined {
  type Row = { readonly control: string; readonly number: number; readonly seats: string };
  const row = db.get<Row>(SQL.CLOCK_OF_TABLE, { table });
  if (row === undefined) return undefined;
  const hours: (KeptHours | undefined)[] = Array.from({ length: seats }, () => undefined);
  const kept = db.all<{ seat: number; body: string }>(SQL.HOURS_AT_TABLE, { table });
  for (const { seat, body } of kept) hours[seat] = JSON.parse(body);
  const state = { number: row.number, seats: JSON.parse(row.seats) };
  return { control: JSON.parse(row.control), state, hours };
}
