import type { ClockEvent, SeatClock } from '../../time/clocks.ts';
import { BETWEEN_BEATS_MS, type Down } from '../../time/down.ts';
import type { KeptHours } from '../../time/hours.ts';
import type { CLOCK_OPERATIONS, ClockWrite, StoredClock } from '../contract.ts';
import * as SQL from '../statements/clocks.ts';
import { NOTE_BACK, NOTE_GONE } from '../statements/seats.ts';
import { RAISE_REVISIONS_OF_CLOCKS } from '../statements/tables.ts';
import { setDue } from './due.ts';
import type { RowsOf } from './rows.ts';
import type { Sql, Steps } from './steps.ts';

/** How long runs are kept: longer than the clock of any move may run. */
const RUNS_KEPT_MS = 400 * 24 * 3_600_000;

/** Clocks of tables, hours of persons, and runs of the server. */
export function clockRows(db: Sql): RowsOf<typeof CLOCK_OPERATIONS> {
  return {
    *changeClock({ table, clock, due }) {
      yield* setClock(db, table, clock);
      yield* setDue(db, table, due);
    },
    *clockEvents(table) {
      return yield* db.all<ClockEvent>(SQL.CLOCK_EVENTS, { table });
    },
    *renewDue({ table, due }) {
      return yield* setDue(db, table, due);
    },
    *writeHours(person, hours) {
      yield* writeHours(db, person, hours);
      yield* db.run(RAISE_REVISIONS_OF_CLOCKS, { person });
    },
    *hoursOf(person) {
      return yield* hoursOf(db, person);
    },
    *noteRun({ started, alive, isShared = false }) {
      const before = alive - RUNS_KEPT_MS;
      if (isShared) {
        yield* db.run(SQL.FORGET_OLD_RUNS, { before });
      } else {
        yield* db.run(SQL.FORGET_RUNS, { started, before });
        yield* db.run(SQL.CUT_RUNS, { started });
      }
      yield* db.run(SQL.NOTE_RUN, { started, alive, least: BETWEEN_BEATS_MS });
    },
    *downTimes() {
      return yield* db.all<Down>(SQL.DOWN_TIMES);
    },
  };
}

/**
 * Stores the clocks of a new table.
 * @param begins the event that starts the clocks, if they run from the beginning
 */
export function* beginClock(
  db: Sql,
  table: string,
  { control, state }: StoredClock,
  begins: ClockEvent | undefined,
): Steps<void> {
  const [seats, { number }] = [JSON.stringify(state.seats), state];
  yield* db.run(SQL.ADD_CLOCK, { table, control: JSON.stringify(control), number, seats });
  if (begins !== undefined) yield* db.run(SQL.ADD_CLOCK_EVENT, { table, ...begins });
}

/**
 * Stores an event of clocks, and the clocks after it.
 * @throws Error if the event is not the next one
 */
export function* setClock(db: Sql, table: string, write: ClockWrite): Steps<void> {
  const { event, state, started } = write;
  const { number, seats } = state;
  yield* db.one(SQL.SET_CLOCK, { table, number, seats: JSON.stringify(seats) });
  yield* db.run(SQL.ADD_CLOCK_EVENT, { table, ...event });
  const { kind, seat: about } = event;
  if (kind === 'away') yield* db.run(NOTE_GONE, { table, seat: about });
  if (kind === 'back') yield* db.run(NOTE_BACK, { table, seat: about });
  // The previous run is never extended: the time between two runs is not counted for any person.
  const alive = Math.max(started, event.at);
  yield* db.run(SQL.NOTE_RUN, { started, alive, least: BETWEEN_BEATS_MS });
}

export function* hoursOf(db: Sql, person: number): Steps<KeptHours | undefined> {
  const row = yield* db.get<{ body: string }>(SQL.HOURS_OF, { person });
  return row === undefined ? undefined : JSON.parse(row.body);
}

export function* writeHours(db: Sql, person: number, hours: KeptHours): Steps<void> {
  yield* db.run(SQL.WRITE_HOURS, { person, body: JSON.stringify(hours) });
}

/** The times since which clocks of a person run. */
export function* runningOf(db: Sql, person: number): Steps<readonly number[]> {
  type Row = { readonly seat: number; readonly seats: string };
  return (yield* db.all<Row>(SQL.CLOCKS_OF_PERSON, { person })).flatMap(({ seat, seats }) => {
    const { since } = (JSON.parse(seats) as readonly SeatClock[])[seat];
    return since > 0 ? [since] : [];
  });
}
