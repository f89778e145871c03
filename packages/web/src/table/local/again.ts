import type { Refusal } from '@pangaea/rules/kernel';
import { type AnyHistory, stateAt } from '../../game/history.ts';
import { editionOf } from '../../game/rules.ts';
import { newTable } from '../new-table.ts';
import { type SavedTable, type Shelf, save } from '../storage.ts';

/**
 * Makes another table with the same players and options, after a game of this device.
 * @returns its id; `unsaved` if the browser has no room for it, or forbids storage
 */
export function makeAgain(
  { record, players }: SavedTable,
  history: AnyHistory,
  shelf: Shelf,
  now: number,
): string | Refusal {
  const edition = editionOf(history.game, stateAt(history));
  // The same options with the newest date of the rules.
  const { rulesVersion: _, ...options } = record.options as Readonly<Record<string, unknown>>;
  // The first seat becomes the last.
  const moved = [...players.slice(1), ...players.slice(0, 1)];
  const made = newTable(history.game, options, moved, now, edition);
  if (!made.ok) return made.error;
  return save(shelf, made.value) ? made.value.id : { code: 'unsaved', params: {} };
}
