import type { Storage } from '../storage/contract.ts';
import type { TableService } from './table-service.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Messages are kept so long for devices that come back; later they get the whole table. */
const KEEP_MESSAGES_MS = DAY_MS;
/** Tables deleted in one go: nobody is to wait for it. */
const AT_ONCE = 50;
/** Tables of which is remembered since when they are old enough. */
const NOTICED = 1_000;
/**
 * So long a table must have been old enough by then: a machine that wakes up with a wrong date is set right
 * by the network, and until then nothing is deleted.
 */
const GRACE_MS = 3_600_000;

/** Keeps the data from growing for ever: old messages, and tables that nobody has touched for long. */
export class Cleanup {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #keepDays: number;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  /** Tables that are old enough, and since when, by `elapsed`. */
  #noticed: ReadonlyMap<string, number> = new Map();

  /**
   * @param keepDays after so many days without a change a table is deleted; 0 for never.
   * @param elapsed milliseconds since some moment, whatever date it is
   */
  constructor(
    storage: Storage,
    tables: TableService,
    keepDays: number,
    now: () => number,
    elapsed: () => number,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#keepDays = keepDays;
    this.#now = now;
    this.#elapsed = elapsed;
  }

  /** @returns how many tables were deleted. */
  async tidy(): Promise<number> {
    await this.#storage.forgetMessages(this.#now() - KEEP_MESSAGES_MS);
    if (this.#keepDays === 0) return 0;
    const before = this.#now() - this.#keepDays * DAY_MS;
    const moment = this.#elapsed();
    const idle = await this.#storage.idleTables(before, NOTICED);
    this.#noticed = new Map(idle.map((id) => [id, this.#noticed.get(id) ?? moment]));
    const old = idle.filter((id) => moment - (this.#noticed.get(id) ?? moment) >= GRACE_MS);
    for (const id of old.slice(0, AT_ONCE)) await this.#tables.clear(id, before);
    return Math.min(old.length, AT_ONCE);
  }
}
