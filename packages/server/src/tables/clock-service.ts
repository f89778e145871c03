import { dueAt } from '../due/at-table.ts';
import type { WorkOutcome } from '../due/scheduler.ts';
import type { Storage, StoredSeat, StoredTable } from '../storage/contract.ts';
import { isAway } from '../time/away.ts';
import { clockWrite, nextHappening, withClock } from '../time/happening.ts';
import { ANY_HOUR, type Hours, isZone, type KeptHours, saidAnew } from '../time/hours.ts';
import { describeClocks } from '../time/told.ts';
import type { Uptime } from '../time/uptime.ts';
import { Allowance } from './allowance.ts';
import { type LeavingNeeds, returnToSeat } from './left-seat.ts';
import {
  type Asker,
  holds,
  keep,
  type LiveTable,
  OVERTAKEN,
  type Overtaken,
  owns,
  writeOf,
} from './live.ts';
import { refused } from './refused.ts';
import { seatsMessage } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';

/** A number above the tables of nearly any person. */
const ALL_TABLES = { most: 500 };
const MINUTE_MS = 60_000;
/**
 * How often a person may change hours: each change sends a message at every table where the
 * person's clock runs.
 */
const HOURS_A_MINUTE = 6;
/** Seconds until the next try, for a person with too many different hours. */
const AGAIN_S = 3_600;
const MINUTES_A_DAY = 24 * 60;
/** The longest night, in minutes. */
const LONGEST_NIGHT = 12 * 60;
const YEAR_MS = 366 * 24 * 3_600_000;

/**
 * Handles events that come as time passes at tables, and the return of a person whose time was
 * over.
 */
export class ClockService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #listeners: Pick<TableListeners, 'waits'>;
  readonly #needs: LeavingNeeds;
  readonly #uptime: Pick<Uptime, 'running' | 'down'>;
  readonly #now: () => number;
  /** Changes of hours, by person. */
  readonly #said = new Allowance(HOURS_A_MINUTE, MINUTE_MS);

  constructor(
    storage: Storage,
    tables: TableService,
    listeners: Pick<TableListeners, 'waits' | 'seated'>,
    uptime: Pick<Uptime, 'running' | 'down'>,
    now: () => number,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#listeners = listeners;
    this.#uptime = uptime;
    this.#now = now;
    this.#needs = { storage, listeners, times: { now, running: () => uptime.running } };
  }

  /**
   * Handles due events of clocks: a warning that little time is left, or the end of the time.
   * @param closeWindow ends the open window
   */
  async tick(id: string, closeWindow: (from: number) => Promise<void>): Promise<WorkOutcome> {
    const outcome = await this.#tables.live.change<WorkOutcome | Late>(id, async (live) => {
      const { table } = live;
      const next = nextHappening(table, this.#uptime.running.down);
      if (next === undefined) return 'nothing-to-do';
      const { at, kind, seat } = next;
      if (at > this.#now()) return at;
      if (kind === 'window') return { window: table.window?.from ?? 0 };
      return (await this.#change(live, kind, seat)) ? 'by-its-effect' : OVERTAKEN;
    });
    if (typeof outcome !== 'object') return outcome;
    await closeWindow(outcome.window);
    return 'by-its-effect';
  }

  /**
   * A person is back: bots and programs give back the person's seats, including seats that the
   * person left.
   * @param only one of the person's seats; if left out, all of them
   * @throws Refused if the person does not sit there
   */
  async comeBack(id: string, asker: Asker, only?: number): Promise<StoredTable> {
    const { table } = await this.#tables.find(id);
    const isTheirs = (seat: StoredSeat) => holds(seat, asker) || owns(seat, asker);
    const own = table.seats.filter(isTheirs).map(({ seat }) => seat);
    if (own.length === 0) throw refused('not-your-seat');
    if (typeof asker === 'number') await this.#storage.takeUp(id, asker);
    return this.#tables.live.change(id, async (live) => {
      for (const seat of own) {
        if (only !== undefined && only !== seat) continue;
        const found = live.table.seats[seat];
        if (!isTheirs(found) || live.table.over) continue;
        if (found.left !== undefined) {
          if ((await returnToSeat(this.#needs, live, seat)) === OVERTAKEN) return OVERTAKEN;
        } else if (isAway(live.table, seat)) {
          if (!(await this.#change(live, 'back', seat))) return OVERTAKEN;
        }
      }
      // The table is on the person's list again: open streams follow it from now on.
      this.#needs.listeners.seated(live.table);
      return live.table;
    });
  }

  async hours(person: number | undefined): Promise<Hours> {
    const kept = person === undefined ? undefined : await this.#storage.hoursOf(person);
    const { before: _, ...hours }: KeptHours = kept ?? ANY_HOUR;
    return hours;
  }

  /**
   * Sets the hours of a person, from now on. If a clock of the person runs already, its end may
   * move later but never earlier, and days off count from the next move.
   * @throws Refused
   */
  async setHours(person: number, given: Hours): Promise<Hours> {
    const now = this.#now();
    checkHours(given, now);
    const seconds = this.#said.take([`${person}`], now);
    if (seconds > 0) throw refused('too-many-requests', { seconds });
    const today = new Date(now - 24 * 3_600_000).toISOString().slice(0, 10);
    const daysOff = given.daysOff.filter((date) => date >= today).sort();
    const hours = { ...given, daysOff, weekend: [...given.weekend].sort() };
    const running = runningOf(await this.#storage.tablesOf(person, ALL_TABLES), person);
    const since = running.flatMap((each) => each.since);
    const kept = saidAnew(await this.#storage.hoursOf(person), hours, now, since);
    if (kept === undefined) throw refused('too-many-requests', { seconds: AGAIN_S });
    await this.#storage.writeHours(person, kept);
    // All at once, so that the writes share a transaction.
    await Promise.all(running.map(({ id }) => this.#renew(id)));
    return hours;
  }

  async #renew(id: string): Promise<void> {
    if ((await this.#tables.live.find(id)) === undefined) return;
    await this.#tables.live.change(id, (live) => this.#renewDue(live));
  }

  /**
   * Computes the due work of a table with the stored hours; a write with outdated hours is refused,
   * since the revision has changed.
   */
  async #renewDue(live: LiveTable): Promise<undefined | Overtaken> {
    const { table } = live;
    const now = this.#now();
    const due = dueAt(table, now);
    const told = describeClocks(table, now, this.#uptime.down);
    const message = { table: table.id, kind: 'clock', texts: [JSON.stringify(told)] } as const;
    if (!(await this.#storage.renewDue({ ...writeOf(table, now), due, message }))) return OVERTAKEN;
    this.#listeners.waits(keep(live, table), due);
    return undefined;
  }

  /**
   * Stores an event of the clocks of a table.
   * @returns whether it was written
   */
  async #change(
    live: LiveTable,
    kind: 'warned' | 'over' | 'away' | 'back',
    seat: number,
  ): Promise<boolean> {
    const { table } = live;
    const now = this.#now();
    const clock = clockWrite(table, { at: now, kind, seat, moved: 0 }, this.#uptime.running);
    if (clock === undefined) return true;
    const after = withClock(table, clock);
    const due = dueAt(after, now);
    const isTold = kind === 'away' || kind === 'back';
    const message = isTold ? seatsMessage(after) : undefined;
    const change = { ...writeOf(table, now), clock, due, message };
    if (!(await this.#storage.changeClock(change))) return false;
    this.#listeners.waits(keep(live, after), due);
    return true;
  }
}

/** Tables at which the person's clock runs, and since when. */
function runningOf(
  tables: readonly StoredTable[],
  person: number,
): readonly { readonly id: string; readonly since: readonly number[] }[] {
  return tables.flatMap(({ id, over, clock, seats }) => {
    const own = seats.filter((seat) => owns(seat, person));
    const runs = own.map(({ seat }) => clock?.state.seats[seat].since ?? 0).filter((at) => at > 0);
    return over || runs.length === 0 ? [] : [{ id, since: runs }];
  });
}

/** A window that must be closed. */
interface Late {
  readonly window: number;
}

/**
 * Checks hours that a person has sent.
 * @throws Refused
 */
function checkHours({ zone, night, daysOff }: Hours, now: number): void {
  const wrong = (why: string) => refused('request-malformed', { where: 'body', why });
  if (!isZone(zone)) throw wrong('zone');
  if (night !== undefined) {
    const length = (minutesOf(night.to) - minutesOf(night.from) + MINUTES_A_DAY) % MINUTES_A_DAY;
    if (length > LONGEST_NIGHT) throw refused('night-too-long');
  }
  for (const date of daysOff) {
    const at = Date.parse(`${date}T00:00:00Z`);
    // Dates that do not exist are refused, too.
    const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
    if (!isDay) throw wrong('daysOff');
    if (at > now + YEAR_MS) throw refused('day-off-too-far');
  }
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
