import type { Identity } from '../storage/contract.ts';

/** For this time a device counts as one that has just shown a key. */
export const PROOF_MS = 5 * 60_000;
const KEPT = 10_000;

interface Proof {
  readonly person: number;
  readonly key: number;
  readonly until: number;
}

/**
 * Devices that have just shown a key of their person, kept by one server or by several together.
 */
export interface ProofsOf {
  note(of: Identity, key: number, now: number): void | Promise<void>;
  /** The key that the device has shown, with the remaining milliseconds. */
  of(of: Identity, now: number): Shown | undefined | Promise<Shown | undefined>;
  /** Called when a key is removed: it no longer proves anything. */
  end(key: number): void;
}

export interface Shown {
  readonly key: number;
  readonly left: number;
}

/** Devices that have just shown a key, kept in memory alone. */
export class Proofs implements ProofsOf {
  readonly #proofs: Map<number, Proof>;

  /** @param proofs by device, the oldest first */
  constructor(proofs: Map<number, unknown> = new Map()) {
    this.#proofs = proofs as Map<number, Proof>;
  }

  note({ device, person }: Identity, key: number, now: number): void {
    this.#proofs.delete(device);
    this.#proofs.set(device, { person, key, until: now + PROOF_MS });
    for (const oldest of this.#proofs.keys()) {
      if (this.#proofs.size <= KEPT) break;
      this.#proofs.delete(oldest);
    }
  }

  of({ device, person }: Identity, now: number): Shown | undefined {
    const proof = this.#proofs.get(device);
    // The device may now belong to another person.
    if (proof === undefined || proof.person !== person || proof.until <= now) return undefined;
    return { key: proof.key, left: proof.until - now };
  }

  end(key: number): void {
    for (const [device, proof] of this.#proofs) if (proof.key === key) this.#proofs.delete(device);
  }
}
