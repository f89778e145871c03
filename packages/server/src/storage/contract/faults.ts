/** Why the storage failed, for people who can mend it. */
export type StorageFault =
  | 'full'
  | 'not-writable'
  | 'in-use'
  | 'newer'
  | 'foreign'
  | 'damaged'
  | 'failed';

export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}
