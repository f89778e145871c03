import type { Condition } from '@pangaea/rules/kernel';

/** A segment that was acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly commands: readonly string[];
  /** Undefined where it was sealed: it is played when the window closes. */
  readonly from: number | undefined;
}

/** What the server has promised, by what it answered; and what was asked of it. */
export class Ledger {
  readonly segments: Acknowledged[] = [];
  /** `table seat key` of all that was sent. */
  readonly sent = new Set<string>();
  /** `table seat key` of what was refused because the table had gone on. */
  readonly stale = new Set<string>();
  readonly words: { readonly table: string; readonly seat: number; readonly key: string }[] = [];
  /** Tables at which seats have got other numbers, perhaps. */
  readonly moved = new Set<string>();
  /** Seats that the operator of the server has freed: their tables are told. */
  readonly freed: { readonly table: string; readonly seat: number }[] = [];
  /** Turns that people wanted to be played ahead, by what they sent. */
  readonly ordered: {
    readonly table: string;
    readonly seat: number;
    readonly name: string;
    readonly steps: readonly {
      readonly commands: readonly string[];
      readonly when: readonly Condition[];
    }[];
  }[] = [];
  /** Tokens that were given, by table and seat, and those of them that were ended for certain. */
  readonly #tokens = new Map<string, string[]>();
  readonly endedTokens = new Set<string>();
  readonly made = new Set<string>();
  /** Somebody wanted it gone, and perhaps it is. */
  readonly unwanted = new Set<string>();
  readonly deleted = new Set<string>();
  /** `table seat` of all seats that their persons wanted to leave; `table name` of those who let a table go. */
  readonly leavers = new Set<string>();
  /** Names of all that asked for something or allowed it: by table, what it is about, and its kind. */
  readonly voices = new Map<string, Set<string>>();
  /** By table and name: the seat that somebody was given, until it gives it up. */
  readonly seats = new Map<string, { table: string; seat: number; name: string }>();
  /** Names of people who wanted to be erased, and perhaps are. */
  readonly erasing = new Set<string>();
  /** Tables at which somebody was erased, with its words and all messages. */
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

  /** A seat may be given up, whatever is answered. */
  leaving(table: string, name: string): void {
    this.seats.delete(`${table} ${name}`);
  }

  /** The person of a seat may be out of it: seats may have got other numbers, so later ones count too. */
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
   * Something is asked that ends the token of a seat.
   * @returns to be called when it is done: whatever token was known before is dead by then
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

/** By which a voice counts: somebody who comes again without a cookie, once or more often, speaks for the seats that it had. */
export function voiceOf(name: string): string {
  return name.replace(/( again)+$/, '');
}
