import { dropOldest } from '../../table/drop-oldest.ts';
import type { Shelf } from '../../table/storage.ts';

const PREFIX = 'pangaea.played-ahead.';
/** The number of tables whose marks are stored; the oldest are dropped. */
const KEPT = 40;

/** Stores the numbers of the steps of a table that were ordered ahead. */
export function keepMarks(
  shelf: Shelf,
  table: string,
  steps: readonly number[],
  now: number,
): void {
  try {
    shelf.setItem(PREFIX + table, JSON.stringify({ steps, changed: now }));
    dropOldest(shelf, PREFIX, KEPT, PREFIX + table);
  } catch {
    // In a browser that stores nothing, only the steps of the last order are marked.
  }
}

export function keptMarks(shelf: Shelf, table: string): readonly number[] {
  try {
    const { steps } = JSON.parse(shelf.getItem(PREFIX + table) ?? '{}');
    return steps.filter(Number.isInteger);
  } catch {
    return [];
  }
}
