import { useSyncExternalStore } from 'preact/compat';
import { type Store, store } from '../../table/store.ts';

/**
 * By table: steps that this device knows to have been ordered ahead by its own person. The server
 * reports only those of the last order, and only to that person.
 */
const known = new Map<string, Store<readonly number[]>>();

const keyOf = (table: string) => `pangaea.played-ahead.${table}`;

function marksOf(table: string): Store<readonly number[]> {
  const marks = known.get(table) ?? store(read(table));
  known.set(table, marks);
  return marks;
}

function read(table: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => Number.isInteger(each)) : [];
  } catch {
    return [];
  }
}

/** Stores steps by their numbers. */
export function markAhead(table: string, steps: readonly number[]): void {
  const marks = marksOf(table);
  const all = [...new Set([...marks.current(), ...steps])].sort((one, other) => one - other);
  if (all.length === marks.current().length) return;
  marks.set(all);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(all));
  } catch {
    // In a browser that stores nothing, only the steps of the last order are marked.
  }
}

/** The numbers of the steps of a table that were ordered ahead by this person. */
export function useAheadMarks(table: string): readonly number[] {
  const marks = marksOf(table);
  return useSyncExternalStore(marks.subscribe, marks.current);
}
