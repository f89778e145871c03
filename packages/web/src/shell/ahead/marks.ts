import { useSyncExternalStore } from 'preact/compat';
import { type Store, store } from '../../table/store.ts';
import { keepMarks, keptMarks } from './kept-marks.ts';

/**
 * By table: steps that this device knows to have been ordered ahead by its own person. The server
 * reports only those of the last order, and only to that person.
 */
const known = new Map<string, Store<readonly number[]>>();

function marksOf(table: string): Store<readonly number[]> {
  const marks = known.get(table) ?? store(keptMarks(localStorage, table));
  known.set(table, marks);
  return marks;
}

/** Stores steps by their numbers. */
export function markAhead(table: string, steps: readonly number[]): void {
  const marks = marksOf(table);
  const all = [...new Set([...marks.current(), ...steps])].sort((one, other) => one - other);
  if (all.length === marks.current().length) return;
  marks.set(all);
  keepMarks(localStorage, table, all, Date.now());
}

/** The numbers of the steps of a table that were ordered ahead by this person. */
export function useAheadMarks(table: string): readonly number[] {
  const marks = marksOf(table);
  return useSyncExternalStore(marks.subscribe, marks.current);
}
