import type { Storage } from '../storage/contract.ts';
import type { Desk } from './desk.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Messages are kept so long for devices that come back; later they get the whole table. */
const KEEP_MESSAGES_MS = DAY_MS;
/** Tables deleted in one go: nobody is to wait for it. */
const AT_ONCE = 50;

/** Keeps the data from growing for ever: old messages, and tables that nobody has touched for long. */
export class Keeper {
  readonly #storage: Storage;
  readonly #desk: Desk;
  readonly #keepDays: number;
  readonly #now: () => number;

  /** @param keepDays after so many days without a change a table is deleted; 0 for never. */
  constructor(storage: Storage, desk: Desk, keepDays: number, now: () => number) {
    this.#storage = storage;
    this.#desk = desk;
    this.#keepDays = keepDays;
    this.#now = now;
  }

  /** @returns how many tables were deleted. */
  async tidy(): Promise<number> {
    await this.#storage.forgetMessages(this.#now() - KEEP_MESSAGES_MS);
    if (this.#keepDays === 0) return 0;
    const before = this.#now() - this.#keepDays * DAY_MS;
    const idle = await this.#storage.idleTables(before, AT_ONCE);
    for (const id of idle) await this.#desk.clear(id, before);
    return idle.length;
  }
}
