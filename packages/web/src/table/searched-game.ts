import { parseRecord } from '@pangaea/rules/kernel';
import type { TableRecord } from '../game/extend.ts';

const KEY = 'pangaea.searched';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Passes a finished game to the page of puzzles.
 * @returns false if the browser stores nothing
 */
export function handToSearch(shelf: Pick<Shelf, 'setItem'>, record: TableRecord): boolean {
  try {
    shelf.setItem(KEY, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** The game that was passed. It stays stored, so that a reloaded page begins again. */
export function takeSearched(shelf: Pick<Shelf, 'getItem'>): TableRecord | undefined {
  try {
    const kept = JSON.parse(shelf.getItem(KEY) ?? 'null');
    const record = parseRecord(kept);
    if (!record.ok) return undefined;
    return kept.editionFile === undefined
      ? record.value
      : { ...record.value, editionFile: kept.editionFile };
  } catch {
    return undefined;
  }
}
