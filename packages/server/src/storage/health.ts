import type { StorageFault } from './contract.ts';

/** Whether moves can be stored, from what has failed since the start. */
export class StorageHealth {
  #writing: 'ok' | 'full' | 'failed' = 'ok';
  #broken = false;

  get state(): 'ok' | 'full' | 'failed' {
    return this.#broken ? 'failed' : this.#writing;
  }

  /** @param writes it was a write that failed */
  failed(fault: StorageFault, writes: boolean): void {
    // Data that cannot be read do not mend themselves, however many writes elsewhere succeed.
    if (fault === 'damaged' || (!writes && fault !== 'in-use')) this.#broken = true;
    else if (writes) this.#writing = fault === 'full' ? 'full' : 'failed';
  }

  wrote(): void {
    this.#writing = 'ok';
  }
}
