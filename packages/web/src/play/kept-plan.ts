import { type PlannedTurn, planOf, type TriedTurn } from '../game/planned-turns.ts';
import { dropOldest } from '../table/drop-oldest.ts';
import type { Shelf } from '../table/storage.ts';

const PREFIX = 'pangaea.plan.';
/** The number of tables whose plans are stored; the oldest are dropped. */
const KEPT = 40;

/**
 * Stores the next planned turn of a table, on this device only. If the browser has no room, nothing
 * is stored.
 */
export function keepPlan(shelf: Shelf, table: string, plan: PlannedTurn, now: number): void {
  try {
    shelf.setItem(PREFIX + table, JSON.stringify({ ...plan, changed: now }));
    dropOldest(shelf, PREFIX, KEPT, PREFIX + table);
  } catch {
    // Full, or forbidden.
  }
}

export function keptPlan(shelf: Shelf, table: string): PlannedTurn | undefined {
  try {
    const { seat, later, ...first } = JSON.parse(shelf.getItem(PREFIX + table) ?? '{}');
    if (!Number.isInteger(seat)) return undefined;
    const turns = [first, ...(Array.isArray(later) ? later : [])].map(turnIn);
    const broken = turns.indexOf(undefined);
    return planOf(seat, (broken < 0 ? turns : turns.slice(0, broken)) as readonly TriedTurn[]);
  } catch {
    return undefined;
  }
}

export function dropPlan(shelf: Shelf, table: string): void {
  try {
    shelf.removeItem(PREFIX + table);
  } catch {
    // A browser that forbids storage has no plans.
  }
}

function turnIn(value: unknown): TriedTurn | undefined {
  const { commands, end } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(commands) || commands.length === 0) return undefined;
  if (!commands.every((each) => typeof each === 'string')) return undefined;
  return typeof end === 'string' ? { commands, end } : { commands };
}
