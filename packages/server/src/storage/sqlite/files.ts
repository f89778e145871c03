import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Makes a file that only its owner reads. @throws Error `EEXIST` when there is one already */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  chmodSync(path, 0o600);
}

/** Everything of one moment in one file, whoever writes meanwhile. @param to an empty file, or none */
export function copyInto(db: DatabaseSync, to: string): void {
  db.prepare('VACUUM INTO ?').run(to);
  sync(to);
}

/** Earlier writes to a file or a folder outlive a power cut from now on. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The folder that a file lies in: what is named there. Windows keeps that by itself. */
export function syncNames(path: string): void {
  if (process.platform !== 'win32') sync(dirname(path));
}
