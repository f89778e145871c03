import type { StoredTable } from '../storage/contract.ts';

/** Whether a table has no game yet: some seats have no person or no share. */
export function isWaiting({ deal }: Pick<StoredTable, 'deal'>): boolean {
  return deal?.dealt === 0;
}

/** Seats of people without a share; if there are none the game is dealt. */
export function seatsWithoutShare({
  seats,
  deal,
}: Pick<StoredTable, 'seats' | 'deal'>): readonly number[] {
  const shared = new Set(deal?.shares.map(({ seat }) => seat));
  return seats
    .filter(({ kind, seat }) => kind === 'person' && !shared.has(seat))
    .map(({ seat }) => seat);
}
