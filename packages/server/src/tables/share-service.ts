import type { Shares } from '@pangaea/wire';
import type { Storage, StoredTable } from '../storage/contract.ts';
import { type Dealer, shareOf } from './dealing.ts';
import { keep, OVERTAKEN, owns, writeOf } from './live.ts';
import { refused } from './refused.ts';
import { seatsMessage, tellSeated } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';
import { isWaiting, seatsWithoutShare } from './waiting.ts';

/** Shares of people who already sit at a table, as at a rematch. */
export class ShareService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #dealer: Dealer;
  readonly #listeners: Pick<TableListeners, 'seated' | 'waits'>;
  readonly #now: () => number;

  constructor(
    storage: Storage,
    tables: TableService,
    dealer: Dealer,
    listeners: Pick<TableListeners, 'seated' | 'waits'>,
    now: () => number,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#dealer = dealer;
    this.#listeners = listeners;
    this.#now = now;
  }

  /**
   * Adds a share to the person's seats; with the last share the game is dealt. Sent again it has
   * the same result.
   * @throws Refused if nothing was changed: these are not the person's seats, or they have another
   * share
   */
  async add(
    id: string,
    person: number | undefined,
    { seats, share }: Shares,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      for (const seat of seats) {
        const found = table.seats.find((each) => each.seat === seat && owns(each, person));
        if (found === undefined) throw refused('not-your-seat', { seat });
        const before = table.deal?.shares.find((each) => each.seat === seat);
        const isOther = before !== undefined && before.share !== share;
        if (isOther || table.deal === undefined) throw refused('already-shared', { seat });
      }
      const missing = seatsWithoutShare(table).filter((seat) => seats.includes(seat));
      if (!isWaiting(table) || missing.length === 0) return table;
      const shares = missing.map((seat) => shareOf(seat, share));
      const { table: shared, deal } = await this.#dealer.add(table, live.editionFile, shares);
      const message = seatsMessage(shared);
      const write = { ...writeOf(table, this.#now()), shares, deal, message };
      if (!(await this.#storage.addShares(write))) return OVERTAKEN;
      const after = keep(live, shared);
      tellSeated(this.#listeners, after, deal?.due);
      return after;
    });
  }
}
