import { hash } from 'node:crypto';
import type { Chance } from '../src/identity/secrets.ts';

/**
 * The number from which all random numbers in a test run follow; a new one each time if none is
 * set.
 */
const { PANGAEA_CHANCE: NUMBER } = process.env;

/**
 * Some cases of a list, in its order, selected by the number of the run: after a few runs all have
 * been used. With `PANGAEA_SOAK` set these are all cases.
 * @param way a name that is different for each test
 * @param share the part of the list that is used, at least one case
 */
export function someOf<T>(way: string, cases: readonly T[], share: number): readonly T[] {
  if (process.env.PANGAEA_SOAK !== undefined) return cases;
  const ranks = new Map(
    cases.map((each, at) => [each, hash('sha256', `${NUMBER ?? 0} ${way} ${at}`)] as const),
  );
  const rank = (each: T) => ranks.get(each) ?? '';
  const count = Math.max(1, Math.round(cases.length * share));
  const drawn = cases.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count);
  return cases.filter((each) => drawn.includes(each));
}

/**
 * A source of random numbers that follows from the number of the run and a name; each name is used
 * in one place.
 * @returns undefined if the run has no number
 */
export function drawnFor(name: string): Chance | undefined {
  if (NUMBER === undefined) return undefined;
  let [block, left] = [0, Buffer.alloc(0)];
  return (bytes) => {
    while (left.length < bytes) {
      const more = hash('sha256', `${NUMBER} ${name} ${block++}`, 'buffer');
      left = Buffer.concat([left, more]);
    }
    const drawn = left.subarray(0, bytes);
    left = left.subarray(bytes);
    return drawn;
  };
}
