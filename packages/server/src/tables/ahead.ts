import { hasSeat } from '@pangaea/rules/kernel';
import type { AheadMark, AheadProgress, StoredTable } from '../storage/contract.ts';
import { openSeats, owns } from './live.ts';

/** The facts about a table that matter for its planned turns. */
type Ordered = Pick<StoredTable, 'seats' | 'deciders' | 'answered' | 'window' | 'over' | 'ahead'>;

/**
 * Seats that must decide and have a planned turn. The plan is valid if its person still has the
 * seat and no program plays it. It is not valid for a bot in a seat that was left; a bot that
 * stands in for a person comes after it.
 */
export function aheadToPlay(table: Ordered): readonly number[] {
  const { ahead, seats, over, window } = table;
  if (ahead === undefined || over || window !== undefined) return [];
  const open = openSeats(table);
  return ahead.filter((mark) => isOpen(mark) && hasSeat(open, mark.seat)).map(({ seat }) => seat);

  function isOpen({ seat, person, open: waits }: AheadMark): boolean {
    const found = seats[seat];
    const isPersons = found.kind === 'person' && found.left === undefined;
    return waits && isPersons && found.program === undefined && owns(found, person);
  }
}

/** The table without the plan for a seat. */
export function withoutAhead<T extends Pick<StoredTable, 'ahead'>>(table: T, seat: number): T {
  if (table.ahead === undefined) return table;
  const marks = table.ahead.filter((mark) => mark.seat !== seat);
  return { ...table, ahead: marks.length === 0 ? undefined : marks };
}

/** The table with a plan for a seat. */
export function withAhead<T extends Pick<StoredTable, 'ahead'>>(table: T, mark: AheadMark): T {
  const others = withoutAhead(table, mark.seat).ahead ?? [];
  return { ...table, ahead: [...others, mark].sort((one, other) => one.seat - other.seat) };
}

/** The plans of a table after a change of one of them. */
export function aheadAfter(
  { ahead }: Pick<StoredTable, 'ahead'>,
  progress: AheadProgress | undefined,
): StoredTable['ahead'] {
  if (progress === undefined || ahead === undefined) return ahead;
  const { seat, open, played } = progress;
  return ahead.map((mark) => (mark.seat === seat ? { ...mark, open, played } : mark));
}
