import type { StorageFault } from './contract.ts';

/** Whether moves can be stored, judged by the failures since the start. */
export class StorageHealth {
  #writing: 'ok' | 'full' | 'failed' = 'ok';
  #broken = false;

  get state(): 'ok' | 'full' | 'failed' {
    return this.#broken ? 'failed' : this.#writing;
  }

  /** @param writes whether a write failed */
  failed(fault: StorageFault, writes: boolean): void {
    // Unreadable data stay unreadable, however many other writes succeed.
    if (fault === 'damaged' || (!writes && fault !== 'in-use')) this.#broken = true;
    else if (writes) this.#writing = fault === 'full' ? 'full' : 'failed';
  }

  wrote(): void {
    this.#writing = 'ok';
  }
}
