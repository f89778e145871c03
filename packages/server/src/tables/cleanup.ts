import type { Storage, StoredTable, TableAt } from '../storage/contract.ts';
import type { TableService } from './table-service.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long messages are kept for devices that reconnect; later they load the whole table. */
const KEEP_MESSAGES_MS = DAY_MS;
/** How long notices are kept, so that each is sent only once. */
const KEEP_NOTICES_MS = 90 * 24 * 3_600_000;
/** How long ids of tables that the operator deleted are kept. */
const KEEP_DELETED_MS = 30 * DAY_MS;
/** How long a person without a seat and a table is kept. */
const KEEP_PERSONS_MS = 30 * DAY_MS;
/** The number of persons checked in one step. */
const LOOKED_AT = 2_000;
/** The number of tables deleted in one step, so that nobody has to wait. */
const AT_ONCE = 50;
/** The largest number of old tables that wait for their deletion. */
const NOTICED = 1_000;
/**
 * How long a table must have counted as old before it is deleted. If a machine wakes up with a
 * wrong date, the network corrects the date within this time, and no table is deleted.
 */
const GRACE_MS = 3_600_000;
/** How long a table without moves and without other people than its host is kept. */
const UNPLAYED_MS = 14 * DAY_MS;
/**
 * How long such a table is kept if room for other tables is needed, and the interval between two
 * searches for room.
 */
const UNPLAYED_FULL_MS = DAY_MS;
const LOOK_MS = 60_000;

/**
 * Keeps the data from growing for ever: deletes old messages, tables without changes for a long
 * time, and persons without any data.
 */
export class Cleanup {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #keepDays: number;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #forgotten: (device: number) => void;
  /** Tables that are old enough, each with the time since which it is, measured by `elapsed`. */
  #noticed: ReadonlyMap<string, number> = new Map();
  /** The difference between the date and `elapsed`, and the time since which it has not changed. */
  #dated = { ahead: Number.NaN, since: 0 };
  /** The last person that was checked. */
  #person = 0;
  /** The last time when no room was found, measured by `elapsed`. */
  #looked = Number.NEGATIVE_INFINITY;

  /**
   * @param keepDays days without a change after which a table is deleted; 0 for never
   * @param elapsed milliseconds since some moment, independent of the date
   * @param forgotten called when a device no longer has a person
   */
  constructor(
    storage: Storage,
    tables: TableService,
    keepDays: number,
    now: () => number,
    elapsed: () => number,
    forgotten: (device: number) => void,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#keepDays = keepDays;
    this.#now = now;
    this.#elapsed = elapsed;
    this.#forgotten = forgotten;
  }

  /**
   * Deletes old data.
   * @returns the number of deleted tables
   */
  async tidy(): Promise<number> {
    await this.#storage.forgetMessages(this.#now() - KEEP_MESSAGES_MS);
    await this.#storage.forgetNotices(this.#now() - KEEP_NOTICES_MS);
    await this.#storage.forgetKeyEvents(this.#now() - KEEP_NOTICES_MS);
    await this.#storage.forgetJoins(this.#now());
    await this.#storage.forgetInvitations(this.#now() - DAY_MS);
    await this.#storage.forgetPassing(this.#now());
    await this.#storage.forgetDeleted(this.#now() - KEEP_DELETED_MS);
    if (this.#keepDays === 0) return 0;
    if (this.#isDateSure()) await this.#forgetPersons();
    const before = this.#now() - this.#keepDays * DAY_MS;
    const unplayed = await this.#storage.unplayedTables(this.#now() - UNPLAYED_MS, NOTICED);
    const candidates = new Map(unplayed.map((each) => [each.id, stillUnplayed(each)]));
    for (const id of await this.#storage.idleTables(before, NOTICED)) {
      candidates.set(id, (table) => table.changed < before);
    }
    const moment = this.#elapsed();
    this.#noticed = new Map(
      [...candidates.keys()].map((id) => [id, this.#noticed.get(id) ?? moment]),
    );
    const ripe = [...candidates].filter(
      ([id]) => moment - (this.#noticed.get(id) ?? moment) >= GRACE_MS,
    );
    return this.#clear(ripe.slice(0, AT_ONCE));
  }

  /**
   * Deletes unused tables earlier than usual, because the server has as many tables as allowed.
   * @returns whether there is room now
   */
  async makeRoom(): Promise<boolean> {
    const moment = this.#elapsed();
    if (this.#keepDays === 0 || moment - this.#looked < LOOK_MS) return false;
    const unplayed = await this.#storage.unplayedTables(this.#now() - UNPLAYED_FULL_MS, AT_ONCE);
    const cleared = await this.#clear(unplayed.map((each) => [each.id, stillUnplayed(each)]));
    if (cleared === 0) this.#looked = moment;
    return cleared > 0;
  }

  /** Whether the date has moved evenly with the elapsed time for at least `GRACE_MS`. */
  #isDateSure(): boolean {
    const [elapsed, ahead] = [this.#elapsed(), this.#now() - this.#elapsed()];
    const isSame = Math.abs(ahead - this.#dated.ahead) < GRACE_MS;
    if (!isSame) this.#dated = { ahead, since: elapsed };
    return elapsed - this.#dated.since >= GRACE_MS;
  }

  async #forgetPersons(): Promise<void> {
    const before = this.#now() - KEEP_PERSONS_MS;
    const looking = { before, after: this.#person, most: LOOKED_AT };
    const { last, devices } = await this.#storage.forgetPersons(looking);
    this.#person = last;
    for (const device of devices) this.#forgotten(device);
  }

  async #clear(tables: readonly (readonly [string, Condition])[]): Promise<number> {
    let cleared = 0;
    for (const [id, isToGo] of tables) if (await this.#tables.clear(id, isToGo)) cleared++;
    return cleared;
  }
}

type Condition = (table: StoredTable) => boolean;

/** Whether, since the table was found, no person has played or sat down there. */
function stillUnplayed({ version }: TableAt): Condition {
  return (table) =>
    table.version === version &&
    table.seats.every(({ persons }) => persons.every((person) => person === table.host));
}
