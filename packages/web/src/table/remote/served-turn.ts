import type { Turn } from '../storage.ts';
import type { TableInfo } from './wire.ts';

/** Whom a table of a server waits for. */
export function servedTurn(table: TableInfo): Turn {
  if (table.over) return 'over';
  const asked = askedAt(table);
  const isMine = table.seats.some(({ seat, yours }) => yours === true && asked.includes(seat));
  return isMine ? 'here' : 'others';
}

/** Seats that must decide, but for the own that have answered in secret. */
export function askedAt({ deciders, window }: TableInfo): readonly number[] {
  return deciders.filter((seat) => window?.answered?.includes(seat) !== true);
}
