import type { Storage } from '../storage/contract.ts';
import type { Hub } from '../stream/hub.ts';
import type { LeavingService } from '../tables/leaving-service.ts';
import { owns } from '../tables/live.ts';
import { Refused } from '../tables/refused.ts';
import type { SeatService } from '../tables/seat-service.ts';
import { isWaiting } from '../tables/waiting.ts';
import type { Devices } from './devices.ts';

/** More tables than a person has. */
const MOST_TABLES = 500;

export interface ErasingNeeds {
  readonly storage: Pick<Storage, 'tablesOf' | 'erasePerson'>;
  readonly leaving: Pick<LeavingService, 'letGo'>;
  readonly seats: Pick<SeatService, 'free' | 'handedOn'>;
  readonly devices: Pick<Devices, 'forget'>;
  readonly hub: Pick<Hub, 'changed'>;
}

/** Erases persons. */
export class Erasing {
  readonly #needs: ErasingNeeds;

  constructor(needs: ErasingNeeds) {
    this.#needs = needs;
  }

  /**
   * Erases all that is kept of a person. It lets all its tables go first: bots play its seats where others play on, seats of
   * waiting tables are free, and tables that nobody else has are deleted. Games stay, without its name and words.
   * @returns the number of tables that stay
   */
  async erase(person: number): Promise<number> {
    const { storage, leaving, seats, devices, hub } = this.#needs;
    for (const table of await storage.tablesOf(person, { most: MOST_TABLES })) {
      try {
        if (isWaiting(table) && table.host !== person) {
          for (const seat of table.seats.filter((each) => owns(each, person))) {
            await seats.free(table.id, seat.seat, person);
          }
        } else await leaving.letGo(table.id, person);
      } catch (error) {
        // Deleted or left meanwhile.
        if (!(error instanceof Refused)) throw error;
      }
    }
    const erased = await storage.erasePerson(person);
    for (const device of erased.devices) {
      devices.forget(device);
      hub.changed(device);
    }
    await seats.handedOn(erased.tables);
    return erased.tables.length;
  }
}
