import type { Branch } from '../../game/branch.ts';
import { changedAt, dropOldest } from '../drop-oldest.ts';
import type { Shelf } from '../storage.ts';

/** The ways in which other seats move. */
export const OTHERS = ['by-hand', 'pass', 'bots'] as const;
export type Others = (typeof OTHERS)[number];

/** All moves that were tried at one table. */
export interface Sketch {
  /** The branches of the sketch, at least one. */
  readonly branches: readonly Branch[];
  /** The id of the branch that is shown. */
  readonly shown: string;
  readonly others: Others;
}

const PREFIX = 'pangaea.sketch.';
/** The number of tables whose sketches are stored; the oldest are dropped. */
const KEPT = 20;

/** Stores a sketch. If the browser has no room, it lasts until the page is closed. */
export function keepSketch(shelf: Shelf, table: string, sketch: Sketch, now: number): void {
  try {
    shelf.setItem(PREFIX + table, JSON.stringify({ ...sketch, changed: now }));
    dropOldest(shelf, PREFIX, KEPT, PREFIX + table);
  } catch {
    // Full, or forbidden.
  }
}

export function keptSketch(shelf: Shelf, table: string): Sketch | undefined {
  try {
    const { branches, shown, others } = JSON.parse(shelf.getItem(PREFIX + table) ?? '{}');
    if (!Array.isArray(branches) || !branches.every(isBranch)) return undefined;
    if (!branches.some(({ id }) => id === shown)) return undefined;
    return { branches, shown, others: OTHERS.find((each) => each === others) ?? 'by-hand' };
  } catch {
    return undefined;
  }
}

/** The sketch of a table as a text, to be stored elsewhere too; undefined if there is none. */
export function sketchText(shelf: Shelf, table: string): string | undefined {
  try {
    return shelf.getItem(PREFIX + table) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes over a sketch that was stored elsewhere, unless the one here was changed later.
 * @returns whether it was taken over
 */
export function takeSketch(shelf: Shelf, table: string, text: string): boolean {
  try {
    if (changedAt(text) <= changedAt(shelf.getItem(PREFIX + table))) return false;
    const before = shelf.getItem(PREFIX + table);
    shelf.setItem(PREFIX + table, text);
    if (keptSketch(shelf, table) !== undefined) return true;
    // Something else than a sketch.
    if (before === null) shelf.removeItem(PREFIX + table);
    else shelf.setItem(PREFIX + table, before);
    return false;
  } catch {
    return false;
  }
}

function isBranch(value: unknown): value is Branch {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, from, moves, drawn } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Number.isInteger(from) &&
    Number(from) >= 0 &&
    (drawn === undefined || Number.isInteger(drawn)) &&
    Array.isArray(moves) &&
    moves.every((each) => typeof each === 'string')
  );
}
