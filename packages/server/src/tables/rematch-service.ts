import { dueAt } from '../due/at-table.ts';
import type { Storage, StoredTable } from '../storage/contract.ts';
import { keep, type LiveTable, OVERTAKEN, type Overtaken, owns, writeOf } from './live.ts';
import { refused } from './refused.ts';
import { begun, type TableService } from './table-service.ts';

/** Rematches: after the end of a game, another table for the same people and bots. */
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
   * The rematch of a finished table, made at the first request and the same for all later ones.
   * @param checkRoom called before a table is made; throws if there is no room
   * @throws Refused unless the person sits at the table or made it, and the game is over
   */
  async make(
    id: string,
    person: number | undefined,
    checkRoom: (person: number) => Promise<void>,
  ): Promise<StoredTable> {
    const live = await this.#tables.find(id);
    const asker = authorise(live.table, person);
    const made = await this.#madeAfter(live);
    if (made !== undefined) return made;
    // Outside the queue of the table, since this table may be deleted to make room.
    await checkRoom(asker);
    return this.#tables.live.change(
      id,
      async (live) => (await this.#madeAfter(live)) ?? this.#make(live, asker),
    );
  }

  /** The rematch that exists already; a deleted one is made again. */
  async #madeAfter({ table: { rematch } }: LiveTable): Promise<StoredTable | undefined> {
    return rematch === undefined ? undefined : (await this.#tables.live.find(rematch))?.table;
  }

  async #make(live: LiveTable, host: number): Promise<StoredTable | Overtaken> {
    const { table, editionFile } = live;
    const { game, pace, seats, id: of } = table;
    const time = table.clock?.control;
    // The options of the old table, with the newest version of the rules.
    const {
      rulesVersion: _,
      players: __,
      ...options
    } = JSON.parse(table.options) as Readonly<Record<string, unknown>>;
    const players = seats.map((_, seat) => {
      const { kind, name, level, persons } = seats[(seat + 1) % seats.length];
      return { kind, name, level, persons };
    });
    const planned = await this.#tables.plan({
      game,
      options,
      pace,
      time,
      editionFile,
      players,
      host,
      // Each device sends a share when it opens the table.
      shares: [],
    });
    const { table: made, clock } = begun(planned);
    const text = JSON.stringify({ table: of, rematch: made.id });
    const message = { table: of, kind: 'rematch', texts: [text] } as const;
    const due = dueAt(made, made.created);
    const after = { ...writeOf(table, this.#now()), made, editionFile, due, message };
    if (!(await this.#storage.createRematch({ ...after, begins: clock?.event }))) return OVERTAKEN;
    keep(live, { ...table, rematch: made.id });
    this.#tables.made(made, due);
    return made;
  }
}

/** @throws Refused unless the person sits at the table or made it, and the game is over */
function authorise(table: StoredTable, person: number | undefined): number {
  const isTheirs = table.host === person || table.seats.some((seat) => owns(seat, person));
  if (person === undefined || !isTheirs) throw refused('not-your-seat');
  if (!table.over) throw refused('game-not-over', { table: table.id });
  return person;
}
