import type { Owner } from '../fair-queue.ts';

/** Persons that are remembered. */
const KEPT = 10_000;

/** Somebody who asks from a place, as an owner of work: the largest network first. */
export function ownerAt(networks: readonly string[]): Owner {
  return networks.toReversed();
}

/**
 * The networks in which persons were seen last, in memory alone: one network that asks as many persons is served as one.
 * After a restart a person is one of its own until it comes again.
 */
export class Whereabouts {
  readonly #last = new Map<number, readonly string[]>();
  /** By the smallest network: the number of persons who were last seen there. */
  readonly #there = new Map<string, number>();

  /** @param networks the smallest first */
  note(person: number, networks: readonly string[]): void {
    this.#forget(person);
    this.#last.set(person, networks);
    this.#there.set(networks[0], (this.#there.get(networks[0]) ?? 0) + 1);
    if (this.#last.size <= KEPT) return;
    for (const oldest of this.#last.keys()) {
      this.#forget(oldest);
      return;
    }
  }

  /** Whether a person was seen last in a network, the smallest that an address belongs to. */
  isSomebodyIn(network: string): boolean {
    return this.#there.has(network);
  }

  /** A person as the owner of work. */
  ownerOf(person: number): Owner {
    return [...ownerAt(this.#last.get(person) ?? []), `person ${person}`];
  }

  #forget(person: number): void {
    const network = this.#last.get(person)?.[0];
    this.#last.delete(person);
    if (network === undefined) return;
    const left = (this.#there.get(network) ?? 1) - 1;
    if (left === 0) this.#there.delete(network);
    else this.#there.set(network, left);
  }
}
