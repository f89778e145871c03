import type { Storage, StoredSeat, StoredTable } from '../storage/contract.ts';
import { ANY_HOUR, afterDays } from '../time/hours.ts';

/** After so many days without a sign of its person others may free a seat, and nobody waits for its consent. */
const SEAT_DAYS = 7;
/** After so many without a sign of the host somebody else invites. */
const HOST_DAYS = 3;

/** Finds persons who were not at the server for days, by their hours: nights and days off do not count. */
export class Absence {
  readonly #storage: Pick<Storage, 'seenOf' | 'hoursOf'>;
  readonly #here: (person: number) => number | undefined;
  readonly #now: () => number;

  /** @param here when a person was seen last, as far as it is remembered; now, if it is here */
  constructor(
    storage: Pick<Storage, 'seenOf' | 'hoursOf'>,
    here: (person: number) => number | undefined,
    now: () => number,
  ) {
    this.#storage = storage;
    this.#here = here;
    this.#now = now;
  }

  /** The persons at a table who were not seen for seven days. */
  async unseenAt(table: Pick<StoredTable, 'seats'>): Promise<ReadonlySet<number>> {
    return this.#unseen(table.seats, SEAT_DAYS);
  }

  /** The host, and other persons at a table, who were not seen for three days. */
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
