import type { StoredToken } from '../storage/contract.ts';
import type { Allowance } from '../tables/allowance.ts';
import { refused } from '../tables/refused.ts';

/** Finds the program behind a request with a token in its head, `Authorization: Bearer …`, instead of a cookie. */
export class Programs {
  readonly #find: (token: string) => Promise<StoredToken | undefined>;
  readonly #allowance: Allowance;
  readonly #now: () => number;

  /** @param allowance how often each may ask */
  constructor(
    find: (token: string) => Promise<StoredToken | undefined>,
    allowance: Allowance,
    now: () => number,
  ) {
    this.#find = find;
    this.#allowance = allowance;
    this.#now = now;
  }

  /**
   * The program that asks; undefined where no token was sent. Other ways to be known are a proxy's business.
   * @param opens whether tokens open what is asked for
   * @param table of what is asked for, where it is of one
   * @throws Refused when the token opens nothing, or not this, or asks too often
   */
  async admit(
    authorization: string | undefined,
    opens: boolean,
    table: string | undefined,
  ): Promise<StoredToken | undefined> {
    const token = /^Bearer +(\S*)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const program = /^[\w-]{43}$/.test(token) ? await this.#find(token) : undefined;
    if (program === undefined) throw refused('token-wrong');
    const seconds = this.#allowance.take([`${program.token}`], this.#now());
    if (seconds > 0) throw refused('program-too-fast', { seconds });
    if (!opens || (table !== undefined && table !== program.table)) {
      throw refused('token-elsewhere');
    }
    return program;
  }

  /** Whether a token that was admitted is still one. */
  async isAlive(authorization: string | undefined, { token }: StoredToken): Promise<boolean> {
    const sent = /^Bearer +(\S*)$/i.exec(authorization ?? '')?.[1] ?? '';
    return (await this.#find(sent))?.token === token;
  }
}
