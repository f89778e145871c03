const HEARD = 'pangaea.heard';
const MUTED = 'pangaea.muted';
/** The number of tables that are remembered. */
const KEPT = 100;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The number of the last chat message of a table that was read on this device. */
export function lastHeard(shelf: Shelf, table: string): number {
  const number = read(shelf, HEARD)[table];
  return typeof number === 'number' ? number : 0;
}

export function noteHeard(shelf: Shelf, table: string, number: number): void {
  if (number > lastHeard(shelf, table)) write(shelf, HEARD, table, number);
}

/**
 * The people who are muted on this device. Each is stored as a seat with the person's name, so that
 * the next person in that seat is not muted.
 */
export function mutedAt(shelf: Shelf, table: string): readonly string[] {
  const muted = read(shelf, MUTED)[table];
  return Array.isArray(muted) ? muted.filter((each) => typeof each === 'string') : [];
}

export function mute(shelf: Shelf, table: string, who: string, isMuted: boolean): void {
  const others = mutedAt(shelf, table).filter((each) => each !== who);
  write(shelf, MUTED, table, isMuted ? [...others, who] : others);
}

/** The person who wrote a chat message, in the form that `mute` takes. */
export function speaker({ seat, name }: { readonly seat: number; readonly name: string }): string {
  return `${seat} ${name}`;
}

function read(shelf: Shelf, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The most recently changed entry is last; the oldest are dropped. */
function write(shelf: Shelf, key: string, table: string, value: unknown): void {
  const { [table]: _, ...others } = read(shelf, key);
  const kept = Object.entries({ ...others, [table]: value }).slice(-KEPT);
  try {
    shelf.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage nothing is kept.
  }
}
