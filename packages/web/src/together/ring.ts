const KEY = 'pangaea.rung';
/** After one tab has played the sound for a table, no other tab does so for this time. */
const QUIET_MS = 10_000;
/** The id of this tab. */
const TAB = Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-');

/**
 * Whether this tab may play the sound for a table: of several tabs that learn of the same turn,
 * only the first one does.
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
