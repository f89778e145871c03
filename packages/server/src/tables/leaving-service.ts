import type { StoredTable } from '../storage/contract.ts';
import { checkDealt } from './dealing.ts';
import { checkStays } from './leaving.ts';
import { type LeavingNeeds, leaveSeat } from './left-seat.ts';
import { owns } from './live.ts';
import { refused } from './refused.ts';
import type { TableService } from './table-service.ts';

/** Leaving a game that goes on: a bot plays the seat. Nobody has to be asked. */
export class LeavingService {
  readonly #needs: LeavingNeeds;
  readonly #tables: TableService;

  constructor(tables: TableService, needs: LeavingNeeds) {
    this.#needs = needs;
    this.#tables = tables;
  }

  /**
   * Hands the seat of a person to a bot, until that person is back or somebody else has taken it.
   * @throws Refused: not this person's seat, the game is over, or no other person would be there
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
}
