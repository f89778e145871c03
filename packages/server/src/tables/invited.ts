import type { StoredTable } from '../storage/contract.ts';
import { isFree, sitsAt } from './live.ts';
import { isWaiting } from './waiting.ts';

/**
 * The word in the link of an invited person, instead of a secret. The invitation of that person
 * opens the seat, so the link is useless to other people, and after the invitation has ended.
 */
export const BY_INVITATION = 'my-invitation';

/**
 * The invited persons who can still accept: the table waits, a seat is free, and they do not sit
 * there.
 */
export function invitedPersons(
  table: Pick<StoredTable, 'deal' | 'game' | 'seats' | 'host'>,
  persons: readonly number[],
): readonly number[] {
  if (!isWaiting(table) || !table.seats.some((seat) => isFree(table, seat))) return [];
  return persons.filter((person) => person !== table.host && !sitsAt(table, person));
}
