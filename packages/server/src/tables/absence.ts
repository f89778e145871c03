import type { Storage, StoredSeat, StoredTable } from '../storage/contract.ts';
import { ANY_HOUR, afterDays } from '../time/hours.ts';

/**
 * After this many days without a sign of a person, others may free the seat, and requests no longer
 * wait for that person's consent.
 */
const SEAT_DAYS = 7;
/** After this many days without a sign of the host, another person becomes the host. */
const HOST_DAYS = 3;

/** Finds persons who have been away for days. Nights and days off by their hours do not count. */
export class Absence {
  readonly #storage: Pick<Storage, 'seenOf' | 'hoursOf'>;
  readonly #here: (person: number) => number | undefined;
  readonly #now: () => number;

  /**
   * @param here when a person was last here, as far as it is in memory; the present time if the
   * person is here
   */
  constructor(
    storage: Pick<Storage, 'seenOf' | 'hoursOf'>,
    here: (person: number) => number | undefined,
    now: () => number,
  ) {
    this.#storage = storage;
    this.#here = here;
    this.#now = now;
  }

  /** The persons at a table who have been away for seven days. */
  async unseenAt(table: Pick<StoredTable, 'seats'>): Promise<ReadonlySet<number>> {
    return this.#unseen(table.seats, SEAT_DAYS);
  }

  /** The host and other persons at a table who have been away for three days. */
  async unseenForHost({
    seats,
    host,
    created,
  }: Pick<StoredTable, 'seats' | 'host' | 'created'>): Promise<ReadonlySet<number>> {
    return this.#unseen([...seats, { persons: [host], joined: created }], HOST_DAYS);
  }

  async #unseen(
    seats: readonly Pick<StoredSeat, 'persons' | 'joined'>[],
    days: number,
  ): Promise<ReadonlySet<number>> {
    const sat = new Map(
      seats.flatMap(({ persons, joined }) => persons.map((person) => [person, joined] as const)),
    );
    const noted = await this.#storage.seenOf([...sat.keys()]);
    const unseen = new Set<number>();
    for (const [person, joined] of sat) {
      const seen = noted.find((each) => each.person === person)?.seen ?? 0;
      const last = Math.max(joined, seen, this.#here(person) ?? 0);
      const hours = (await this.#storage.hoursOf(person)) ?? ANY_HOUR;
      if (afterDays(last, days, hours) <= this.#now()) unseen.add(person);
    }
    return unseen;
  }
}
