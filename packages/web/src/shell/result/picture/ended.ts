import type { TableInfo } from '@pangaea/wire';
import type { TableState } from '../../../table/port.ts';
import { load, type Shelf } from '../../../table/storage.ts';

/**
 * When a game ended, in milliseconds since 1970; undefined if neither this device nor the server
 * knows it.
 * @param served the tables of this person at the server
 */
export function endedAt(
  { id, isRecorded }: Pick<TableState, 'id' | 'isRecorded'>,
  shelf: Shelf,
  served: readonly Pick<TableInfo, 'id' | 'changed'>[],
): number | undefined {
  // A recorded game was stored on another day than it was played.
  if (isRecorded === true) return undefined;
  return load(shelf, id)?.changed ?? served.find((table) => table.id === id)?.changed;
}
