import type { StoredSeat, StoredTable } from '../storage/contract.ts';
import { standInLevel } from '../time/control.ts';
import { isPresent, owns } from './live.ts';
import { refused } from './refused.ts';

/**
 * Whether a seat of a game that goes on may be freed: by its person, or by others at the table when its time is over.
 * Everything else needs a request to all, see `RequestService`.
 * @returns the level of the bot that plays there then
 * @throws Refused when not
 */
export function mayBeFreed(
  table: StoredTable,
  seat: StoredSeat,
  person: number | undefined,
): string {
  const { clock } = table;
  const level = clock === undefined ? 'intermediate' : standInLevel(clock.control);
  const theirs = clock?.state.seats[seat.seat];
  const isOut = theirs?.over === true || theirs?.away === true;
  if (!owns(seat, person) && !isOut) throw refused('seat-kept', { seat: seat.seat });
  checkStays(table, seat);
  return level;
}

/** Bots do not finish a game that all people have left. @throws Refused where nobody plays another seat */
export function checkStays(table: StoredTable, { seat }: StoredSeat): void {
  if (!table.seats.some((each) => each.seat !== seat && isPresent(table, each)))
    throw refused('nobody-stays');
}
