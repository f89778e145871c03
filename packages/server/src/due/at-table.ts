import { kindsFor, noticesAbout, personsAt } from '../notices/needs.ts';
import type { DueWork, StoredTable } from '../storage/contract.ts';
import { aheadToPlay } from '../tables/ahead.ts';
import { botsToMove, haveAllAnswered } from '../tables/live.ts';
import { TOLD_AFTER_MS } from '../time/control.ts';
import { nextHappening } from '../time/happening.ts';
import { CLAIM_MS } from './scheduler.ts';

type Waiting = Pick<
  StoredTable,
  | 'id'
  | 'version'
  | 'deciders'
  | 'window'
  | 'answered'
  | 'seats'
  | 'clock'
  | 'over'
  | 'deal'
  | 'request'
  | 'pace'
  | 'ahead'
>;

/**
 * All due work of a table in its present state. Work that begins at once is stored as claimed:
 * turns that were planned ahead, moves of bots, and the end of a window in which everybody has
 * answered.
 */
export function dueAt(table: Waiting, now: number): readonly DueWork[] {
  const { id: owner, version, window, clock } = table;
  const works: DueWork[] = [];
  if (window !== undefined && haveAllAnswered(table)) {
    works.push({ owner, kind: 'window', at: now, about: window.from, claimed: now + CLAIM_MS });
  } else if (window !== undefined && window.closes > 0 && clock?.control.kind !== 'slow') {
    works.push({ owner, kind: 'window', at: window.closes, about: window.from, claimed: 0 });
  }
  if (aheadToPlay(table).length > 0) {
    works.push({ owner, kind: 'ahead', at: now, about: version, claimed: now + CLAIM_MS });
  }
  if (botsToMove(table).length > 0) {
    works.push({ owner, kind: 'bots', at: now, about: version, claimed: now + CLAIM_MS });
  }
  // Time without a server is given back to the clocks when the work is done, so at worst the work
  // comes too early.
  const happening = nextHappening(table, []);
  if (clock !== undefined && happening !== undefined && !haveAllAnswered(table)) {
    works.push({ owner, kind: 'clock', at: happening.at, about: clock.state.number, claimed: 0 });
  }
  if (personsAt(table).some((person) => kindsFor(table, person).length > 0)) {
    const at = now + TOLD_AFTER_MS[table.pace];
    works.push({ owner, kind: 'notice', at, about: noticesAbout(table), claimed: 0 });
  }
  return works;
}
