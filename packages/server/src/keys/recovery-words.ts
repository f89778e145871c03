import { scrypt } from 'node:crypto';
import { newKey, sameSecret, sha256 } from '../identity/secrets.ts';
import { refused } from '../tables/refused.ts';

/** New recovery words can be confirmed within this time. */
export const DRAWN_MS = 30 * 60_000;
const KEPT = 10_000;
/** A hash with these costs takes 32 MB and about a tenth of a second. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
/** The most hashes that may wait to be computed. */
const MOST_WAITING = 50;

/** A hash that is slow on purpose. */
export type SlowHash = (secret: string, salt: string) => Promise<string>;

/** Computes slow hashes one after another, so that they never use more than one core and 32 MB. */
export function slowHash(): SlowHash {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (secret, salt) => {
    if (waiting >= MOST_WAITING) throw refused('too-many-requests', { seconds: 10 });
    waiting++;
    const next = last.then(
      () =>
        new Promise<string>((resolve, reject) =>
          scrypt(secret, salt, 32, COST, (error, key) =>
            error === null ? resolve(key.toString('base64url')) : reject(error),
          ),
        ),
    );
    last = next.then(
      () => waiting--,
      () => waiting--,
    );
    return next;
  };
}

/**
 * Recovery words that were shown and wait to be confirmed, kept by one server or by several
 * together.
 */
export interface DrawnWordsOf {
  /**
   * Draws new words for a person.
   * @returns the secret, shown only this once; earlier words of the person become invalid
   */
  draw(person: number, now: number): Drawn | Promise<Drawn>;
  /** Whether these are the last words drawn for the person. */
  isDrawn(person: number, secret: string, now: number): boolean | Promise<boolean>;
  end(person: number): void | Promise<void>;
}

interface Drawn {
  readonly secret: string;
  readonly left: number;
}

/** Recovery words that wait to be confirmed, kept only in memory and only as a hash. */
export class DrawnWords implements DrawnWordsOf {
  readonly #drawn: Map<number, { readonly hash: string; readonly until: number }>;

  /** @param drawn the shown words by person, the oldest first */
  constructor(drawn: Map<number, unknown> = new Map()) {
    this.#drawn = drawn as Map<number, { readonly hash: string; readonly until: number }>;
  }

  draw(person: number, now: number): Drawn {
    const secret = newKey();
    this.#drawn.delete(person);
    this.#drawn.set(person, { hash: sha256(secret), until: now + DRAWN_MS });
    for (const oldest of this.#drawn.keys()) {
      if (this.#drawn.size <= KEPT) break;
      this.#drawn.delete(oldest);
    }
    return { secret, left: DRAWN_MS };
  }

  isDrawn(person: number, secret: string, now: number): boolean {
    const drawn = this.#drawn.get(person);
    return drawn !== undefined && drawn.until > now && sameSecret(drawn.hash, sha256(secret));
  }

  end(person: number): void {
    this.#drawn.delete(person);
  }
}
