import type { ClockEvent } from '../../time/clocks.ts';
import type { Down } from '../../time/down.ts';
import type { Hours } from '../../time/hours.ts';
import type { ClockWrite, Run, StoredClock } from '../contract.ts';
import * as CLOCK from './clock-statements.ts';
import type { Prepared } from './prepared.ts';

/** No move waits longer for its time to end than until then. */
const RUNS_KEPT_MS = 400 * 24 * 3_600_000;

/** Clocks of tables, hours of persons, and when the server ran. */
export class ClockRows {
  readonly #db: Prepared;

  constructor(db: Prepared) {
    this.#db = db;
  }

  begin(table: string, { control, state }: StoredClock, begins: ClockEvent | undefined): void {
    this.#db.sql(CLOCK.ADD_CLOCK).run({
      ...{ table, control: JSON.stringify(control), number: state.number },
      seats: JSON.stringify(state.seats),
    });
    if (begins !== undefined) this.#db.sql(CLOCK.ADD_CLOCK_EVENT).run({ table, ...begins });
  }

  /** @returns false when the event is not the next one: nothing was written */
  set(table: string, { event, state }: ClockWrite): boolean {
    const { number, seats } = state;
    const set = { table, number, seats: JSON.stringify(seats) };
    if (this.#db.sql(CLOCK.SET_CLOCK).run(set).changes !== 1) return false;
    this.#db.sql(CLOCK.ADD_CLOCK_EVENT).run({ table, ...event });
    this.#db.sql(CLOCK.RUNS_STILL).run({ at: event.at });
    return true;
  }

  of(table: string, seats: number): StoredClock | undefined {
    const row = this.#db.sql(CLOCK.CLOCK_OF_TABLE).get(table);
    if (row === undefined) return undefined;
    const hours: (Hours | undefined)[] = Array.from({ length: seats }, () => undefined);
    const kept = this.#db.all<{ seat: number; body: string }>(CLOCK.HOURS_AT_TABLE, table);
    for (const { seat, body } of kept) hours[seat] = JSON.parse(body);
    const state = { number: Number(row.number), seats: JSON.parse(String(row.seats)) };
    return { control: JSON.parse(String(row.control)), state, hours };
  }

  events(table: string): readonly ClockEvent[] {
    return this.#db.all<ClockEvent>(CLOCK.CLOCK_EVENTS, table).map((row) => ({ ...row }));
  }

  writeHours(person: number, hours: Hours): void {
    this.#db.sql(CLOCK.WRITE_HOURS).run({ person, body: JSON.stringify(hours) });
  }

  hoursOf(person: number): Hours | undefined {
    const row = this.#db.sql(CLOCK.HOURS_OF).get(person);
    return row === undefined ? undefined : JSON.parse(String(row.body));
  }

  noteRun(run: Run): void {
    const { started, alive } = run;
    this.#db.sql(CLOCK.FORGET_RUNS).run({ started, before: alive - RUNS_KEPT_MS });
    this.#db.sql(CLOCK.NOTE_RUN).run({ ...run });
  }

  downTimes(): readonly Down[] {
    return this.#db.all<Down>(CLOCK.DOWN_TIMES).map((row) => ({ ...row }));
  }
}
