import type { Level } from '@pangaea/bots';

/**
 * The end of the time and grace of a seat: a bot plays until the owner of the seat is back, or the
 * game waits.
 */
interface OutOfTime {
  readonly out: 'bot' | 'wait';
  /** The level of the bot. */
  readonly level?: Level;
}

/**
 * A total time, and an increment for each answer; the remaining time is never more than at the
 * start.
 */
export interface LiveTime extends OutOfTime {
  readonly kind: 'live';
  readonly minutes: number;
  readonly seconds: number;
}

/** Days for each answer, in the zone and with the quiet hours of the person who is asked. */
export interface SlowTime extends OutOfTime {
  readonly kind: 'slow';
  readonly days: number;
}

/** The time control of a table, chosen when it is made, and never changed. */
export type TimeControl = LiveTime | SlowTime;

const SECOND_MS = 1_000;
export const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * A person is warned when this much time is left; a live clock with less than twice as much at the
 * start warns at half.
 */
export const WARNED_MS = { live: MINUTE_MS, slow: 12 * HOUR_MS } as const;
/** The grace: the time after the end in which nothing happens yet. */
export const GRACE_MS = { live: 30 * SECOND_MS, slow: 12 * HOUR_MS } as const;

/**
 * A notice of a turn is sent after this time: at slow tables people often look by themselves, and
 * at live ones a reloading page is back by then.
 */
export const TOLD_AFTER_MS = { slow: 2 * 60_000, live: 5_000 } as const;

/** A person who returns has at least this much time left. */
export function leastInHand({ minutes }: LiveTime): number {
  const bank = minutes * MINUTE_MS;
  return Math.min(bank, Math.max(MINUTE_MS, bank / 10));
}

export function bankOf({ minutes }: LiveTime): number {
  return minutes * MINUTE_MS;
}

export function incrementOf({ seconds }: LiveTime): number {
  return seconds * SECOND_MS;
}

/** The level of the bot that plays for a person whose time is over. */
export function standInLevel({ level }: TimeControl): Level {
  return level ?? 'intermediate';
}
