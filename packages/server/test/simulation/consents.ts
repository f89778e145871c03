import { readAgreed } from '@pangaea/rules/kernel';
import type { SentMessage, StoredSeat } from '../../src/storage/contract.ts';
import { isBots, owns } from '../../src/tables/live.ts';
import type { Disk } from './disk.ts';

/**
 * After seven days away a person need not agree. For safety the law ignores people after six days.
 */
const SEEN_MS = 6 * 24 * 3_600_000;

/** A person has said yes, or has made the request. */
interface Yes {
  readonly cookie: string;
  /** The person of the cookie at that time; later its device may belong to another person. */
  readonly person: number | undefined;
}

/**
 * Laws about agreements: nothing is agreed on without the yes of every present person. A yes
 * belongs to a person. It does not pass to the next person at the seat, and several devices of a
 * person count once.
 */
export class Consents {
  readonly #disk: Disk;
  readonly #said = new Map<string, Yes[]>();
  /** Persons of a table who had been away for long when the first request was made there. */
  readonly #unseen = new Map<string, ReadonlySet<number>>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** A client makes a request at a version of a table, or says yes to the request there. */
  saying(table: string, version: number, cookie: string): void {
    const at = `${table} ${version}`;
    const yes = { cookie, person: this.#disk.personOf(cookie) };
    if (!this.#unseen.has(at)) this.#unseen.set(at, this.#unseenAt(table));
    this.#said.set(at, [...(this.#said.get(at) ?? []), yes]);
  }

  /**
   * @param now the server's time, in milliseconds since 1970
   * @returns the faults that were found
   */
  sent({ table: id, kind, texts }: SentMessage, now: number): readonly string[] {
    if (kind !== 'segment') return [];
    const { from, version } = JSON.parse(texts[0]) as { from: number; version: number };
    const opened = this.#disk.store.openTable(id);
    const agreed = opened === undefined ? undefined : readAgreed(opened.commands[from]);
    if (opened === undefined || agreed === undefined || version !== from + 1) return [];
    const { table } = opened;
    const said = this.#personsOf(`${id} ${from}`);
    const asker = table.seats[agreed.seat];
    const isAsked = (seat: StoredSeat) =>
      seat.persons.length > 0 &&
      !seat.persons.some((person) => owns(asker, person)) &&
      (agreed.kind === 'stop' || !isBots(table, seat)) &&
      this.#isSeen(seat.persons, now) &&
      !seat.persons.some((person) => this.#unseen.get(`${id} ${from}`)?.has(person));
    return table.seats
      .filter((seat) => isAsked(seat) && !seat.persons.some((person) => said.has(person)))
      .map(({ seat }) => `${id}: it was agreed to ${agreed.kind} without the yes of seat ${seat}`);
  }

  /** Persons who are away now: their last visit was long ago. */
  #unseenAt(table: string): ReadonlySet<number> {
    const seats = this.#disk.store.openTable(table)?.table.seats ?? [];
    const seen = this.#disk.store.seenOf(seats.flatMap(({ persons }) => persons));
    const last = Math.max(0, ...seen.map((each) => each.seen));
    return new Set(seen.filter((each) => each.seen < last - SEEN_MS).map(({ person }) => person));
  }

  #personsOf(at: string): ReadonlySet<number> {
    const all = (this.#said.get(at) ?? []).flatMap(({ cookie, person }) => [
      person,
      this.#disk.personOf(cookie),
    ]);
    return new Set(all.filter((person) => person !== undefined));
  }

  #isSeen(persons: readonly number[], now: number): boolean {
    const seen = this.#disk.store.seenOf(persons).map((each) => each.seen);
    return Math.max(0, ...seen) > now - SEEN_MS;
  }
}
