import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyInto, makePrivate, syncNames } from '../storage/sqlite/files.ts';
import { DATABASE, openDatabase, versionOf } from '../storage/sqlite/open.ts';
import { type Checked, checkDatabase } from './check.ts';

/**
 * Copies the database of a data folder at one moment, even while a server uses it, and replays
 * every table of the copy.
 * @param to a file that does not exist; after an error it does not exist either
 * @throws StorageError, or an `Error` of the system such as `EEXIST` or `ENOENT`
 */
export function backUp(folder: string, to: string): Checked {
  const part = `${to}.part`;
  const trial = `${to}.check`;
  const source = new DatabaseSync(join(folder, DATABASE), { readOnly: true, timeout: 10_000 });
  try {
    versionOf(source);
    if (existsSync(to)) throw Object.assign(new Error(`${to} exists`), { code: 'EEXIST' });
    makePrivate(part);
    copyInto(source, part);
    // A copy is checked, not the backup: checking a database of an older version would migrate it.
    copyFileSync(part, trial);
    const checked = lookAt(trial);
    renameSync(part, to);
    syncNames(to);
    return checked;
  } finally {
    source.close();
    for (const file of [part, trial, `${trial}-wal`, `${trial}-shm`]) rmSync(file, { force: true });
  }
}

function lookAt(path: string): Checked {
  const db = openDatabase(path);
  try {
    return checkDatabase(db);
  } finally {
    db.close();
  }
}
