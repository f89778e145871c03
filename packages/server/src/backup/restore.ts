import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NUMBERS_FROM } from '../storage/sqlite/dialect.ts';
import { makePrivate, sync, syncNames } from '../storage/sqlite/files.ts';
import {
  DATABASE,
  lockFolder,
  openDatabase,
  RESTORING,
  versionOf,
} from '../storage/sqlite/open.ts';
import { type Checked, checkDatabase } from './check.ts';

/** Endings of the files that SQLite keeps beside a database; they belong to that very file. */
const COMPANIONS = ['-wal', '-shm'] as const;

/** A backup as it was looked at. */
export interface Backup extends Checked {
  /** There is nothing in it: a file that a full disk has left. */
  readonly isEmpty: boolean;
}

export interface Restored extends Checked {
  /** Where the files that were there before lie now; undefined when there were none. */
  readonly replaced: string | undefined;
}

/**
 * Puts a backup in the place of a folder's database, which is kept beside it. Nothing is changed before the backup was
 * looked at as a whole and every table in it was played again; the change itself is the renaming of one file.
 * @param accept whether what was found is good enough
 * @returns undefined when it is not: then nothing was changed
 * @throws StorageError `in-use` while a server runs on the folder
 */
export function restore(
  file: string,
  folder: string,
  now: Date,
  accept: (checked: Backup) => boolean,
): Restored | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  const path = join(folder, DATABASE);
  const next = join(folder, RESTORING[0]);
  const clear = () => {
    for (const each of RESTORING) rmSync(join(folder, each), { force: true });
  };
  try {
    clear();
    makePrivate(next);
    copyFileSync(file, next);
    // A folder that was copied as a whole has its last moves there.
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${next}-wal`);
    const checked = lookAt(next, now);
    if (!accept(checked)) return undefined;
    sync(next);
    const replaced = setAside(path, join(folder, `replaced-${stamp(now)}`));
    for (const each of COMPANIONS) rmSync(`${path}${each}`, { force: true });
    renameSync(next, path);
    syncNames(path);
    return { ...checked, replaced };
  } finally {
    clear();
    lock.close();
  }
}

/**
 * Brings the copy to the present version, looks at all of it, and leaves it in one file. Messages have other numbers from
 * then on than those that were told after the backup was made: pages that heard these load their tables.
 */
function lookAt(path: string, now: Date): Backup {
  const isEmpty = hasNothing(path);
  const db = openDatabase(path);
  try {
    const checked = checkDatabase(db);
    db.prepare(NUMBERS_FROM).run(Math.floor(now.getTime() / 1000));
    db.exec('PRAGMA journal_mode = DELETE');
    return { ...checked, isEmpty };
  } finally {
    db.close();
  }
}

function hasNothing(path: string): boolean {
  const db = new DatabaseSync(path);
  try {
    return versionOf(db) === 0;
  } finally {
    db.close();
  }
}

/** Copies the files of a database elsewhere. @returns where, if there were any */
function setAside(path: string, folder: string): string | undefined {
  if (!existsSync(path)) return undefined;
  foldBack(path);
  mkdirSync(folder, { mode: 0o700 });
  for (const each of ['', ...COMPANIONS]) {
    if (existsSync(`${path}${each}`))
      copyFileSync(`${path}${each}`, join(folder, `${DATABASE}${each}`));
  }
  syncNames(join(folder, DATABASE));
  return folder;
}

/** Writes the log of a crashed server into its database, which is whole without it then; a damaged one stays. */
function foldBack(path: string): void {
  try {
    const db = new DatabaseSync(path);
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  } catch {
    // It is put aside as it is.
  }
}

/** `2026-11-22T19-05-30`, for names of folders on every system. */
function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-');
}
