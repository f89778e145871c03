const KEY = 'pangaea.rung';
/** After one tab has rung for a table, no other does so for this long. */
const QUIET_MS = 10_000;
/** The id of this tab. */
const TAB = Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-');

/**
 * Whether this tab may ring for a table: of several tabs that hear of the same turn, the first one
 * does.
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
