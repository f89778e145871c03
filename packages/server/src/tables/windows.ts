import type { WindowInfo } from '../rules/jobs.ts';
import { describeWindow } from '../rules/window.ts';
import type { Pace, Storage, StoredTable } from '../storage/contract.ts';
import { Refused } from './refused.ts';

/** After the rules or the disk failed, closing is tried again this much later. */
const RETRY_MS = 5_000;

/** No timer runs longer. */
const LONGEST_MS = 2 ** 31 - 1;

/** What time it is, and how long those who are asked in secret may think at a live table. */
export interface Clock {
  readonly now: () => number;
  readonly windowMs: number;
}

/** When a window closes that opens now; 0 for never by itself. */
export function closingTime({ now, windowMs }: Clock, pace: Pace): number {
  return pace === 'live' ? now() + windowMs : 0;
}

/** The window of a table as it is told of, at a version at which it was open already. */
export function windowAt(
  { window }: Pick<StoredTable, 'window'>,
  version: number,
  now: number,
): { readonly window?: WindowInfo } {
  if (window === undefined || version < window.from) return {};
  return { window: describeWindow(window, now) };
}

/**
 * Closes windows when their time is over. That time is stored with the table, and depends on nothing
 * but when it opened.
 */
export class Windows {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #closeWindow: (table: string, from: number) => Promise<void>;
  /** By table. */
  readonly #open = new Map<string, { readonly from: number; readonly timer: NodeJS.Timeout }>();
  #closed = false;

  /** @param closeWindow answers for those who are still asked, unless another window is open. */
  constructor(
    storage: Storage,
    clock: Clock,
    closeWindow: (table: string, from: number) => Promise<void>,
  ) {
    this.#storage = storage;
    this.#clock = clock;
    this.#closeWindow = closeWindow;
  }

  /**
   * Windows that were open when the last run of the server ended. @param find nothing for a table that is gone
   * or cannot be read
   */
  async resume(find: (id: string) => Promise<StoredTable | undefined>): Promise<void> {
    for (const id of await this.#storage.closingWindows()) {
      const table = await find(id);
      if (table !== undefined) this.watch(table);
    }
  }

  watch({ id, window }: Pick<StoredTable, 'id' | 'window'>): void {
    const open = this.#open.get(id);
    if (this.#closed || open?.from === window?.from) return;
    clearTimeout(open?.timer);
    this.#open.delete(id);
    if (window === undefined || window.closes === 0) return;
    // A clock that was set back between two runs makes no window longer.
    const { now, windowMs } = this.#clock;
    this.#wait(id, window.from, Math.min(window.closes - now(), windowMs));
  }

  /** A table was deleted. */
  forget(id: string): void {
    this.watch({ id, window: undefined });
  }

  close(): void {
    this.#closed = true;
    for (const { timer } of this.#open.values()) clearTimeout(timer);
  }

  #wait(id: string, from: number, ms: number): void {
    const timer = setTimeout(
      () => {
        if (ms > LONGEST_MS) {
          this.#wait(id, from, ms - LONGEST_MS);
          return;
        }
        this.#closeWindow(id, from).catch((error: unknown) => {
          // The table is gone, or cannot be played on by these rules.
          const final = error instanceof Refused && [404, 422].includes(error.status);
          const replaced = this.#open.get(id)?.from !== from;
          if (!final && !replaced && !this.#closed) this.#wait(id, from, RETRY_MS);
        });
      },
      Math.min(ms, LONGEST_MS),
    );
    this.#open.set(id, { from, timer });
  }
}
