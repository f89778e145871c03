import type { TableInfo } from '@pangaea/wire';
import { isNoted, note } from '../../preferences/noted.ts';

const OFFERED = 'pangaea.keys-offered';
/** With this many slow tables a key is worth having. */
const SLOW_TABLES = 2;

/**
 * Whether to offer a key now: a game was played to its end, or slow games are running, and it was
 * not offered before.
 */
export function isTimeForKeys(
  tables: readonly Pick<TableInfo, 'over' | 'pace' | 'viewer'>[],
  storage: Pick<Storage, 'getItem'>,
): boolean {
  if (isNoted(storage, OFFERED)) return false;
  const own = tables.filter(({ viewer }) => viewer !== 'spectator');
  const slow = own.filter(({ pace, over }) => pace === 'slow' && !over);
  return own.some(({ over }) => over) || slow.length >= SLOW_TABLES;
}

export function noteKeysOffered(storage: Pick<Storage, 'setItem'>): void {
  note(storage, OFFERED);
}
