import { StorageError, type StorageFault } from '../contract.ts';

/** Faults by the codes of PostgreSQL, complete or by their class, and by codes of the system. */
const FAULTS: Readonly<Record<string, StorageFault>> = {
  '53100': 'full',
  // The database became a standby; another one is to be written now.
  '25006': 'away',
  '28': 'not-writable',
  '3D': 'not-writable',
  '42501': 'not-writable',
  XX001: 'damaged',
  XX002: 'damaged',
  // The connection has failed, the database is starting or ending, or it accepts no more
  // connections.
  '08': 'away',
  '57P': 'away',
  '53300': 'away',
  // The session was idle for too long within a transaction.
  '25P03': 'away',
};

/** Codes for a network without a way to the database. */
const OF_THE_NETWORK =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** Messages of the library, which has no codes for them. */
const OF_THE_LIBRARY =
  /^(Connection terminated|Query read timeout|timeout e\w+ when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Whether two transactions were in conflict, so that one of them must be run again. */
export function isConflict(error: unknown): boolean {
  const { code } = error as { readonly code?: string };
  return code === '40001' || code === '40P01';
}

/** Whether the database cannot be reached, or cannot be written, at this moment. */
export function isAway(error: unknown): boolean {
  return storageError(error).fault === 'away';
}

/**
 * The error as a `StorageError`, with an explanation. It contains no address or password of the
 * database.
 */
export function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code = '', message = '' } = error as {
    readonly code?: string;
    readonly message?: string;
  };
  const isFar = OF_THE_NETWORK.test(code) || OF_THE_LIBRARY.test(message);
  const known = FAULTS[code] ?? FAULTS[code.slice(0, 3)] ?? FAULTS[code.slice(0, 2)];
  const fault = known ?? (isFar ? 'away' : 'failed');
  // Messages about the network contain an address.
  return new StorageError(fault, isFar ? code || message : message || code || String(error));
}
