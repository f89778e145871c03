import { readAgreed } from '@pangaea/rules/kernel';
import type { SentMessage, StoredSeat } from '../../src/storage/contract.ts';
import { isBots, owns } from '../../src/tables/live.ts';
import type { Disk } from './disk.ts';

/** Nobody is waited for who was not seen for seven days; shortly before that the law does not count. */
const SEEN_MS = 6 * 24 * 3_600_000;

/** Somebody has said yes, or asked for it. */
interface Yes {
  readonly cookie: string;
  /** The person of that cookie then; two devices may become one person's later. */
  readonly person: number | undefined;
}

/**
 * Nothing is agreed on without the yes of everybody who is there. A yes is a person's: not the seat's, where somebody else sits
 * next, and not the device's, of which one person has several.
 */
export class Consents {
  readonly #disk: Disk;
  readonly #said = new Map<string, Yes[]>();
  /** Persons of a table who had not been seen for long when something was asked there first. */
  readonly #unseen = new Map<string, ReadonlySet<number>>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** Somebody sends a yes to whatever is asked at a version of a table, or asks for it. */
  saying(table: string, version: number, cookie: string): void {
    const at = `${table} ${version}`;
    const yes = { cookie, person: this.#disk.personOf(cookie) };
    if (!this.#unseen.has(at)) this.#unseen.set(at, this.#unseenAt(table));
    this.#said.set(at, [...(this.#said.get(at) ?? []), yes]);
  }

  /** @param now by the clock of the server @returns what is not as it must be */
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

  /** By the last sign of anybody, which is about the present. */
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
