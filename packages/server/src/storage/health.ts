import type { StorageFault } from './contract.ts';

/** Whether moves can be stored, derived from the failures since the start. */
export class StorageHealth {
  #writing: 'ok' | 'full' | 'failed' = 'ok';
  #reading: 'ok' | 'failed' = 'ok';
  #broken = false;
  #isAway = false;

  get state(): 'ok' | 'full' | 'failed' | 'away' {
    if (this.#isAway) return 'away';
    return this.#broken || this.#reading === 'failed' ? 'failed' : this.#writing;
  }

  /**
   * A read or a write failed.
   * @param writes whether it was a write
   */
  failed(fault: StorageFault, writes: boolean): void {
    // A single call may fail in this way while others succeed.
    if (fault === 'away') return;
    // Unreadable data stay unreadable, however many other writes succeed.
    if (fault === 'damaged') this.#broken = true;
    else if (writes) this.#writing = fault === 'full' ? 'full' : 'failed';
    else if (fault !== 'in-use') this.#reading = 'failed';
  }

  /** Called when the database cannot be reached, and when it can be reached again. */
  away(isAway: boolean): void {
    this.#isAway = isAway;
  }

  wrote(): void {
    this.#writing = 'ok';
  }

  /**
   * Called when a read succeeded, by a database where a failed read says nothing about later ones.
   */
  read(): void {
    this.#reading = 'ok';
  }
}
