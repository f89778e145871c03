import type { SeatClockTold } from '@pangaea/wire';
import type { Messages } from '../messages/index.ts';

/** The last message about clocks, and when it came by `performance.now()`, which nobody can set. */
export interface Clocks {
  readonly heard: number;
  readonly seats: readonly SeatClockTold[];
  /** Whether longer times are shown in days, not in minutes. */
  readonly isSlow: boolean;
}

/** The present reading of a clock. */
export interface Reading {
  readonly left: number;
  readonly grace: number;
}

/** The present reading of a clock: between two messages this device counts the time itself. */
export function readingOf(
  { runs, left = 0, grace = 0 }: SeatClockTold,
  heard: number,
  now: number,
): Reading {
  const passed = runs ? Math.max(0, now - heard) : 0;
  return {
    left: Math.max(0, left - passed),
    grace: Math.max(0, grace - Math.max(0, passed - left)),
  };
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether little time is left, so that it is shown in red. */
export function isLittle(left: number, isSlow: boolean): boolean {
  return left <= (isSlow ? 12 * HOUR_MS : MINUTE_MS);
}

/** Minutes and seconds of a live clock, such as `4:05`. */
export function onDial(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** A time in its largest units: days and hours, hours, or minutes. */
export function roughly({ clock }: Pick<Messages, 'clock'>, ms: number): string {
  if (ms >= DAY_MS) return clock.days(Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS));
  if (ms >= HOUR_MS) return clock.hours(Math.floor(ms / HOUR_MS));
  return clock.minutes(Math.ceil(ms / MINUTE_MS));
}
