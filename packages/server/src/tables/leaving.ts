import type { StoredSeat, StoredTable } from '../storage/contract.ts';
import { standInLevel } from '../time/control.ts';
import { isPresent, owns } from './live.ts';
import { refused } from './refused.ts';
import { isWaiting } from './waiting.ts';

/**
 * Whether a seat of a running game may be freed: by its person, or by others at the table when its
 * time is over. In all other cases a request is needed, see `RequestService`.
 * @returns the level of the bot that takes over
 * @throws Refused if it may not be freed
 */
export function mayBeFreed(
  table: StoredTable,
  seat: StoredSeat,
  person: number | undefined,
): string {
  const theirs = table.clock?.state.seats[seat.seat];
  const isOut = theirs?.over === true || theirs?.away === true;
  if (!owns(seat, person) && !isOut) throw refused('seat-kept', { seat: seat.seat });
  checkStays(table, seat);
  return leavingLevel(table);
}

/**
 * Bots do not finish a game that all people have left.
 * @throws Refused if no other person plays
 */
export function checkStays(table: StoredTable, seat: StoredSeat): void {
  if (!hasOthers(table, seat)) throw refused('nobody-stays');
}

function hasOthers(table: StoredTable, { seat }: StoredSeat): boolean {
  return table.seats.some((each) => each.seat !== seat && isPresent(table, each));
}

/** The reason why the operator of the server cannot free a seat. */
export type Hindrance = 'over' | 'not-a-person' | 'free' | 'left' | 'nobody-stays';

/**
 * Whether the operator can free a seat now.
 * @returns the level of the bot that will play there, or the reason why it cannot be freed
 */
export function freedByOperator(
  table: StoredTable,
  seat: number,
): { readonly level: string } | { readonly why: Hindrance } {
  const found = table.seats.find((each) => each.seat === seat && each.kind === 'person');
  if (found === undefined) return { why: 'not-a-person' };
  if (table.over) return { why: 'over' };
  if (found.joined === 0) return { why: 'free' };
  if (found.left !== undefined) return { why: 'left' };
  if (!isWaiting(table) && !hasOthers(table, found)) return { why: 'nobody-stays' };
  return { level: leavingLevel(table) };
}

/** The level of the bot that plays for a person who has gone. */
export function leavingLevel({ clock }: Pick<StoredTable, 'clock'>): string {
  return clock === undefined ? 'intermediate' : standInLevel(clock.control);
}
