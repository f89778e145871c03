import type { StoredToken } from '../storage/contract.ts';
import type { Allowance } from '../tables/allowance.ts';
import { refused } from '../tables/refused.ts';

/**
 * Finds the program that sends a request by its token, `Authorization: Bearer …`, which replaces a
 * cookie.
 */
export class Programs {
  readonly #find: (token: string) => Promise<StoredToken | undefined>;
  readonly #allowance: Allowance;
  readonly #now: () => number;

  /** @param allowance how often each program may send requests */
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
   * The program that sends the request; undefined if no bearer token was sent (other schemes belong
   * to a proxy).
   * @param opens whether the route accepts tokens
   * @param table the table of the route, if any
   * @throws Refused if the token is invalid, not accepted here, or used too often
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

  /** Whether a token that was admitted is still valid. */
  async isAlive(authorization: string | undefined, { token }: StoredToken): Promise<boolean> {
    const sent = /^Bearer +(\S*)$/i.exec(authorization ?? '')?.[1] ?? '';
    return (await this.#find(sent))?.token === token;
  }
}
