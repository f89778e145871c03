import type { Persons } from '../identity/persons.ts';
import type { Whereabouts } from '../identity/whereabouts.ts';
import type { KeyService } from '../keys/key-service.ts';
import type { Identity, StoredSeat, StoredTable } from '../storage/contract.ts';
import { leavingLevel } from './leaving.ts';
import { type LeavingNeeds, leaveSeat } from './left-seat.ts';
import { endedMessage } from './let-back.ts';
import type { LetBackService } from './let-back-service.ts';
import {
  isPresent,
  keep,
  type LiveTable,
  OVERTAKEN,
  type Overtaken,
  owns,
  writeOf,
} from './live.ts';
import { refused } from './refused.ts';
import type { SeatService } from './seat-service.ts';
import { seatsMessage } from './seating.ts';
import type { TableService } from './table-service.ts';
import { isWaiting } from './waiting.ts';

/** The number of tries, because a person may sit down during the erasing. */
const TRIES = 5;

export interface ErasingNeeds extends LeavingNeeds {
  readonly seats: Pick<SeatService, 'free'>;
  readonly letBacks: Pick<LetBackService, 'withdraw'>;
  readonly persons: Pick<Persons, 'checkMayGiveUp' | 'ended'>;
  /** Deletes facts about the person from the memory of the key service. */
  readonly keys: Pick<KeyService, 'forget'>;
  readonly whereabouts: Pick<Whereabouts, 'forget'>;
}

/**
 * Erases a person: games stay and the name is deleted. Seats in running games pass to bots as after
 * leaving, and seats before the deal become free. If the process is killed meanwhile, a part is
 * erased, and repeating the request continues from there.
 */
export class ErasingService {
  readonly #needs: ErasingNeeds;
  readonly #tables: TableService;

  constructor(tables: TableService, needs: ErasingNeeds) {
    this.#needs = needs;
    this.#tables = tables;
  }

  /**
   * Erases the person of a device. The caller has checked that the device may do so.
   * @param tell called if nothing prevents it, while the channels still exist
   * @throws Refused and nothing was changed
   */
  async erase(asker: Identity, tell: () => Promise<void>): Promise<void> {
    const { storage, persons, times } = this.#needs;
    const { person } = asker;
    for (const id of await storage.tablesWith(person)) {
      await persons.checkMayGiveUp(asker, id, times.now());
    }
    await tell();
    await this.eraseUnasked(person);
  }

  /**
   * For the operator: erases any person.
   * @returns the number of tables that stay for other people
   */
  async eraseUnasked(person: number): Promise<number> {
    const { storage, persons, letBacks, keys, whereabouts } = this.#needs;
    const stay = new Set<string>();
    for (const { table, number } of await storage.openLetBacksOf(person)) {
      await letBacks.withdraw(table, person, number);
    }
    for (let tries = 0; tries < TRIES; tries++) {
      for (const id of await storage.tablesWith(person)) {
        await this.#leave(id, person);
        if ((await this.#tables.live.find(id)) !== undefined) stay.add(id);
      }
      const devices = await storage.erasePerson(person);
      if (devices === undefined) continue;
      whereabouts.forget(person);
      persons.ended(devices);
      await keys.forget(person);
      return stay.size;
    }
    throw refused('server-failed');
  }

  async #leave(id: string, person: number): Promise<void> {
    const found = await this.#tables.live.find(id);
    if (found === undefined) return;
    for (const { seat, persons } of found.table.seats) {
      const isAlone = persons.length === 1 && persons[0] === person;
      if (isAlone && isWaiting(found.table)) await this.#needs.seats.free(id, seat, person, true);
    }
    await this.#tables.live.change(id, async (live) => {
      const { table } = live;
      for (const seat of table.seats) {
        if (!mustLeave(live.table, seat, person)) continue;
        const left = await leaveSeat(this.#needs, live, seat.seat, leavingLevel(table));
        if (left === OVERTAKEN) return OVERTAKEN;
      }
      const isDeleted = await this.#tables.letGo(live, person);
      if (isDeleted === OVERTAKEN) return OVERTAKEN;
      return isDeleted ? undefined : this.#eraseAt(live, person);
    });
  }

  async #eraseAt(live: LiveTable, person: number): Promise<undefined | Overtaken> {
    const { storage, listeners, times } = this.#needs;
    const { table } = live;
    const own = table.seats.filter((each) => owns(each, person) && each.persons.length === 1);
    const seats = own.map(({ seat }) => seat);
    const host = hostWithout(table, person);
    // The person of an open request may be gone, or the last person whose answer was missing.
    const without: StoredTable = {
      ...table,
      host,
      request: undefined,
      seats: table.seats.map((each) =>
        owns(each, person) ? withoutPerson(each, person, seats.includes(each.seat)) : each,
      ),
    };
    const { letBack } = table;
    const isAsked = letBack !== undefined && seats.includes(letBack.seat);
    const after = isAsked ? { ...without, letBack: undefined } : without;
    const told = isAsked ? endedMessage(table, letBack, 'lapsed') : undefined;
    const erasure = { person, seats, host, message: seatsMessage(after), told };
    if (!(await storage.eraseAt({ ...writeOf(table, times.now()), ...erasure }))) return OVERTAKEN;
    listeners.seated(keep(live, after));
    return undefined;
  }
}

function mustLeave(table: StoredTable, { seat }: StoredSeat, person: number): boolean {
  const now = table.seats[seat];
  const isTheirs = now.persons.length === 1 && owns(now, person);
  return isTheirs && !table.over && !isWaiting(table) && now.left === undefined;
}

function withoutPerson(seat: StoredSeat, person: number, isAlone: boolean): StoredSeat {
  const persons = seat.persons.filter((each) => each !== person);
  return isAlone
    ? { ...seat, persons, name: '', again: undefined, program: undefined }
    : { ...seat, persons };
}

/**
 * The host after a person is gone: the present host, or else a person who is present, or else any
 * person with a seat.
 */
function hostWithout(table: StoredTable, person: number): number {
  if (table.host !== person) return table.host;
  const others = table.seats.filter((seat) => seat.persons.some((each) => each !== person));
  const next = others.find((seat) => isPresent(table, seat)) ?? others[0];
  // At least one person still has the table, or it would be deleted.
  return next?.persons.find((each) => each !== person) ?? table.host;
}
