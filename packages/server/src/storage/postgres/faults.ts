import { StorageError, type StorageFault } from '../contract.ts';

/** By the codes of PostgreSQL, whole or by their class. */
const FAULTS: Readonly<Record<string, StorageFault>> = {
  '53100': 'full',
  '25006': 'not-writable',
  '28': 'not-writable',
  '3D': 'not-writable',
  '42501': 'not-writable',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** Two transactions could not both be right, so that one of them is to be run again. */
export function isConflict(error: unknown): boolean {
  const { code } = error as { readonly code?: string };
  return code === '40001' || code === '40P01';
}

/** The same error, with an explanation. No address or password of the database is in it. */
export function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code = '', message } = error as { readonly code?: string; readonly message?: string };
  const fault = FAULTS[code] ?? FAULTS[code.slice(0, 2)] ?? 'failed';
  return new StorageError(fault, message || code || String(error));
}
