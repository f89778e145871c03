import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { parseSeed, type Seed } from './random.ts';
import { sha256 } from './sha256.ts';

/**
 * The seed of a game whose deal depends on random numbers of several persons: only somebody who
 * knew all the numbers could have chosen the deal. The seed is the first 32 digits of SHA-256 of
 * `seed:share:share…`: `printf %s "$seed:$share:$share" | sha256sum | cut -c1-32`.
 * @param seed the number of the host, to which the host was bound before the shares came
 * @param shares one number for each seat that a person plays, in the order of the seats; bots have
 * none
 * @returns `seed-malformed` if one of them is not 32 hexadecimal digits
 */
export function seedOfShares(
  seed: string,
  shares: readonly string[],
): Result<Seed, Refusal<'seed-malformed'>> {
  const parts: string[] = [];
  for (const text of [seed, ...shares]) {
    const part = parseSeed(text);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return parseSeed(sha256(parts.join(':')).slice(0, 32));
}

/** The share (a random number) that one seat has added to the seed of its game. */
export interface Share {
  readonly seat: number;
  /** The share, 32 hexadecimal digits. */
  readonly share: string;
  /** Whether the person's device or the server has drawn the share. */
  readonly by: 'device' | 'server';
}

/**
 * The numbers from which the seed of a game was calculated, as the record of a finished game
 * contains them.
 */
export interface DealtFrom {
  /** The seed drawn by the host. */
  readonly seed: string;
  /** The shares in the order of seats. */
  readonly shares: readonly Share[];
}

/**
 * Reads these numbers from JSON.
 * @returns undefined if the form is wrong, or if the shares are not in the order of the seats
 */
export function parseDealtFrom(json: unknown): DealtFrom | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { seed, shares } = json as Partial<Record<keyof DealtFrom, unknown>>;
  if (typeof seed !== 'string' || !Array.isArray(shares)) return undefined;
  let last = -1;
  for (const each of shares as readonly (Partial<Share> | null)[]) {
    const isNext = Number.isInteger(each?.seat) && (each?.seat ?? 0) > last;
    if (!isNext || typeof each?.share !== 'string') return undefined;
    if (each.by !== 'device' && each.by !== 'server') return undefined;
    last = each.seat ?? 0;
  }
  return { seed, shares: shares as readonly Share[] };
}

/** Whether the seed of a game is the one that its shares give. */
export function isSeedOf(seed: string, { seed: hosts, shares }: DealtFrom): boolean {
  const made = seedOfShares(
    hosts,
    shares.map(({ share }) => share),
  );
  return made.ok && made.value === seed;
}
