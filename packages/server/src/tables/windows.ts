import type { WindowInfo } from '../rules/jobs.ts';
import { describeWindow } from '../rules/window.ts';
import type { Pace, StoredTable } from '../storage/contract.ts';

/** What time it is, and how long those who are asked in secret may think at a live table. */
export interface WindowTimes {
  readonly now: () => number;
  readonly windowMs: number;
}

/** When a window closes that opens now; 0 for never by itself. */
export function closingTime({ now, windowMs }: WindowTimes, pace: Pace): number {
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
