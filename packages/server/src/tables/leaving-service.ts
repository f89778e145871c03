import { dueAt } from '../due/at-table.ts';
import type { Storage, StoredSeat, StoredTable } from '../storage/contract.ts';
import { withClock } from '../time/happening.ts';
import { isPlayed } from './consent.ts';
import { checkDealt } from './dealing.ts';
import { holds, keep, OVERTAKEN, writeOf } from './live.ts';
import { refused } from './refused.ts';
import { clockOfSeats, seatsMessage } from './seat-service.ts';
import type { TableListeners, TableService } from './table-service.ts';
import type { WindowTimes } from './windows.ts';

/** Leaving a game that goes on: a bot plays the seat to the end. Nobody has to be asked. */
export class LeavingService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #listeners: Pick<TableListeners, 'seated' | 'waits'>;
  readonly #times: WindowTimes;

  constructor(
    storage: Storage,
    tables: TableService,
    listeners: Pick<TableListeners, 'seated' | 'waits'>,
    times: WindowTimes,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#listeners = listeners;
    this.#times = times;
  }

  /**
   * Hands the seat of a person to a bot. Where that person made the table it is somebody else's from then on: of the
   * lowest seat that a person plays.
   * @throws Refused: not this person's seat, the game is over, or no other person would be left
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
      if (found === undefined || !holds(found, person)) throw refused('not-your-seat', { seat });
      if (table.over) throw refused('game-ended');
      checkDealt(table);
      const stays = table.seats.find((each) => isPlayed(each) && !holds(each, person));
      if (stays === undefined) throw refused('nobody-stays');
      const host = table.host === person ? stays.persons[0] : table.host;
      const now = this.#times.now();
      const seats = table.seats.map((each) => (each.seat === seat ? asBot(each, level) : each));
      const left: StoredTable = { ...table, seats, host, request: undefined };
      const ofSeats = clockOfSeats(left, seat, this.#times);
      const written = withClock(left, ofSeats?.clock);
      const due = dueAt(written, now);
      const message = seatsMessage(written);
      const { clock } = ofSeats ?? {};
      const leaves = { ...writeOf(table, now), seat, level, host, clock, due, message };
      if (!(await this.#storage.leaveToBot(leaves))) return OVERTAKEN;
      const after = keep(live, written);
      this.#listeners.seated(after);
      this.#listeners.waits(after, due);
      return after;
    });
  }
}

function asBot({ seat }: StoredSeat, level: string): StoredSeat {
  return { seat, kind: 'bot', name: '', level, key: '', joined: 0, persons: [] };
}
