/** The reason why the storage failed, for the operator. */
export type StorageFault =
  | 'full'
  | 'not-writable'
  /** The database cannot be reached at this moment; a later call may succeed. */
  | 'away'
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
