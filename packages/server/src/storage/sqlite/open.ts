import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newKey, sha256 } from '../../identity/secrets.ts';
import { StorageError, type StorageFault } from '../contract.ts';
import { copyInto, makePrivate } from './files.ts';
import { APPLICATION_ID, MIGRATIONS } from './migrations.ts';

export const DATABASE = 'pangaea.db';
/** Endings of a backup that is being restored, and of SQLite's files beside it. */
export const RESTORING = ['', '-wal', '-shm'].map((end) => `${DATABASE}.restoring${end}`);
/** A running server locks this file; the system unlocks it when the process ends for any reason. */
const LOCK = 'pangaea.lock';

/** The database of a folder, which only one server at a time opens. */
export interface OpenedFolder {
  readonly db: DatabaseSync;
  close(): void;
}

/**
 * Opens or makes the database of a folder, and migrates it to the present version.
 * @throws StorageError
 */
export function openFolder(folder: string): OpenedFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder);
    try {
      // These files are from a restore that was killed; they contain seeds and keys.
      for (const each of RESTORING) rmSync(join(folder, each), { force: true });
      keepPrivate(join(folder, DATABASE));
      keepOlder(join(folder, DATABASE));
      const db = openDatabase(join(folder, DATABASE));
      return {
        db,
        close: () => {
          db.close();
          lock.close();
        },
      };
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    throw storageError(error);
  }
}

/**
 * Lets only its owner read the database, which contains seeds and keys of running games; the log
 * beside it gets the same file rights.
 */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/**
 * Locks a folder against servers until it is closed.
 * @throws StorageError if a server uses it
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw storageError(error);
  }
}

/**
 * Opens a database file, and migrates it.
 * @param migrations for tests; entry `n` migrates from version `n` to `n + 1`
 */
export function openDatabase(path: string, migrations = MIGRATIONS): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 2_000 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // Free space is used again at once; the log is merged before it grows beyond a few MB.
    db.exec('PRAGMA wal_autocheckpoint = 1000; PRAGMA journal_size_limit = 16777216');
    migrate(db, migrations);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A connection to the open database of a folder that can only read. @throws StorageError */
export function openToRead(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, DATABASE), { readOnly: true, timeout: 2_000 });
  } catch (error) {
    throw storageError(error);
  }
}

/**
 * The version of a database; 0 for an empty one.
 * @param newest the newest version of this program
 * @throws StorageError `foreign` or `newer`
 */
export function versionOf(db: DatabaseSync, newest = MIGRATIONS.length): number {
  const number = (name: string): number =>
    Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
  const version = number('user_version');
  const owner = number('application_id');
  const things = Number(db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n);
  if (owner !== APPLICATION_ID && (owner !== 0 || version !== 0 || things > 0)) {
    throw new StorageError('foreign', 'the database belongs to another program');
  }
  if (version > newest) {
    throw new StorageError('newer', `database version ${version}, known are ${newest}`);
  }
  return version;
}

function migrate(db: DatabaseSync, migrations: readonly string[]): void {
  const version = versionOf(db, migrations.length);
  if (version === migrations.length) {
    // Detects a full disk now, not with the first move.
    db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${version}; COMMIT`);
    return;
  }
  // A table to which others refer is made under another name and then renamed; foreign keys are
  // checked at the end. Inside a transaction the pragma has no effect.
  db.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
  runMigrations(db, migrations.slice(version));
  const [lost] = db.prepare('PRAGMA foreign_key_check').all();
  if (lost !== undefined) throw new StorageError('damaged', `${lost.table} refers to nothing`);
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migrations.length}`);
  db.exec('COMMIT; PRAGMA foreign_keys = ON');
}

/** Runs migrations, with the functions that they need. */
export function runMigrations(db: DatabaseSync, migrations: readonly string[]): void {
  db.function('sha256', { deterministic: true }, (text) => sha256(String(text)));
  db.function('new_key', newKey);
  for (const script of migrations) db.exec(script);
}

/** Copies a database before its migration, so that an older server can be used again. */
function keepOlder(path: string): void {
  const db = new DatabaseSync(path, { timeout: 2_000 });
  try {
    const version = versionOf(db);
    if (version === 0 || version === MIGRATIONS.length) return;
    const copy = `${path}.version-${version}`;
    // A copy from an attempt that failed.
    rmSync(copy, { force: true });
    makePrivate(copy);
    copyInto(db, copy);
  } finally {
    db.close();
  }
}

const SQLITE_FAULTS: Readonly<Record<number, StorageFault>> = {
  5: 'in-use',
  6: 'in-use',
  8: 'not-writable',
  11: 'damaged',
  13: 'full',
  14: 'not-writable',
  23: 'not-writable',
  26: 'foreign',
};

const SYSTEM_FAULTS: Readonly<Record<string, StorageFault>> = {
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EEXIST: 'not-writable',
  ENOENT: 'not-writable',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** The error as a `StorageError`, with an explanation. */
export function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { errcode, code, message } = error as {
    readonly errcode?: number;
    readonly code?: string;
    readonly message?: string;
  };
  const fault = errcode === undefined ? SYSTEM_FAULTS[code ?? ''] : SQLITE_FAULTS[errcode & 0xff];
  return new StorageError(fault ?? 'failed', message ?? String(error));
}
