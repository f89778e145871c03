import { parseRecord } from '@pangaea/rules/kernel';
import type { TableRecord } from '../game/extend.ts';
import { BOT_LEVELS, type Player } from './port.ts';

/** A table as it is stored on this device. */
export interface SavedTable {
  readonly id: string;
  readonly players: readonly Player[];
  readonly record: TableRecord;
  /** Milliseconds since 1970 of the last change. */
  readonly changed: number;
  /**
   * Whether a person at this device has to decide, another player, or nobody any more. Missing in
   * old entries.
   */
  readonly turn?: Turn;
  /** Made from a recorded game, and not played on since. */
  readonly isRecorded?: boolean;
}

export const TURNS = ['here', 'others', 'over'] as const;
export type Turn = (typeof TURNS)[number];

/** The part of the browser's `localStorage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> & {
  /** Set if it lasts only until the page is left. */
  readonly isForgetful?: boolean;
};

const PREFIX = 'pangaea.table.';
/** The number of stored tables; beyond it, some are deleted for a new one. */
const KEPT = 30;

/** @returns false if the browser has no room or forbids it: the game goes on, unsaved */
export function save(shelf: Shelf, table: SavedTable): boolean {
  try {
    const added = shelf.getItem(PREFIX + table.id) === null;
    shelf.setItem(PREFIX + table.id, JSON.stringify(table));
    if (added) for (const old of inTheWay(list(shelf), table)) remove(shelf, old.id);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tables that may be deleted for another one, the oldest first: finished games and imported ones,
 * then running games. A running game is never deleted for an import.
 */
function inTheWay(tables: readonly SavedTable[], added: SavedTable): readonly SavedTable[] {
  const others = tables.filter(({ id }) => id !== added.id).toReversed();
  const goesOn = ({ turn, isRecorded }: SavedTable) => turn !== 'over' && isRecorded !== true;
  const going = added.isRecorded ? [] : others.filter(goesOn);
  const wanted = Math.max(0, tables.length - KEPT);
  return [...others.filter((table) => !goesOn(table)), ...going].slice(0, wanted);
}

export function load(shelf: Shelf, id: string): SavedTable | undefined {
  try {
    return parse(shelf.getItem(PREFIX + id));
  } catch {
    return undefined;
  }
}

/**
 * Watches for tables that another page of this device stores.
 * @returns a function that stops this
 */
export function whenKept(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  id: string,
  changed: () => void,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === PREFIX + id) changed();
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}

export function remove(shelf: Shelf, id: string): void {
  try {
    shelf.removeItem(PREFIX + id);
  } catch {
    // A browser that forbids storage has stored no table.
  }
}

/** All tables, the last changed first. */
export function list(shelf: Shelf): SavedTable[] {
  const tables: SavedTable[] = [];
  try {
    for (let index = 0; index < shelf.length; index++) {
      const key = shelf.key(index);
      if (key === null || !key.startsWith(PREFIX)) continue;
      const table = parse(shelf.getItem(key));
      if (table !== undefined) tables.push(table);
    }
  } catch {
    return [];
  }
  return tables.sort((a, b) => b.changed - a.changed);
}

function parse(text: string | null): SavedTable | undefined {
  if (text === null) return undefined;
  try {
    const { id, players, record, changed, turn, isRecorded } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    const read = parseRecord(record);
    if (!read.ok || typeof id !== 'string' || typeof changed !== 'number') return undefined;
    if (!Array.isArray(players) || !players.every(isPlayer)) return undefined;
    const { editionFile } = record as { readonly editionFile?: unknown };
    const kept = editionFile === undefined ? read.value : { ...read.value, editionFile };
    const known = TURNS.find((each) => each === turn);
    return {
      id,
      players,
      record: kept,
      changed,
      ...(known === undefined ? {} : { turn: known }),
      ...(isRecorded === true ? { isRecorded } : {}),
    };
  } catch {
    return undefined;
  }
}

function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, name, level } = value as Record<string, unknown>;
  if (kind === 'bot') return BOT_LEVELS.some((each) => each === level);
  return kind === 'here' && typeof name === 'string';
}
