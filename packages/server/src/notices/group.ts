import type { NoticeMark } from '../storage/contract.ts';
import { owns } from '../tables/live.ts';
import { kindsFor, lastPlayed, type Played, personsAt } from './needs.ts';

/** Seat numbers of a table are below this number. */
const SEATS = 16;

/** A fact about a table for its group. */
export interface GroupNeed {
  readonly mark: NoticeMark;
  /** The person whose turn it is. */
  readonly person?: number;
  readonly seats: readonly number[];
}

/**
 * The facts about a table for its group: whose turn it is, that the game has begun, or that it is
 * over. While answers are given in secret no turn is reported, because that would show who has not
 * answered yet.
 */
export function groupNeeds(live: Played): readonly GroupNeed[] {
  const { table } = live;
  const { id, window, over, version } = table;
  if (over) return [{ mark: { table: id, kind: 'over', about: version }, seats: [] }];
  const needs: GroupNeed[] = [];
  for (const person of personsAt(table)) {
    const kinds = kindsFor(table, person);
    if (kinds.includes('dealt') && !needs.some(({ mark }) => mark.kind === 'dealt')) {
      needs.push({ mark: { table: id, kind: 'dealt', about: 0 }, seats: [] });
    }
    if (!kinds.includes('turn') || window !== undefined) continue;
    const seats = table.seats
      .filter((each) => owns(each, person) && ((table.deciders >> each.seat) & 1) === 1)
      .map(({ seat }) => seat);
    const about = lastPlayed(live, person) * SEATS + (seats[0] ?? 0);
    needs.push({ mark: { table: id, kind: 'turn', about }, person, seats });
  }
  return needs;
}
