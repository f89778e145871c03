import { mkdirSync } from 'node:fs';
import type { Storage } from './contract.ts';
import { openSqlite, type StorageListeners } from './sqlite/client.ts';
import { lockFolder, storageError } from './sqlite/open.ts';

/** Where the tables are kept. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Set if several servers share the database. */
  readonly natsUrl?: string | undefined;
}

/** The storage, and the clock of its database if it has one. */
export interface OpenedStorage extends Storage {
  readonly time?: (() => Promise<number>) | undefined;
}

/**
 * Opens the database of the settings: a PostgreSQL, or else the file in the data folder. In both
 * cases the folder is locked, since it contains the operator's socket and the audit log.
 * @throws StorageError, as a rejection
 */
export async function openStorage(
  place: Place,
  listeners: StorageListeners,
): Promise<OpenedStorage> {
  const { dataDir, databaseUrl, natsUrl } = place;
  if (databaseUrl === undefined) return openSqlite(dataDir, listeners);
  const lock = lockedFolder(dataDir);
  try {
    const { openPostgres } = await import('./postgres/client.ts');
    const storage = await openPostgres(databaseUrl, listeners, natsUrl !== undefined);
    const close = async () => {
      await storage.close();
      lock.close();
    };
    return { ...storage, close };
  } catch (error) {
    lock.close();
    throw error;
  }
}

function lockedFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return lockFolder(folder);
  } catch (error) {
    throw storageError(error);
  }
}
