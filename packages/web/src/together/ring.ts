const KEY = 'pangaea.rung';
/** So long after one tab has rung for a table no other does. */
const QUIET_MS = 10_000;
/** This tab, among those of the browser. */
const TAB = Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-');

/**
 * Whether this tab may ring for a table: of several that hear of the same turn the first does.
 * @param tab for tests
 */
export function claimRing(
  shelf: Pick<Storage, 'getItem' | 'setItem'>,
  table: string,
  now: number,
  tab = TAB,
): boolean {
  try {
    const [rung, by, at] = (shelf.getItem(KEY) ?? '').split(' ');
    const passed = now - Number(at);
    if (rung === table && by !== tab && passed >= 0 && passed < QUIET_MS) return false;
    shelf.setItem(KEY, `${table} ${tab} ${now}`);
  } catch {
    // Without storage every tab rings.
  }
  return true;
}
