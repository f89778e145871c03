import { hash } from 'node:crypto';
import type { Chance } from '../src/identity/secrets.ts';

/** The number that everything drawn in a run of the tests follows from; a new one each time where none is set. */
const { PANGAEA_CHANCE: NUMBER } = process.env;

/**
 * A source of chance that follows from the number of the run and a name; each name has one user.
 * @returns undefined where the run has no number
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
