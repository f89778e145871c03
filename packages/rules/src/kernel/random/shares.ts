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
