/** Whether this device has noted something under a key. */
export function isNoted(storage: Pick<Storage, 'getItem'>, key: string): boolean {
  return storage.getItem(key) !== null;
}

/** Notes it; in a browser without room, it is asked again at the next visit. */
export function note(storage: Pick<Storage, 'setItem'>, key: string): void {
  try {
    storage.setItem(key, '');
  } catch {
    // Full, or forbidden.
  }
}
