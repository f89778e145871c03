import type { EditionHead } from '@pangaea/rules/kernel';
import { readEdition } from '../game/edition.ts';
import type { AnyPageGame } from '../game/page-game.ts';
import type { Shelf } from './storage.ts';

const PREFIX = 'pangaea.edition.';

/**
 * Stores an edition under its id, and replaces an older one.
 * @returns whether it could be stored
 */
export function keepEdition(shelf: Shelf, edition: EditionHead): boolean {
  try {
    shelf.setItem(PREFIX + edition.id, JSON.stringify(edition));
    return true;
  } catch {
    return false;
  }
}

export function forgetEdition(shelf: Shelf, id: string): void {
  try {
    shelf.removeItem(PREFIX + id);
  } catch {
    // A browser that forbids storage keeps none.
  }
}

/** The stored editions of a game, by title; unreadable ones are left out. */
export function keptEditions(shelf: Shelf, game: AnyPageGame): EditionHead[] {
  const editions: EditionHead[] = [];
  try {
    for (let index = 0; index < shelf.length; index++) {
      const key = shelf.key(index);
      if (key === null || !key.startsWith(PREFIX)) continue;
      const read = readEdition(game, shelf.getItem(key) ?? '');
      if (read.ok) editions.push(read.value);
    }
  } catch {
    return [];
  }
  return editions.sort((a, b) => (a.title < b.title ? -1 : 1));
}
