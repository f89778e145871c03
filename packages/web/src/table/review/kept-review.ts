import { dropOldest } from '../drop-oldest.ts';
import type { Shelf } from '../storage.ts';
import type { Review } from './review.ts';

const PREFIX = 'pangaea.review.';
/** The number of reviews that are stored; the oldest are dropped. */
const KEPT = 12;

const keyOf = (table: string, seat: number) => `${PREFIX}${table}.${seat}`;

/** Stores a review. If the browser has no room, it lasts until the page is closed. */
export function keepReview(shelf: Shelf, table: string, review: Review, now: number): void {
  try {
    const key = keyOf(table, review.seat);
    shelf.setItem(key, JSON.stringify({ ...review, changed: now }));
    dropOldest(shelf, PREFIX, KEPT, key);
  } catch {
    // Full, or forbidden.
  }
}

/** @param steps of the game: a review of an earlier end is not valid */
export function keptReview(
  shelf: Shelf,
  table: string,
  seat: number,
  steps: number,
): Review | undefined {
  const kept = read(shelf, keyOf(table, seat));
  const isWhole = Array.isArray(kept?.missed) && Array.isArray(kept.course);
  return kept !== undefined && isWhole && kept.steps === steps ? kept : undefined;
}

function read(shelf: Shelf, key: string): (Review & { readonly changed?: unknown }) | undefined {
  try {
    return JSON.parse(shelf.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
