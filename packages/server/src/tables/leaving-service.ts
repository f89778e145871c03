import type { StoredTable } from '../storage/contract.ts';
import { checkDealt } from './dealing.ts';
import { checkStays } from './leaving.ts';
import { type LeavingNeeds, leaveSeat } from './left-seat.ts';
import { isPresent, OVERTAKEN, owns, sitsAt } from './live.ts';
import { refused } from './refused.ts';
import type { TableService } from './table-service.ts';
import { isWaiting } from './waiting.ts';

/** The level of the bot that plays for a person who removes the table from the list. */
const STAND_IN = 'intermediate';

/** Leaving a running game: a bot plays the seat. No consent is needed. */
export class LeavingService {
  readonly #needs: LeavingNeeds;
  readonly #tables: TableService;

  constructor(tables: TableService, needs: LeavingNeeds) {
    this.#needs = needs;
    this.#tables = tables;
  }

  /**
   * Gives the seat of a person to a bot, until the person is back or another person has taken the
   * seat.
   * @throws Refused if it is not this person's seat, the game is over, or no other person would
   * remain
   */
  async leave(
    id: string,
    seat: number,
    person: number | undefined,
    level: string,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = table.seats.find((each) => each.seat === seat);
      if (found === undefined || !owns(found, person)) throw refused('not-your-seat', { seat });
      if (table.over) throw refused('game-ended');
      checkDealt(table);
      if (found.left !== undefined) return table;
      checkStays(table, found);
      return leaveSeat(this.#needs, live, seat, level);
    });
  }

  /**
   * Removes a table from the list of a person until the person plays there again. In a running game
   * with other people, bots play the person's seats. A dealt table is deleted when all its persons
   * have removed it; a waiting one when its host has.
   * @returns whether the table is deleted
   * @throws Refused unless the person has a seat there or made the table
   */
  async letGo(id: string, person: number | undefined): Promise<boolean> {
    const { table: found } = await this.#tables.find(id);
    const isTheirs = found.host === person || (!isWaiting(found) && sitsAt(found, person));
    if (person === undefined || !isTheirs) throw refused('not-your-table');
    if (isWaiting(found)) {
      await this.#tables.remove(id, person);
      return true;
    }
    return this.#tables.live.change(id, async (live) => {
      for (const seat of live.table.seats) {
        const { table } = live;
        const isLeft = table.over || seat.left !== undefined || !owns(seat, person);
        const stays = table.seats.some((each) => isPresent(table, each) && !owns(each, person));
        if (isLeft || !stays) continue;
        if ((await leaveSeat(this.#needs, live, seat.seat, STAND_IN)) === OVERTAKEN)
          return OVERTAKEN;
      }
      return this.#tables.letGo(live, person);
    });
  }
}
