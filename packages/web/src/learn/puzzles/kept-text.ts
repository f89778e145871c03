export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The texts for which the browser had no room, by key. */
const unkept = new WeakMap<object, Map<string, string>>();

/** A stored text, or one that was written here without room for it; null if there is none. */
export function readText(shelf: Pick<Shelf, 'getItem'>, key: string): string | null {
  const last = unkept.get(shelf)?.get(key);
  if (last !== undefined) return last;
  try {
    return shelf.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. In a browser without room, it lasts until the page is closed. */
export function keepText(shelf: Shelf, key: string, text: string): void {
  const last = unkept.get(shelf) ?? new Map<string, string>();
  unkept.set(shelf, last);
  try {
    shelf.setItem(key, text);
    last.delete(key);
  } catch {
    last.set(key, text);
  }
}

/** Whether a text lasts only until the page is closed. */
export function isUnkept(shelf: Pick<Shelf, 'getItem'>, key: string): boolean {
  return unkept.get(shelf)?.has(key) === true;
}
