import { newSeed } from '../identity/secrets.ts';
import type { Rules } from '../rules/pool.ts';
import type { DueWork, Storage, StoredSeat, StoredTable } from '../storage/contract.ts';
import { clocksAtStart } from '../time/clocks.ts';
import type { Dealer } from './dealing.ts';
import { keep, type LiveTable, OVERTAKEN, writeOf } from './live.ts';
import { Refused, refused } from './refused.ts';
import { replaced, seatsMessage, tellSeated } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';
import { isWaiting } from './waiting.ts';

/** The parts of the server that waiting tables use. */
export interface WaitingNeeds {
  readonly storage: Storage;
  readonly rules: Rules;
  readonly dealer: Dealer;
  readonly listeners: Pick<TableListeners, 'seated' | 'waits'>;
  readonly now: () => number;
}

/**
 * For tables whose friends do not come: before the deal the host of a table gives a free seat to a
 * bot, or removes it. When no free seat is left, the game is dealt.
 */
export class WaitingService {
  readonly #needs: WaitingNeeds;
  readonly #tables: TableService;

  constructor(tables: TableService, needs: WaitingNeeds) {
    this.#needs = needs;
    this.#tables = tables;
  }

  /**
   * A bot takes a free seat.
   * @throws Refused: not the host, the game is dealt, or a person has the seat
   */
  async giveToBot(
    id: string,
    seat: number,
    person: number | undefined,
    level: string,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = freeSeat(table, seat, person);
      // This request was sent before.
      if (found.kind === 'bot') return table;
      const seats = replaced(table, seat, (each) => ({
        ...each,
        kind: 'bot',
        level,
        name: '',
        key: '',
      }));
      const { storage, dealer, now } = this.#needs;
      const { table: after, deal } = await dealer.add({ ...table, seats }, live.editionFile, []);
      const message = seatsMessage(after);
      const write = { ...writeOf(table, now()), seat, level, deal, message };
      if (!(await storage.botSits(write))) return OVERTAKEN;
      return this.#seated(live, after, deal?.due);
    });
  }

  /**
   * Removes a free seat; the numbers of the seats after it decrease by one.
   * @param of the number of seats that the host saw; if there is another number, a second request
   * would remove another seat
   * @throws Refused: not the host, the game is dealt, a person has the seat, the seats have changed,
   * or the options need that number of players
   */
  async remove(
    id: string,
    seat: number,
    person: number | undefined,
    of?: number,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table, editionFile } = live;
      mustBeAsSeen(table, person, of);
      const found = freeSeat(table, seat, person);
      if (found.kind === 'bot') throw refused('seat-taken', { seat, name: '' });
      const options = await this.#optionsFor(live, table.seats.length - 1);
      const { clock } = table;
      const clocks = clock && clocksAtStart(clock.control, table.seats.length - 1);
      const fewer: StoredTable = {
        ...table,
        options,
        seats: table.seats
          .filter((each) => each.seat !== seat)
          .map((each, at) => ({ ...each, seat: at })),
        ...(table.deal && { deal: withoutSeat(table.deal, seat) }),
        ...(clock &&
          clocks && {
            clock: { ...clock, state: clocks, hours: clock.hours.filter((_, at) => at !== seat) },
          }),
      };
      const { storage, dealer, now } = this.#needs;
      const { table: after, deal } = await dealer.add(fewer, editionFile, []);
      const message = seatsMessage(after);
      const about = { seat, of: table.seats.length, options, clocks: clocks?.seats, deal };
      const write = { ...writeOf(table, now()), ...about, message };
      if (!(await storage.removeSeat(write))) return OVERTAKEN;
      return this.#seated(live, after, deal?.due);
    });
  }

  /**
   * The options of a table for that number of players.
   * @throws Refused if the rules do not allow it
   */
  async #optionsFor({ table, editionFile }: LiveTable, players: number): Promise<string> {
    const made = await this.#needs.rules.ask('create', {
      game: table.game,
      options: JSON.stringify({ ...JSON.parse(table.options), players }),
      seed: newSeed(),
      isMade: true,
      ...(editionFile === '' ? {} : { editionFile }),
    });
    if (!made.ok) throw new Refused(made.refusal);
    return made.options;
  }

  #seated(live: LiveTable, table: StoredTable, due: readonly DueWork[] | undefined): StoredTable {
    const after = keep(live, table);
    tellSeated(this.#needs.listeners, after, due);
    return after;
  }
}

/** @throws Refused if the host saw another number of seats */
function mustBeAsSeen(table: StoredTable, person: number | undefined, of?: number): void {
  if (of === undefined || of === table.seats.length || table.host !== person) return;
  if (isWaiting(table)) throw refused('seats-changed', { seats: table.seats.length });
}

/**
 * A seat of a bot or without a person.
 * @throws Refused
 */
function freeSeat(table: StoredTable, seat: number, person: number | undefined): StoredSeat {
  if (person === undefined || table.host !== person) throw refused('not-your-table');
  if (!isWaiting(table)) throw refused('already-dealt', { table: table.id });
  const found = table.seats.find((each) => each.seat === seat);
  if (found === undefined) throw refused('not-your-seat', { seat });
  if (found.joined > 0) throw refused('seat-taken', { seat, name: found.name });
  return found;
}

function withoutSeat(deal: NonNullable<StoredTable['deal']>, seat: number): typeof deal {
  const shares = deal.shares
    .filter((each) => each.seat !== seat)
    .map((each) => (each.seat > seat ? { ...each, seat: each.seat - 1 } : each));
  return { ...deal, shares };
}
