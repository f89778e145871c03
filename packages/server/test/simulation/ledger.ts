import type { Condition } from '@pangaea/rules/kernel';

/** A segment that was acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly commands: readonly string[];
  /**
   * The version before the segment; undefined for a sealed segment, which is played when the window
   * closes.
   */
  readonly from: number | undefined;
}

/** The promises of the server in its answers, and the requests that it got. */
export class Ledger {
  readonly segments: Acknowledged[] = [];
  /** All segments that were sent. The key is `table seat key`. */
  readonly sent = new Set<string>();
  /** Segments that were refused because the table had gone on. The key is `table seat key`. */
  readonly stale = new Set<string>();
  readonly words: { readonly table: string; readonly seat: number; readonly key: string }[] = [];
  /** Tables whose seats may have other numbers now. */
  readonly moved = new Set<string>();
  /** Seats that the operator has freed; the server must report this at their tables. */
  readonly freed: { readonly table: string; readonly seat: number }[] = [];
  /** Turns that people have sent to be played ahead. */
  readonly ordered: {
    readonly table: string;
    readonly seat: number;
    readonly name: string;
    readonly steps: readonly {
      readonly commands: readonly string[];
      readonly when: readonly Condition[];
    }[];
  }[] = [];
  /** Tokens by table and seat; below it those that were certainly ended. */
  readonly #tokens = new Map<string, string[]>();
  readonly endedTokens = new Set<string>();
  readonly made = new Set<string>();
  /** Tables that a person wanted to delete; the server may have deleted them. */
  readonly unwanted = new Set<string>();
  readonly deleted = new Set<string>();
  /**
   * Seats that their persons wanted to leave, or that a host or the operator wanted to free
   * (`table seat`), and persons who removed a table from their list (`table name`).
   */
  readonly leavers = new Set<string>();
  /**
   * Names of all who made a request or said yes. The key has the table, the subject and the kind of
   * the request.
   */
  readonly voices = new Map<string, Set<string>>();
  /** The seat that a person got, until the person gives it up. The key is `table name`. */
  readonly seats = new Map<string, { table: string; seat: number; name: string }>();
  /** Names of people who wanted to be erased; the server may have erased them. */
  readonly erasing = new Set<string>();
  /** Tables at which a person was erased, with the person's words and all messages. */
  readonly erasedAt = new Set<string>();
  counts: Record<string, number> = {};

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  sending(table: string, seat: number, key: string): void {
    this.sent.add(`${table} ${seat} ${key}`);
  }

  seated(table: string, seat: number, name: string): void {
    this.seats.set(`${table} ${name}`, { table, seat, name });
  }

  isSeated(table: string, name: string): boolean {
    return this.seats.has(`${table} ${name}`);
  }

  voice(about: string, name: string): void {
    const names = this.voices.get(about) ?? new Set();
    this.voices.set(about, names.add(name));
  }

  /** A person asks to give up a seat; the server may have freed it even if no answer comes. */
  leaving(table: string, name: string): void {
    this.seats.delete(`${table} ${name}`);
  }

  /**
   * The person of a seat may lose it. If seats may have other numbers now, all later seats count,
   * too.
   */
  freeing(table: string, seat: number): void {
    for (const [key, given] of this.seats) {
      const isThis = given.seat === seat || (this.moved.has(table) && given.seat > seat);
      if (given.table === table && isThis) this.seats.delete(key);
    }
  }

  tokenMade(table: string, seat: number, token: string): void {
    const name = `${table} ${seat}`;
    this.#tokens.set(name, [...(this.#tokens.get(name) ?? []), token]);
  }

  /**
   * A request begins that ends the token of a seat.
   * @returns a function to be called after the answer: every token that was known before the
   * request is dead then
   */
  endingTokens(table: string, seat: number): () => void {
    const known = this.#tokens.get(`${table} ${seat}`) ?? [];
    return () => {
      for (const token of known) this.endedTokens.add(token);
    };
  }

  deleting(table: string): void {
    this.unwanted.add(table);
  }
}

/**
 * The name by which a yes is counted. A person who came again without a cookie counts as the former
 * person.
 */
export function voiceOf(name: string): string {
  return name.replace(/( again)+$/, '');
}
