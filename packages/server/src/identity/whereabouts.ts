import type { Owner } from '../fair-queue.ts';

/** The most persons that are remembered. */
const KEPT = 10_000;

/**
 * A person without an identity as the owner of work: the networks of the request, the largest
 * first.
 */
export function ownerAt(networks: readonly string[]): Owner {
  return networks.toReversed();
}

/**
 * The networks in which persons were last seen, kept only in memory. So one network with many
 * persons is served like a single owner. After a restart a person is a separate owner until the
 * next request.
 */
export class Whereabouts {
  readonly #last = new Map<number, readonly string[]>();
  /** For each smallest network, the number of persons who were last seen there. */
  readonly #there = new Map<string, number>();

  /**
   * Notes the networks in which a person was seen.
   * @param networks the smallest first
   */
  note(person: number, networks: readonly string[]): void {
    this.forget(person);
    this.#last.set(person, networks);
    this.#there.set(networks[0], (this.#there.get(networks[0]) ?? 0) + 1);
    if (this.#last.size <= KEPT) return;
    for (const oldest of this.#last.keys()) {
      this.forget(oldest);
      return;
    }
  }

  /** Whether a person was last seen in this network, the smallest one of an address. */
  isSomebodyIn(network: string): boolean {
    return this.#there.has(network);
  }

  /** A person as the owner of work. */
  ownerOf(person: number): Owner {
    return [...ownerAt(this.#last.get(person) ?? []), `person ${person}`];
  }

  forget(person: number): void {
    const network = this.#last.get(person)?.[0];
    this.#last.delete(person);
    if (network === undefined) return;
    const left = (this.#there.get(network) ?? 1) - 1;
    if (left === 0) this.#there.delete(network);
    else this.#there.set(network, left);
  }
}
