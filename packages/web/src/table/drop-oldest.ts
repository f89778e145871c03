import type { Shelf } from './storage.ts';

/**
 * Deletes the oldest of the things that are stored under keys with the same beginning, one for each
 * table. Each says when it was `changed`; without that it is the oldest.
 * @param kept the number of things that stay
 * @param last the key of the one that was just stored, which stays
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
