import { hasSeat } from '@pangaea/rules/kernel';
import type { WindowInfo } from '../rules/jobs.ts';
import { describeWindow } from '../rules/window.ts';
import type { StoredTable } from '../storage/contract.ts';
import { slowWindowCloses } from '../time/happening.ts';
import type { Running } from '../time/uptime.ts';
import { type Asker, holds } from './live.ts';

/** The clock, and the time for secret answers at a live table. */
export interface WindowTimes {
  readonly now: () => number;
  readonly windowMs: number;
  /** The times without a running server, as known at the call; to be read after the clock. */
  readonly running: () => Running;
}

/** The closing time of a window that opens now; 0 if it waits for all answers. */
export function closingTime(
  { now, windowMs, running }: WindowTimes,
  table: Pick<StoredTable, 'pace' | 'seats' | 'clock'>,
): number {
  if (table.pace === 'live') return now() + windowMs;
  return slowWindowCloses(table, now(), running().down);
}

/**
 * The window of a table as clients see it, at a version at which it was already open. It shows
 * which of the sender's own seats have answered, and nothing about other seats.
 */
export function windowAt(
  table: Pick<StoredTable, 'window' | 'answered' | 'seats'>,
  version: number,
  now: number,
  asker?: Asker,
): { readonly window?: WindowInfo } {
  const { window } = table;
  if (window === undefined || version < window.from) return {};
  const told = describeWindow(window, now);
  const own = table.seats.filter((each) => holds(each, asker)).map(({ seat }) => seat);
  const answered = own.filter((seat) => hasSeat(table.answered, seat));
  return { window: answered.length === 0 ? told : { ...told, answered } };
}
