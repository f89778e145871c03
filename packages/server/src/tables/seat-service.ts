import type { Claim, Link } from '@pangaea/wire';
import { isSameName } from '../identity/names.ts';
import { newKey, sameSecret, sha256 } from '../identity/secrets.ts';
import type {
  ClockOfSeats,
  DueWork,
  Storage,
  StoredSeat,
  StoredTable,
} from '../storage/contract.ts';
import { withClock } from '../time/happening.ts';
import { type Dealer, isWaiting, shareOf } from './dealing.ts';
import { mayBeFreed } from './leaving.ts';
import { leaveSeat } from './left-seat.ts';
import {
  isFree,
  keep,
  type LiveTable,
  OVERTAKEN,
  type Overtaken,
  owns,
  sitsAt,
  writeOf,
} from './live.ts';
import { refused } from './refused.ts';
import { clockOfSeats, replaced, seatsMessage, tellSeated } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';
import type { WindowTimes } from './windows.ts';

/** The seat that a link would give to a person. */
export interface Offer {
  /** The person sits there already: at the seat of the link, or at any where the link is to any. */
  readonly yours: boolean;
  /** The seat that the link gives; left out when it is the person's already. */
  readonly seat?: number;
}

/** Gives out seats: they are taken by link, and freed again. */
export class SeatService {
  readonly #storage: Storage;
  readonly #tables: TableService;
  readonly #dealer: Dealer;
  readonly #listeners: Pick<TableListeners, 'seated' | 'waits'>;
  readonly #times: Pick<WindowTimes, 'now' | 'running'>;

  constructor(
    storage: Storage,
    tables: TableService,
    dealer: Dealer,
    listeners: Pick<TableListeners, 'seated' | 'waits'>,
    times: Pick<WindowTimes, 'now' | 'running'>,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#dealer = dealer;
    this.#listeners = listeners;
    this.#times = times;
  }

  /**
   * The seat that a link would give, before anything is changed.
   * @throws Refused when it opens nothing: the secret is wrong, or somebody else sits there.
   */
  async offer(id: string, { key, again }: Link, person: number | undefined): Promise<Offer> {
    const { table } = await this.#tables.find(id);
    const same = person === undefined ? await this.#sameClaim(table, key, again) : undefined;
    return same === undefined ? offerOf(table, key, person) : { yours: false, seat: same.seat };
  }

  /** The person that a device has become by a claim whose answer it did not get: it sends the same claim again. */
  async personOf(id: string, { key, again }: Claim): Promise<number | undefined> {
    const { table } = await this.#tables.find(id);
    return (await this.#sameClaim(table, key, again))?.persons[0];
  }

  /**
   * The seat that was taken by the same claim. Once the cookie of that claim has been here its answer came, and what was said
   * with it opens nothing any more.
   */
  async #sameClaim(
    { seats, invitation }: StoredTable,
    key: string,
    again: string | undefined,
  ): Promise<StoredSeat | undefined> {
    if (again === undefined) return undefined;
    const said = sha256(again);
    const found = seats.find(
      (seat) =>
        seat.again === said &&
        (sameSecret(invitation, key) || (seat.key !== '' && sameSecret(seat.key, key))),
    );
    if (found === undefined) return undefined;
    const devices = await this.#storage.devicesOf(found.persons[0]);
    return devices.every(({ created, seen }) => seen === created) ? found : undefined;
  }

  /**
   * Gives the seat of a link to the person who opens it first. Later the link opens nothing. With the last of a table that
   * waits its game is dealt.
   * @param isNew the person has never been here before: a claim that comes again may be the only one that is answered
   */
  async claim(
    id: string,
    { key, name, share: sent, again: said }: Claim,
    person: number,
    isNew = false,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const { seat } = offerOf(table, key, person);
      if (seat === undefined) return table;
      const newName = name?.trim() ?? '';
      const others = table.seats.filter((each) => each.seat !== seat);
      if (others.some((each) => isSameName(newName, each.name))) {
        throw refused('name-taken', { name: newName });
      }
      const now = this.#times.now();
      const again = isNew && said !== undefined ? sha256(said) : undefined;
      // The name of whoever has left the seat is not that of the next.
      const seats = replaced(table, seat, ({ left, ...each }) => ({
        ...each,
        joined: now,
        persons: [person],
        again,
        level: '',
        gone: undefined,
        name: newName === '' && left === undefined ? each.name : newName,
      }));
      const taken = await this.#withHours({ ...table, seats }, seat, person);
      const share = isWaiting(table) ? shareOf(seat, sent) : undefined;
      const { table: shared, deal } = await this.#dealer.add(
        taken,
        live.editionFile,
        share === undefined ? [] : [share],
      );
      const clock = deal === undefined ? this.#clockOf(shared, seat) : undefined;
      const after = withClock(shared, clock?.clock);
      const message = seatsMessage(after);
      const claim = { seat, person, name: newName, again, clock, share, deal, message };
      const isWritten = await this.#storage.claimSeat({ ...writeOf(table, now), ...claim });
      return isWritten ? this.#seated(live, after, (deal ?? clock)?.due) : OVERTAKEN;
    });
  }

  /**
   * Frees a seat, and ends its link. Before the deal only the person of the seat and the maker of the table may do so.
   * During a game `mayBeFreed` says who may. A bot then plays the seat, and its person may return until somebody else has
   * taken it.
   * @throws Refused when this person may not free it now, or the game is over.
   */
  async free(id: string, seat: number, person: number | undefined): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = table.seats.find((each) => each.seat === seat && each.kind === 'person');
      const isHosts = person !== undefined && table.host === person;
      const isTheirs = isHosts || sitsAt(table, person);
      if (found === undefined || !isTheirs) throw refused('not-your-seat', { seat });
      if (table.over) throw refused('table-over');
      if (found.joined === 0 || found.left !== undefined) return table;
      if (!isWaiting(table)) {
        const level = mayBeFreed(table, found, person);
        const needs = { storage: this.#storage, listeners: this.#listeners, times: this.#times };
        return leaveSeat(needs, live, seat, level);
      }
      if (!(isHosts || owns(found, person))) throw refused('not-your-seat', { seat });
      return this.#emptied(live, seat);
    });
  }

  /** Of a table that waits. */
  async #emptied(live: LiveTable, seat: number): Promise<StoredTable | Overtaken> {
    const { table } = live;
    const [key, now] = [newKey(), this.#times.now()];
    // As long as a table waits, the link that friends were sent leads them there, whoever comes and goes.
    const { invitation } = table;
    const nobody = {
      joined: 0,
      persons: [],
      name: '',
      key,
      program: undefined,
      again: undefined,
    };
    const seats = replaced(table, seat, (each) => ({ ...each, ...nobody }));
    const clock = this.#clockOf({ ...table, seats }, seat);
    const left = withoutShare({ ...table, seats, invitation }, seat);
    const after = withClock(left, clock.clock);
    const message = seatsMessage(after);
    const freed = { ...writeOf(table, now), seat, key, invitation, clock, message };
    if (!(await this.#storage.freeSeat(freed))) return OVERTAKEN;
    return this.#seated(live, after, clock.due);
  }

  /** Gives the free seats new links; the old ones are dead. @throws Refused unless who made the table asks. */
  async renew(id: string, person: number | undefined): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      if (person === undefined || table.host !== person) throw refused('not-your-table');
      const invitation = newKey();
      const keys = table.seats
        .filter((each) => isFree(table, each))
        .map(({ seat }) => ({ seat, key: newKey() }));
      const links = { ...writeOf(table, this.#times.now()), keys, invitation };
      if (!(await this.#storage.renewLinks(links))) return OVERTAKEN;
      const seats = table.seats.map((each) => ({
        ...each,
        ...keys.find(({ seat }) => seat === each.seat),
      }));
      return keep(live, { ...table, seats, invitation });
    });
  }

  /** Tables became another person's in the storage. */
  async handedOn(tables: readonly string[]): Promise<void> {
    for (const id of tables) {
      const live = await this.#tables.live.find(id);
      if (live === undefined) continue;
      await this.#tables.live.exclusively(live, () => this.#tables.live.refresh(live));
      this.#listeners.seated(live.table);
    }
  }

  /** A table with the hours of the present person of a seat. */
  async #withHours(table: StoredTable, seat: number, person: number): Promise<StoredTable> {
    const { clock } = table;
    if (clock === undefined) return table;
    const theirs = await this.#storage.hoursOf(person);
    const hours = clock.hours.map((each, at) => (at === seat ? theirs : each));
    return { ...table, clock: { ...clock, hours } };
  }

  #clockOf(after: StoredTable, seat: number): ClockOfSeats {
    return clockOfSeats(after, seat, this.#times);
  }

  #seated(live: LiveTable, table: StoredTable, due: readonly DueWork[] | undefined): StoredTable {
    // The open request was made to those who sat there, and others sit there now.
    const after = keep(live, { ...table, request: undefined, letBack: undefined });
    tellSeated(this.#listeners, after, due);
    return after;
  }
}

/** @throws Refused when the link opens nothing. */
function offerOf(table: StoredTable, key: string, person: number | undefined): Offer {
  if (sameSecret(table.invitation, key)) {
    if (table.seats.some((seat) => owns(seat, person))) return { yours: true };
    const free = table.seats.find((seat) => isFree(table, seat));
    if (free === undefined) throw refused('seats-taken');
    return { yours: false, seat: free.seat };
  }
  const found = table.seats.find((each) => each.key !== '' && sameSecret(each.key, key));
  if (found === undefined) throw refused('seat-key-wrong');
  if (owns(found, person)) return { yours: true };
  if (!isFree(table, found)) throw refused('seat-taken', { seat: found.seat, name: found.name });
  // Nobody plays two hands of a game that others began with.
  if (found.left !== undefined && sitsAt(table, person)) throw refused('sits-here');
  return { yours: false, seat: found.seat };
}

/** The share of a seat at a table that waits goes with the person who leaves it. */
function withoutShare(table: StoredTable, seat: number): StoredTable {
  const { deal } = table;
  if (deal === undefined || deal.dealt > 0) return table;
  const shares = deal.shares.filter((each) => each.seat !== seat);
  return { ...table, deal: { ...deal, shares } };
}
