import type { Owner } from '../fair-queue.ts';

/** Persons that are remembered. */
const KEPT = 10_000;

/** Somebody who asks from a place, as an owner of work: the largest network first. */
export function ownerAt(networks: readonly string[]): Owner {
  return networks.toReversed();
}

/**
 * The networks that persons were in last, in memory alone: whoever asks as many persons from one network is served as one.
 * After a restart a person is one of its own until it comes again.
 */
export class Whereabouts {
  readonly #last = new Map<number, readonly string[]>();

  /** @param networks the smallest first */
  note(person: number, networks: readonly string[]): void {
    this.#last.delete(person);
    this.#last.set(person, networks);
    if (this.#last.size <= KEPT) return;
    for (const oldest of this.#last.keys()) {
      this.#last.delete(oldest);
      return;
    }
  }

  /** A person as the owner of work. */
  ownerOf(person: number): Owner {
    return [...ownerAt(this.#last.get(person) ?? []), `person ${person}`];
  }
}
