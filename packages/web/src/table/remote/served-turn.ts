import type { TableInfo } from '@pangaea/wire';
import type { Turn } from '../storage.ts';

/** The people for whom a table of a server waits. */
export function servedTurn(table: TableInfo): Turn {
  if (table.over) return 'over';
  const asked = askedAt(table);
  const isMine = table.seats.some(({ seat, yours }) => yours === true && asked.includes(seat));
  return isMine ? 'here' : 'others';
}

/**
 * Seats that have to decide, except own ones that have answered in secret; before the deal, seats
 * for which the table waits.
 */
export function askedAt(table: TableInfo): readonly number[] {
  const { deciders, window, deal } = table;
  if (deal?.dealt === false) return seatsWithoutShare(table);
  return deciders.filter((seat) => window?.answered?.includes(seat) !== true);
}

/**
 * Seats for which the deal waits: free ones, and those of people who have not opened the table yet.
 */
export function seatsWithoutShare({ seats, deal }: TableInfo): readonly number[] {
  const shared = deal?.shares.map(({ seat }) => seat) ?? [];
  return seats
    .filter(({ kind, seat }) => kind === 'person' && !shared.includes(seat))
    .map(({ seat }) => seat);
}
