import { type SeatSet, seatSet } from '@pangaea/rules/kernel';
import type { Happened } from '@pangaea/wire';

/** Seats of this device that have answered in secret; the answers are played when the window closes. */
export class SecretAnswers {
  #version = 0;
  #from: number | undefined;
  #seats: SeatSet = 0;

  learn({ version, window }: Pick<Happened, 'version' | 'window'>): void {
    // A late answer belongs to a window that has closed meanwhile.
    if (version < this.#version) return;
    this.#version = version;
    if (window?.from !== this.#from) this.#seats = 0;
    this.#from = window?.from;
    for (const seat of window?.answered ?? []) this.#seats |= seatSet(seat);
  }

  /** The seats without those that have answered. */
  without<T extends { readonly deciders: SeatSet }>(shown: T): T {
    return { ...shown, deciders: shown.deciders & ~this.#seats };
  }
}
