import type { Present } from '../stream/hub.ts';

/** A server of which nothing was heard for this long has ended. */
const BEAT_LOST_MS = 20_000;

/** Those who are at a table by the streams of one server. */
export interface HereAt extends Present {
  /** Everybody of them, by person, and of these who look at the table. */
  readonly persons: readonly number[];
  readonly lookers: readonly number[];
}

export const NOBODY: HereAt = { looking: [], here: [], watching: 0, persons: [], lookers: [] };

/** Those who are at tables by the streams of other servers, as these say it. Nothing is stored. */
export class Elsewhere {
  readonly #now: () => number;
  /** By table and server. */
  readonly #at = new Map<string, Map<string, HereAt>>();
  /** When each server was heard last. */
  readonly #beats = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Nothing is known of a server before it has said so itself. */
  beat(server: string): void {
    this.#beats.set(server, this.#now());
  }

  said(server: string, table: string, here: HereAt): void {
    this.beat(server);
    const isEmpty = here.persons.length === 0 && here.watching === 0;
    const servers = this.#at.get(table) ?? new Map<string, HereAt>();
    if (isEmpty) servers.delete(server);
    else servers.set(server, here);
    if (servers.size === 0) this.#at.delete(table);
    else this.#at.set(table, servers);
  }

  /** Forgets servers that were not heard for long. @returns the tables at which somebody is gone by that */
  forget(): readonly string[] {
    const before = this.#now() - BEAT_LOST_MS;
    const lost = [...this.#beats].flatMap(([server, at]) => (at < before ? [server] : []));
    for (const server of lost) this.#beats.delete(server);
    const tables: string[] = [];
    for (const [table, servers] of this.#at) {
      const were = servers.size;
      for (const server of lost) servers.delete(server);
      if (servers.size < were) tables.push(table);
      if (servers.size === 0) this.#at.delete(table);
    }
    return tables;
  }

  /** Everybody at a table: by the streams of this server, and of the others. */
  with(table: string, own: Present): Present {
    const all = [own, ...(this.#at.get(table)?.values() ?? [])];
    const looking = inOrder(all.flatMap((each) => each.looking));
    const here = inOrder(all.flatMap((each) => each.here));
    return {
      looking,
      here: here.filter((seat) => !looking.includes(seat)),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  isPersonHere(person: number): boolean {
    for (const servers of this.#at.values()) {
      for (const { persons } of servers.values()) if (persons.includes(person)) return true;
    }
    return false;
  }

  isLookedAt(table: string, person: number): boolean {
    const servers = [...(this.#at.get(table)?.values() ?? [])];
    return servers.some(({ lookers }) => lookers.includes(person));
  }
}

function inOrder(seats: readonly number[]): readonly number[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}
