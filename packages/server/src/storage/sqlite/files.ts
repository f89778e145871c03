import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Makes a file that only its owner can read.
 * @throws Error `EEXIST` if the file exists already
 */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  chmodSync(path, 0o600);
}

/**
 * Copies a database at one moment into one file, even while others write.
 * @param to an empty file, or a path without a file
 */
export function copyInto(db: DatabaseSync, to: string): void {
  db.prepare('VACUUM INTO ?').run(to);
  sync(to);
}

/** Makes earlier writes to a file or folder survive a power failure. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Synchronises the folder that contains the name of a file. Windows does that by itself. */
export function syncNames(path: string): void {
  if (process.platform !== 'win32') sync(dirname(path));
}
