import { randomHex } from '../new-table.ts';

const KEY = 'pangaea.shares';
/** Tables of which it is remembered, the newest. */
const KEPT = 100;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The share of a device in the seed of a game that is dealt when all sit: 32 hexadecimal digits. */
export function newShare(): string {
  return randomHex(32);
}

/**
 * The share of this device at a table. It is kept before it is sent: sent once more it is the same, and when the game is
 * dealt it is to be found among those of the seats.
 */
export function shareFor(shelf: Shelf, table: string): string {
  const kept = shareAt(shelf, table);
  if (kept !== undefined) return kept;
  const share = newShare();
  keepShare(shelf, table, share);
  return share;
}

export function keepShare(shelf: Shelf, table: string, share: string): void {
  write(shelf, table, [[table, share]]);
}

/** The seat is somebody else's, or got another share: what this device has drawn is in no deal. */
export function forgetShare(shelf: Shelf, table: string): void {
  if (shareAt(shelf, table) !== undefined) write(shelf, table, []);
}

/** The share of this device at a table, if it remembers. */
export function shareAt(shelf: Shelf, table: string): string | undefined {
  return read(shelf).find(([id]) => id === table)?.[1];
}

function write(shelf: Shelf, table: string, entry: readonly (readonly [string, string])[]): void {
  const others = read(shelf).filter(([id]) => id !== table);
  try {
    shelf.setItem(KEY, JSON.stringify([...others, ...entry].slice(-KEPT)));
  } catch {
    // Without storage it cannot be looked for afterwards.
  }
}

function read(shelf: Shelf): readonly (readonly [table: string, share: string])[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
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
