import type { StoredSeat, StoredTable } from '../storage/contract.ts';
import { standInLevel } from '../time/control.ts';
import { isPresent, owns } from './live.ts';
import { refused } from './refused.ts';

/**
 * Whether a seat of a running game may be freed: by its person, or by others at the table when its
 * time is over. In all other cases a request is needed, see `RequestService`.
 * @returns the level of the bot that takes over
 * @throws Refused when it may not
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

/**
 * Bots do not finish a game that all people have left.
 * @throws Refused where no other person plays
 */
export function checkStays(table: StoredTable, { seat }: StoredSeat): void {
  if (!table.seats.some((each) => each.seat !== seat && isPresent(table, each)))
    throw refused('nobody-stays');
}
