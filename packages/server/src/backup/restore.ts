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

/**
 * Endings of the files that SQLite keeps beside a database. They belong to that one database file.
 */
const COMPANIONS = ['-wal', '-shm'] as const;

/** A backup that has been checked. */
export interface Backup extends Checked {
  /** The file is empty, for example because the disk was full. */
  readonly isEmpty: boolean;
}

export interface Restored extends Checked {
  /** The folder of the previous database files; undefined if there were none. */
  readonly replaced: string | undefined;
}

/**
 * Replaces the database of a data folder by a backup, and keeps the old one beside it. Nothing is
 * changed until the whole backup has been checked and every table in it replayed; the change itself
 * renames one file.
 * @param accept whether the result of the check is good enough
 * @returns undefined if it is not; then nothing was changed
 * @throws StorageError `in-use` while a server uses the folder
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
    // If a whole folder was copied, its last moves are in this file.
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
 * Migrates the copy to the present version, checks all of it, and leaves it in one file. Message
 * numbers jump, so that pages which heard messages after the backup load their tables again.
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

/**
 * Copies the files of a database to a folder.
 * @returns the path of the copy, if there were any files
 */
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

/**
 * Merges the log that a crashed server left into its database; a damaged database is not changed.
 */
function foldBack(path: string): void {
  try {
    const db = new DatabaseSync(path);
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  } catch {
    // The file is kept unchanged.
  }
}

/** A time such as `2026-11-22T19-05-30`, valid as a folder name on every system. */
function stamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-');
}
