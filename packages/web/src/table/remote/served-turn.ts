import type { Turn } from '../storage.ts';
import type { TableInfo } from './wire.ts';

/** Whom a table of a server waits for. */
export function servedTurn({ over, deciders, seats }: TableInfo): Turn {
  if (over) return 'over';
  const isMine = seats.some(({ seat, yours }) => yours === true && deciders.includes(seat));
  return isMine ? 'here' : 'others';
}
