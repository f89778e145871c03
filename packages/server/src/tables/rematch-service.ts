import type { Storage, StoredTable } from '../storage/contract.ts';
import { holds, type LiveTable } from './live.ts';
import { refused } from './refused.ts';
import type { TableService } from './table-service.ts';

/** After the end of a game: another table for the same people and bots. */
export class RematchService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #now: () => number;

  constructor(storage: Storage, tables: TableService, now: () => number) {
    this.#storage = storage;
    this.#tables = tables;
    this.#now = now;
  }

  /**
   * The table that follows on one that is over: made by the first who asks, the same for all that ask later.
   * @param checkRoom called before one is made; throws where there is no room
   * @throws Refused unless the person sits at the table or made it, and the game is over
   */
  async make(
    id: string,
    person: number | undefined,
    checkRoom: (person: number) => Promise<void>,
  ): Promise<StoredTable> {
    const live = await this.#tables.find(id);
    return this.#tables.live.exclusively(live, async () => {
      const { table } = live;
      const isTheirs = table.host === person || table.seats.some((seat) => holds(seat, person));
      if (person === undefined || !isTheirs) throw refused('not-your-seat');
      if (!table.over) throw refused('game-not-over', { table: id });
      // One that was deleted meanwhile is made again.
      const before =
        table.rematch === undefined ? undefined : await this.#tables.live.find(table.rematch);
      if (before !== undefined) return before.table;
      await checkRoom(person);
      return this.#make(live, person);
    });
  }

  async #make(live: LiveTable, host: number): Promise<StoredTable> {
    const { table, editionFile } = live;
    const { game, pace, seats, id: of } = table;
    // Those that it was made with, but for the date of its rules: a new table gets the newest.
    const {
      rulesVersion: _,
      players: __,
      ...options
    } = JSON.parse(table.options) as Readonly<Record<string, unknown>>;
    const players = seats.map((_, seat) => {
      const { kind, name, level, persons } = seats[(seat + 1) % seats.length];
      return { kind, name, level, persons };
    });
    const made = await this.#tables.plan({ game, options, pace, editionFile, players, host });
    const text = JSON.stringify({ table: of, rematch: made.id });
    const message = { table: of, kind: 'rematch', texts: [text] } as const;
    const after = { of, before: table.rematch, message, now: this.#now() };
    if (!(await this.#storage.createRematch(made, editionFile, after))) {
      // What is stored is not what we had at hand.
      await this.#tables.live.refresh(live);
      throw refused('storage-failed');
    }
    live.table = { ...live.table, rematch: made.id };
    this.#tables.made(made);
    return made;
  }
}
