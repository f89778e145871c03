import { randomHex } from '../new-table.ts';

const SHARES = 'pangaea.shares';
const CLAIMS = 'pangaea.claims';
/** The number of tables whose shares are stored, newest first. */
const KEPT = 100;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The share of a device in the seed of a game that is dealt when all seats are taken: 32
 * hexadecimal digits.
 */
export function newShare(): string {
  return randomHex(32);
}

/**
 * The share of this device at a table. It is stored before it is sent, so that it stays the same
 * when sent again and can be found among the shares after the deal.
 */
export function shareFor(shelf: Shelf, table: string): string {
  return drawnFor(shelf, SHARES, table);
}

/** The secret that identifies a claim whose answer was lost; only the server gets it. */
export function claimFor(shelf: Shelf, table: string): string {
  return drawnFor(shelf, CLAIMS, table);
}

function drawnFor(shelf: Shelf, key: string, table: string): string {
  const kept = keptAt(shelf, key, table);
  if (kept !== undefined) return kept;
  const drawn = newShare();
  write(shelf, key, table, [[table, drawn]]);
  return drawn;
}

export function keepShare(shelf: Shelf, table: string, share: string): void {
  write(shelf, SHARES, table, [[table, share]]);
}

/**
 * Deletes the stored share, since it is not in any deal: the seat belongs to another person, or has
 * another share.
 */
export function forgetShare(shelf: Shelf, table: string): void {
  if (shareAt(shelf, table) !== undefined) write(shelf, SHARES, table, []);
}

/** The share of this device at a table, if it is stored. */
export function shareAt(shelf: Shelf, table: string): string | undefined {
  return keptAt(shelf, SHARES, table);
}

function keptAt(shelf: Shelf, key: string, table: string): string | undefined {
  return read(shelf, key).find(([id]) => id === table)?.[1];
}

function write(
  shelf: Shelf,
  key: string,
  table: string,
  entry: readonly (readonly [string, string])[],
): void {
  const others = read(shelf, key).filter(([id]) => id !== table);
  try {
    shelf.setItem(key, JSON.stringify([...others, ...entry].slice(-KEPT)));
  } catch {
    // Without storage it cannot be checked later.
  }
}

function read(shelf: Shelf, key: string): readonly (readonly [table: string, drawn: string])[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return (
    Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === 'string')
  );
}
