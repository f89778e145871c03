import { isIPv6 } from 'node:net';

const HOUR_MS = 3_600_000;
/** Addresses that are remembered. */
const KEPT = 10_000;

/**
 * How often something may be done from one network: so often in an hour, all at once or spread. What
 * was used comes back evenly.
 */
export class Allowance {
  readonly #perHour: number;
  /** Uses not yet come back, as of a moment. */
  readonly #used = new Map<string, { readonly count: number; readonly at: number }>();

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  /** Uses one up. @returns 0, or the seconds until there is one again. */
  take(address: string, now: number): number {
    const from = networkOf(address);
    const back = HOUR_MS / this.#perHour;
    const { count: before, at } = this.#used.get(from) ?? { count: 0, at: now };
    // A clock that was set back gives nothing back, and takes nothing.
    const count = Math.max(0, before - Math.max(0, now - at) / back);
    if (count + 1 > this.#perHour) return Math.ceil(((count + 1 - this.#perHour) * back) / 1000);
    this.#used.delete(from);
    this.#used.set(from, { count: count + 1, at: now });
    if (this.#used.size > KEPT) {
      for (const oldest of this.#used.keys()) {
        this.#used.delete(oldest);
        break;
      }
    }
    return 0;
  }
}

/** A line of IPv6 has 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head, tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) {
    const end = tail.split(':');
    while (groups.length + end.length < 8) groups.push('0');
    groups.push(...end);
  }
  return groups.slice(0, 4).join(':');
}
