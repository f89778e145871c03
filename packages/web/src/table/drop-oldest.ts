import type { Shelf } from './storage.ts';

/**
 * Keeps the newest of the things that are stored under keys with the same prefix, one for each
 * table, and deletes the others. The time of a thing is its field `changed`; a thing without that
 * field counts as the oldest.
 * @param kept the number of things that stay
 * @param last the key of the thing that was just stored, which stays
 */
export function dropOldest(shelf: Shelf, prefix: string, kept: number, last: string): void {
  const others: { readonly key: string; readonly changed: number }[] = [];
  for (let index = 0; index < shelf.length; index++) {
    const key = shelf.key(index);
    if (key === null || !key.startsWith(prefix) || key === last) continue;
    others.push({ key, changed: changedAt(shelf.getItem(key)) });
  }
  others.sort((one, other) => other.changed - one.changed);
  for (const { key } of others.slice(kept - 1)) shelf.removeItem(key);
}

/** The time of a stored text, in milliseconds since 1970. */
export function changedAt(text: string | null): number {
  try {
    return Number(JSON.parse(text ?? '{}').changed) || 0;
  } catch {
    return 0;
  }
}
