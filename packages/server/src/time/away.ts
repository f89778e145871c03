import type { StoredTable } from '../storage/contract.ts';

/** Whether a bot plays the seat of a person whose time was over. */
export function isAway({ clock }: Pick<StoredTable, 'clock'>, seat: number): boolean {
  return clock?.state.seats[seat]?.away ?? false;
}
