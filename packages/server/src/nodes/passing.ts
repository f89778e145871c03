import { newKey, sha256 } from '../identity/secrets.ts';
import type { PassingChange, PassingStore, Storage } from '../storage/contract.ts';

/** The most tries of a change, if other servers change the same facts meanwhile. */
const TRIES = 50;

/** Facts by kind and name, before and after a change. */
export type Facts<K extends string> = Readonly<Record<K, Map<string, unknown>>>;

/**
 * Facts that several servers share for minutes or hours. They are stored as rows, under names that
 * cannot be read back. A server that is alone has them in its memory.
 */
export class Passing {
  readonly #storage: PassingStore & Pick<Storage, 'serverSecret'>;
  readonly #now: () => number;
  #salt: Promise<string> | undefined;

  constructor(storage: PassingStore & Pick<Storage, 'serverSecret'>, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /**
   * Changes facts as if no other server did anything meanwhile. The work may run several times.
   * @param names of the facts, by kind
   * @param keptMs the facts are kept for this time, in milliseconds
   */
  async change<K extends string, T>(
    names: Readonly<Record<K, readonly string[]>>,
    keptMs: number,
    work: (facts: Facts<K>) => T,
  ): Promise<T> {
    const wanted = (Object.keys(names) as K[]).flatMap((kind) =>
      [...new Set(names[kind])].map((name) => ({ kind, name })),
    );
    const stored = await Promise.all(
      wanted.map(({ kind, name }) => this.hidden(`${kind} ${name}`)),
    );
    for (let tried = 0; tried < TRIES; tried++) {
      const before = await this.#storage.passingOf(stored);
      const facts = Object.fromEntries(
        (Object.keys(names) as K[]).map((kind) => [kind, new Map<string, unknown>()]),
      ) as Facts<K>;
      for (const [at, { kind, name }] of wanted.entries()) {
        const text = before[at];
        if (text !== undefined) facts[kind].set(name, JSON.parse(text));
      }
      const done = work(facts);
      const ends = this.#now() + keptMs;
      const changes = wanted.flatMap(({ kind, name }, at): PassingChange[] => {
        const left = facts[kind].get(name);
        const body = left === undefined ? undefined : JSON.stringify(left);
        return body === before[at] ? [] : [{ name: stored[at], before: before[at], body, ends }];
      });
      if (changes.length === 0 || (await this.#storage.changePassing(changes))) return done;
    }
    throw new Error('too many servers change the same at once');
  }

  /** A name in a form that cannot be read back, since names consist of addresses and codes. */
  async hidden(name: string): Promise<string> {
    const salt = this.#salt ?? this.#storage.serverSecret('passing', newKey());
    this.#salt = salt;
    salt.catch(() => {
      this.#salt = undefined;
    });
    return sha256(`${await salt} ${name}`);
  }
}
