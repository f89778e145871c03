import type { Storage, StoredTable, TableAt } from '../storage/contract.ts';
import type { TableService } from './table-service.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Messages are kept so long for devices that come back; later they get the whole table. */
const KEEP_MESSAGES_MS = DAY_MS;
/** So long somebody is remembered who has no seat and no table. */
const KEEP_PERSONS_MS = 30 * DAY_MS;
/** Persons that are looked at in one go. */
const LOOKED_AT = 2_000;
/** Tables deleted in one go: nobody is to wait for it. */
const AT_ONCE = 50;
/** Tables of which is remembered since when they are old enough. */
const NOTICED = 1_000;
/**
 * So long a table must have been old enough by then: a machine that wakes up with a wrong date is set right
 * by the network, and until then nothing is deleted.
 */
const GRACE_MS = 3_600_000;
/** So long a table is kept that nobody but who made it has ever sat down at, and nobody played. */
const UNPLAYED_MS = 14 * DAY_MS;
/** So long where room is needed for others; and so often is looked for such tables then. */
const UNPLAYED_FULL_MS = DAY_MS;
const LOOK_MS = 60_000;

/** Keeps the data from growing for ever: old messages, tables that nobody has touched for long, and persons without any. */
export class Cleanup {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #keepDays: number;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  readonly #forgotten: (device: number) => void;
  /** Tables that are old enough, and since when, by `elapsed`. */
  #noticed: ReadonlyMap<string, number> = new Map();
  /** By how much the date is ahead of `elapsed`, and since when it is so. */
  #dated = { ahead: Number.NaN, since: 0 };
  /** The last person that was looked at. */
  #person = 0;
  /** When no room was found last, by `elapsed`. */
  #looked = Number.NEGATIVE_INFINITY;

  /**
   * @param keepDays after so many days without a change a table is deleted; 0 for never.
   * @param elapsed milliseconds since some moment, whatever date it is
   * @param forgotten a device is nobody's any more
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

  /** @returns how many tables were deleted. */
  async tidy(): Promise<number> {
    await this.#storage.forgetMessages(this.#now() - KEEP_MESSAGES_MS);
    await this.#storage.forgetJoins(this.#now());
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
   * Clears tables that nobody plays before their time, because the server keeps as many as it may.
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

  /** Whether the date has been the same, but for the time that passed, for as long as `GRACE_MS`. */
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

/** Nobody has played or sat down there since it was found. */
function stillUnplayed({ version }: TableAt): Condition {
  return (table) =>
    table.version === version &&
    table.seats.every(({ persons }) => persons.every((person) => person === table.host));
}
