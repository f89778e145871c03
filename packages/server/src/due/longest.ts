import type { DueKind } from '../storage/contract.ts';
import { TIDY_MS } from './doers.ts';

/**
 * The longest delay until a clock is checked; a clock with more time left is then checked again.
 */
const LONGEST_TURN_MS = 60 * 24 * 3_600_000;
/** The longest delay before unsent news of keys are tried again, in milliseconds. */
const NEWS_MS = 3_600_000;

/** The longest time until due work of each kind, in milliseconds. */
export function longestOf(windowMs: number): Readonly<Record<DueKind, number>> {
  return {
    window: windowMs,
    ahead: 0,
    bots: 0,
    clock: LONGEST_TURN_MS,
    notice: LONGEST_TURN_MS,
    news: NEWS_MS,
    tidy: TIDY_MS,
  };
}
