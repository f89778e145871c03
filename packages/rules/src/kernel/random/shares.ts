import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { parseSeed, type Seed } from './random.ts';
import { sha256 } from './sha256.ts';

/**
 * The seed of a game that is dealt from what several have drawn: nobody who knew not all of it could choose the deal. It is the
 * first 32 digits of SHA-256 of `seed:share:share…`: `printf %s "$seed:$share:$share" | sha256sum | cut -c1-32`.
 * @param seed the host's, to which it was bound before the shares came
 * @param shares one of each seat that a person plays, in the order of the seats; bots have none
 * @returns `seed-malformed` where one of them is not 32 hexadecimal digits
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

/** What one seat has added to the seed of its game. */
export interface Share {
  readonly seat: number;
  /** 32 hexadecimal digits. */
  readonly share: string;
  /** Who has drawn it: the device of who sits there, or for that one the server. */
  readonly by: 'device' | 'server';
}

/** What the seed of a game was made from, as the record of a game that is over tells it. */
export interface DealtFrom {
  /** The host's. */
  readonly seed: string;
  /** By seats. */
  readonly shares: readonly Share[];
}

/** Reads it from outside. @returns undefined where it has another form, or its shares are not by seats */
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

/** Whether a game has the seed that its shares make. */
export function isSeedOf(seed: string, { seed: hosts, shares }: DealtFrom): boolean {
  const made = seedOfShares(
    hosts,
    shares.map(({ share }) => share),
  );
  return made.ok && made.value === seed;
}
