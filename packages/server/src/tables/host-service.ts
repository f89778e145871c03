import type { Storage } from '../storage/contract.ts';
import type { Absence } from './absence.ts';
import { isPresent, keep, OVERTAKEN, writeOf } from './live.ts';
import { seatsMessage } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';

const THREE_DAYS_MS = 3 * 24 * 3_600_000;
/** The number of tables checked in one step, so that nobody has to wait. */
const AT_ONCE = 50;

/** Passes the role of the host on, at tables whose host has been away for three days. */
export class HostService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #listeners: Pick<TableListeners, 'seated'>;
  readonly #absence: Absence;
  readonly #now: () => number;

  constructor(
    storage: Storage,
    tables: TableService,
    listeners: Pick<TableListeners, 'seated'>,
    absence: Absence,
    now: () => number,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#listeners = listeners;
    this.#absence = absence;
    this.#now = now;
  }

  /**
   * Searches for tables whose host has been away for three days, and gives them another host.
   * @returns the number of tables that have another host now
   */
  async passOn(): Promise<number> {
    const found = await this.#storage.hostlessTables(this.#now() - THREE_DAYS_MS, AT_ONCE);
    let passed = 0;
    for (const { id } of found) if (await this.#passOn(id)) passed++;
    return passed;
  }

  /**
   * Makes the next person in seat order the host, if that person is present and was here lately.
   * @returns whether the table has another host now
   */
  async #passOn(id: string): Promise<boolean> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const { host, seats, over } = table;
      const unseen = await this.#absence.unseenForHost(table);
      if (over || !unseen.has(host)) return false;
      const own = seats.findIndex(({ persons }) => persons.includes(host));
      const others = [...seats.slice(own + 1), ...seats.slice(0, Math.max(0, own))];
      const next = others.find((seat) => isPresent(table, seat) && !unseen.has(seat.persons[0]));
      if (next === undefined) return false;
      const after = { ...table, host: next.persons[0] };
      const write = { ...writeOf(table, this.#now()), host: after.host };
      const message = seatsMessage(after);
      if (!(await this.#storage.newHost({ ...write, message }))) return OVERTAKEN;
      this.#listeners.seated(keep(live, after));
      return true;
    });
  }
}
