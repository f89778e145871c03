import type { DatabaseSync } from 'node:sqlite';
import { deal, isSeedOf, isStopped, replay } from '@pangaea/rules/kernel';
import { gameOf, type TableRecord } from '../rules/games.ts';
import { type OpenedTable, StorageError } from '../storage/contract.ts';
import { directStore } from '../storage/sqlite/store.ts';

/** The contents of a database, and the tables that cannot be replayed. */
export interface Checked {
  readonly tables: number;
  readonly commands: number;
  readonly faults: readonly TableFault[];
}

export interface TableFault {
  readonly table: string;
  readonly why: string;
}

/**
 * Checks a whole database of the present version: its pages, its foreign keys, and every table by
 * replaying it from the beginning.
 * @throws StorageError `damaged` when SQLite finds it corrupt
 */
export function checkDatabase(db: DatabaseSync): Checked {
  for (const { integrity_check: said } of db.prepare('PRAGMA integrity_check').all()) {
    if (said !== 'ok') throw new StorageError('damaged', String(said));
  }
  const [dangling] = db.prepare('PRAGMA foreign_key_check').all();
  if (dangling !== undefined) {
    throw new StorageError(
      'damaged',
      `${dangling.table} refers to what is not in ${dangling.parent}`,
    );
  }
  const store = directStore(db);
  const faults: TableFault[] = [];
  let [tables, commands] = [0, 0];
  for (const { id } of db.prepare('SELECT id FROM tables ORDER BY id').all()) {
    const opened = store.openTable(String(id));
    if (opened === undefined) continue;
    tables++;
    commands += opened.commands.length;
    const why = faultOf(opened);
    if (why !== undefined) faults.push({ table: opened.table.id, why });
  }
  return { tables, commands, faults };
}

/** Why a table cannot be continued; undefined when it can. */
export function faultOf({ table, commands, editionFile }: OpenedTable): string | undefined {
  const { game: id, rulesVersion, version, deciders, over } = table;
  const waits = table.deal?.dealt === 0;
  // A waiting table is dealt later, with this seed.
  const seed = waits ? (table.deal?.seed ?? '') : table.seed;
  if (commands.length !== version) return `${commands.length} of ${version} moves`;
  try {
    const options: unknown = JSON.parse(table.options);

    const plain = { game: id, rulesVersion, options, seed, commands };
    const record: TableRecord = editionFile === '' ? plain : { ...plain, editionFile };
    const game = gameOf(record);
    if (game === undefined) return `no game ${id}`;
    const dealt = deal(game, record);
    if (!dealt.ok) return dealt.error.code;
    if (waits) return version === 0 && deciders === 0 && !over ? undefined : 'was not dealt';
    if (table.deal !== undefined && !isSeedOf(seed, table.deal))
      return 'another seed than its shares make';
    const end = replay(game, record);
    if (!end.ok) return `move ${end.error.index + 1}: ${end.error.refusal.code}`;
    const asked = isStopped(commands) ? 0 : game.deciders(end.value);
    if ((asked === 0) !== over)
      return over ? 'goes on after its end' : 'is over, and not marked so';
    return asked === deciders ? undefined : 'others are to move';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
