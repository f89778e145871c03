import type { DueWork, StoredTable } from '../storage/contract.ts';
import { botsToMove } from '../tables/live.ts';
import { CLAIM_MS } from './scheduler.ts';

type Waiting = Pick<StoredTable, 'id' | 'version' | 'deciders' | 'window' | 'seats'>;

/**
 * All that is due at a table as it stands. Bots begin at once, whoever makes the table so: their work is stored as
 * claimed.
 */
export function dueAt(table: Waiting, now: number): readonly DueWork[] {
  const { id: owner, version, window } = table;
  const works: DueWork[] = [];
  if (window !== undefined && window.closes > 0) {
    works.push({ owner, kind: 'window', at: window.closes, about: window.from, claimed: 0 });
  }
  if (botsToMove(table).length > 0) {
    works.push({ owner, kind: 'bots', at: now, about: version, claimed: now + CLAIM_MS });
  }
  return works;
}
