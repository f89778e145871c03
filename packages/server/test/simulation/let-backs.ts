import { sha256 } from '../../src/identity/secrets.ts';
import { HIDES_HANDS } from '../../src/rules/hands.ts';
import type { SeatGift, StoredSeat, StoredTable } from '../../src/storage/contract.ts';
import type { Call } from '../../src/storage/sqlite/calls.ts';
import { isPresent } from '../../src/tables/live.ts';
import type { Disk } from './disk.ts';

const DAY_MS = 24 * 3_600_000;
/** A person who was away for less than this time must still be asked, in milliseconds. */
const SEVEN_DAYS_MS = 7 * DAY_MS;
const A_DAY = 3;

interface Voice {
  readonly cookie: string;
  /** The person of the cookie at that time. */
  readonly person: number | undefined;
}

/**
 * Laws about seats that people ask for: who asks, who says yes or no, and whether the seat was
 * given correctly.
 */
export class LetBacks {
  readonly #disk: Disk;
  /** Names of clients, by the hash of the secret with which they ask. */
  readonly #askers = new Map<string, string>();
  /** The yes answers to a request. The key is `table request`. */
  readonly #yes = new Map<string, Voice[]>();
  readonly #refused = new Set<string>();
  /** Tables as they were at the time of the request. */
  readonly #asked = new Map<string, StoredTable>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** A client is about to ask for a seat; the answer is not known yet. */
  asking(again: string, name: string): void {
    this.#askers.set(sha256(again), name);
  }

  /** The name of the client that has made a request. */
  askerOf(table: string, request: number): string | undefined {
    const [row] = this.#disk.rows(
      `SELECT again, number FROM let_backs WHERE table_id = '${table}' AND number = ${request}`,
    );
    return row === undefined ? undefined : this.#askers.get(row[0]);
  }

  /** A person is about to say yes; the answer is not known yet. */
  allowing(table: string, request: number, cookie: string): void {
    const at = `${table} ${request}`;
    const voice = { cookie, person: this.#disk.personOf(cookie) };
    this.#yes.set(at, [...(this.#yes.get(at) ?? []), voice]);
  }

  /** The server has acknowledged a no. */
  refused(table: string, request: number): void {
    this.#refused.add(`${table} ${request}`);
  }

  /**
   * By seat: the name of a client that was let back into the seat. At the table it plays under its
   * former name.
   */
  playersAt(table: string): ReadonlyMap<number, string> {
    const rows = this.#disk.rows(
      `SELECT let_backs.seat, again FROM let_backs JOIN seat_persons USING (table_id, seat, person)
       WHERE table_id = '${table}' AND state = 'given' AND name = '' ORDER BY number`,
    );
    return new Map(
      rows.flatMap(([seat, again]) => {
        const name = this.#askers.get(again);
        return name === undefined ? [] : [[Number(seat), name] as const];
      }),
    );
  }

  /**
   * @param now the table after the write
   * @returns the faults that were found
   */
  opened(now: StoredTable): readonly string[] {
    const { id, letBack } = now;
    if (letBack === undefined) return [];
    this.#asked.set(`${id} ${letBack.number}`, now);
    const [[count]] = this.#disk.rows(
      `SELECT count(*), '' FROM let_backs WHERE table_id = '${id}' AND person = ${letBack.person}
         AND since > ${letBack.since - DAY_MS}`,
    );
    const isOften = Number(count) > A_DAY;
    return isOften ? [`${id}: person ${letBack.person} asks ${count} times in a day`] : [];
  }

  /**
   * A seat has got another person.
   * @param lived milliseconds since the world began
   */
  given(
    before: StoredTable,
    gift: SeatGift,
    calls: readonly Call[],
    lived: number,
  ): readonly string[] {
    const { id, letBack } = before;
    const { seat, person, now } = gift;
    const says = (why: string) => [`${id}: seat ${seat} is given to ${person} ${why}`];
    if (letBack?.seat !== seat || letBack.person !== person)
      return says('who has not asked for it');
    if (before.seats.some(({ persons }) => persons.includes(person))) return says('who sits there');
    const at = `${id} ${letBack.number}`;
    if (this.#refused.has(at)) return says('after a no');
    const owners = this.#disk.rows(
      `SELECT person, seat FROM seat_persons WHERE table_id = '${id}' AND seat = ${seat}`,
    );
    // Two persons may have become one, or two again, in the same transaction.
    const isAlone = calls.some(({ name }) => name === 'join' || name === 'undoJoin');
    if (!isAlone && owners.length !== 1) return says(`and has ${owners.length} owners`);
    const yes = this.#personsOf(at);
    const isTaken = letBack.name !== '';
    const hasAgreed = ({ persons }: StoredSeat) => persons.some((each) => yes.has(each));
    const isLate = before.pace === 'live' || now - letBack.since >= DAY_MS;
    if (!isLate && !(isTaken && hasAgreed(before.seats[seat]))) return says('within a day');
    const silent = this.#mustAgree(before, lived).filter((each) => !hasAgreed(each));
    return silent.flatMap((each) => says(`without the voice of seat ${each.seat}`));
  }

  #mustAgree(before: StoredTable, lived: number): readonly StoredSeat[] {
    const { id, letBack, game } = before;
    const asked = this.#asked.get(`${id} ${letBack?.number}`);
    if (letBack === undefined || asked === undefined) return [];
    const into = before.seats[letBack.seat];
    const others = before.seats.filter(
      ({ seat, persons }) =>
        persons.length > 0 &&
        seat !== letBack.seat &&
        (letBack.name !== '' || !persons.some((each) => into.persons.includes(each))),
    );
    if (HIDES_HANDS.has(game)) return others;
    if (lived >= SEVEN_DAYS_MS) return [];
    return others.filter(
      (each) => isPresent(before, each) && isPresent(asked, asked.seats[each.seat]),
    );
  }

  #personsOf(at: string): ReadonlySet<number> {
    const all = (this.#yes.get(at) ?? []).flatMap(({ cookie, person }) => [
      person,
      this.#disk.personOf(cookie),
    ]);
    return new Set(all.filter((person) => person !== undefined));
  }
}
