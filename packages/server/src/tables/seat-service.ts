import type { Claim, Link } from '@pangaea/wire';
import { newKey, sameSecret, sha256 } from '../identity/secrets.ts';
import type {
  ClockOfSeats,
  DueWork,
  Storage,
  StoredSeat,
  StoredTable,
} from '../storage/contract.ts';
import { withClock } from '../time/happening.ts';
import { withoutAhead } from './ahead.ts';
import { type Dealer, shareOf } from './dealing.ts';
import { BY_INVITATION } from './invited.ts';
import { freedByOperator, type Hindrance, mayBeFreed } from './leaving.ts';
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
import { checkedName } from './naming.ts';
import { refused } from './refused.ts';
import { clockOfSeats, replaced, seatsMessage, tellSeated } from './seating.ts';
import type { TableListeners, TableService } from './table-service.ts';
import { isWaiting } from './waiting.ts';
import type { WindowTimes } from './windows.ts';
import { operatorDid } from './word-service.ts';

/** The seat that a link gives to a person. */
export interface Offer {
  /** The person has it already: the seat of the link, or any seat if the link is for any. */
  readonly yours: boolean;
  /** The link is the invitation, and the person already sits there. */
  readonly invites?: boolean;
  /**
   * The seat that the link gives; if the person sits there, the seat that another person at the
   * same device can take.
   */
  readonly seat?: number;
}

/** Takes and frees seats. A seat is taken with a link. */
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
   * The seat that a link would give, without any change.
   * @throws Refused if the secret is wrong, or another person sits there
   */
  async offer(
    id: string,
    { key, again, beside }: Link & Pick<Claim, 'beside'>,
    person: number | undefined,
  ): Promise<Offer> {
    const { table } = await this.#tables.find(id);
    const same = person === undefined ? await this.#sameClaim(table, key, again) : undefined;
    return same === undefined
      ? this.#offerOf(table, key, person, beside)
      : { yours: false, seat: same.seat };
  }

  /**
   * The seat that a link or an invitation gives to a person.
   * @throws Refused
   */
  async #offerOf(
    table: StoredTable,
    key: string,
    person: number | undefined,
    beside = false,
  ): Promise<Offer> {
    if (key !== BY_INVITATION) return offerOf(table, key, person, beside);
    if (person !== undefined && sitsAt(table, person)) return { yours: true };
    const open = person === undefined ? [] : await this.#storage.invitationsOf(person);
    const isInvited = open.some((each) => each.table === table.id);
    if (!isInvited || !isWaiting(table)) throw refused('invitation-gone');
    return { yours: false, seat: firstFree(table).seat };
  }

  /** The person that a device became by a claim that it now repeats, since the answer was lost. */
  async personOf(id: string, { key, again }: Claim): Promise<number | undefined> {
    const { table } = await this.#tables.find(id);
    return (await this.#sameClaim(table, key, again))?.persons[0];
  }

  /**
   * The seat that was taken by the same claim. When a request with the cookie of that claim has
   * arrived, its answer was not lost, and the secret of the claim becomes invalid.
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
   * Gives the seat of a link to the first person who opens it; then the link becomes invalid. The
   * last free seat of a waiting table starts the deal.
   * @param isNew whether the person is new, so that the claim may be repeated without a cookie
   */
  async claim(
    id: string,
    { key, name, share: sent, again: said, beside }: Claim,
    person: number,
    isNew = false,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const { yours, seat } = await this.#offerOf(table, key, person, beside);
      if (yours || seat === undefined) return table;
      const others = table.seats.filter((each) => each.seat !== seat);
      const newName = checkedName(
        name ?? '',
        others.map((each) => each.name),
      );
      const now = this.#times.now();
      const again = isNew && said !== undefined ? sha256(said) : undefined;
      // The next person does not get the name of the person who left.
      const seats = replaced(table, seat, ({ left, ...each }) => ({
        ...each,
        joined: now,
        persons: [person],
        again,
        level: '',
        gone: undefined,
        name: newName === '' && left === undefined ? each.name : newName,
      }));
      const emptied = { ...withoutAhead(table, seat), seats };
      const taken = await this.#withHours(emptied, seat, person);
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
   * Frees a seat, and makes its link invalid. Before the deal only the person of the seat and the
   * host of the table may do so, the host also for a bot; during a game `mayBeFreed` decides. A
   * bot then plays the seat, and its person may return until another person has taken it.
   * @param isErased the person is erased, with all words from a seat before the deal
   * @throws Refused if this person may not free it now, or the game is over
   */
  async free(
    id: string,
    seat: number,
    person: number | undefined,
    isErased = false,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const found = table.seats.find((each) => each.seat === seat);
      const isHosts = person !== undefined && table.host === person;
      const isTheirs = isHosts || sitsAt(table, person);
      if (found === undefined || !isTheirs) throw refused('not-your-seat', { seat });
      if (table.over) throw refused('table-over');
      if (found.kind === 'bot') {
        if (!(isHosts && isWaiting(table))) throw refused('not-your-seat', { seat });
        return this.#emptied(live, seat);
      }
      if (found.joined === 0 || found.left !== undefined) return table;
      if (!isWaiting(table)) {
        return this.#leftToBot(live, seat, mayBeFreed(table, found, person));
      }
      if (!(isHosts || owns(found, person))) throw refused('not-your-seat', { seat });
      return this.#emptied(live, seat, isErased ? { isErased } : {});
    });
  }

  /**
   * Frees a seat for the operator of the server, and reports it to everybody at the table.
   * @returns the reason, if nothing was changed
   * @throws Refused if there is no such table
   */
  async freeByOperator(id: string, seat: number): Promise<Hindrance | undefined> {
    return this.#tables.live.change(id, async (live) => {
      const free = freedByOperator(live.table, seat);
      if ('why' in free) return free.why;
      const freed = isWaiting(live.table)
        ? await this.#emptied(live, seat, { by: 'operator' })
        : await this.#leftToBot(live, seat, free.level, 'operator');
      return freed === OVERTAKEN ? OVERTAKEN : undefined;
    });
  }

  #leftToBot(live: LiveTable, seat: number, level: string, by?: 'operator') {
    const needs = { storage: this.#storage, listeners: this.#listeners, times: this.#times };
    return leaveSeat(needs, live, seat, level, by);
  }

  /** Frees a seat of a waiting table. */
  async #emptied(
    live: LiveTable,
    seat: number,
    { by, isErased }: { readonly by?: 'operator'; readonly isErased?: boolean } = {},
  ): Promise<StoredTable | Overtaken> {
    const { table } = live;
    const [key, now] = [newKey(), this.#times.now()];
    // While a table waits, the invitation stays valid when people come and leave.
    const { invitation } = table;
    const nobody = {
      kind: 'person',
      level: '',
      joined: 0,
      persons: [],
      name: '',
      key,
      program: undefined,
      again: undefined,
    } as const;
    const seats = replaced(table, seat, (each) => ({ ...each, ...nobody }));
    const clock = this.#clockOf({ ...table, seats }, seat);
    const left = withoutShare({ ...withoutAhead(table, seat), seats, invitation }, seat);
    const after = withClock(left, clock.clock);
    const message = seatsMessage(after);
    const said = by && operatorDid(table.id, table.seats[seat], 'freed', now);
    const about = { seat, key, invitation, clock, message, said, isErased };
    const freed = { ...writeOf(table, now), ...about };
    if (!(await this.#storage.freeSeat(freed))) return OVERTAKEN;
    return this.#seated(live, after, clock.due);
  }

  /**
   * Makes new links for the free seats; the old ones become invalid.
   * @throws Refused unless the host of the table asks
   */
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

  /** Called when the storage has moved tables to another person. */
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
    // The open request was made to other people than those who sit there now, so it has ended.
    const after = keep(live, { ...table, request: undefined, letBack: undefined });
    tellSeated(this.#listeners, after, due);
    return after;
  }
}

/**
 * The seat that a link gives to a person.
 * @param beside whether another person at the same device takes a further seat, which is possible
 * only with the invitation of a waiting table
 * @throws Refused if the link is invalid
 */
function offerOf(
  table: StoredTable,
  key: string,
  person: number | undefined,
  beside = false,
): Offer {
  if (sameSecret(table.invitation, key)) {
    const free = table.seats.find((seat) => isFree(table, seat));
    if (sitsAt(table, person) && !beside) {
      const further = isWaiting(table) && free !== undefined ? { seat: free.seat } : {};
      return { yours: true, invites: true, ...further };
    }
    if (sitsAt(table, person) && !isWaiting(table)) throw refused('sits-here');
    return { yours: false, seat: firstFree(table).seat };
  }
  const found = table.seats.find((each) => each.key !== '' && sameSecret(each.key, key));
  if (found === undefined) throw refused('seat-key-wrong');
  if (owns(found, person)) return { yours: true };
  if (!isFree(table, found)) throw refused('seat-taken', { seat: found.seat, name: found.name });
  // In a game that has begun, a person may not take a second hand.
  if (found.left !== undefined && sitsAt(table, person)) throw refused('sits-here');
  return { yours: false, seat: found.seat };
}

/**
 * The first free seat.
 * @throws Refused if no seat is free
 */
function firstFree(table: StoredTable): StoredSeat {
  const free = table.seats.find((seat) => isFree(table, seat));
  if (free === undefined) throw refused('seats-taken');
  return free;
}

/**
 * The table without the share of a seat, which is deleted when its person leaves a waiting table.
 */
function withoutShare(table: StoredTable, seat: number): StoredTable {
  const { deal } = table;
  if (deal === undefined || deal.dealt > 0) return table;
  const shares = deal.shares.filter((each) => each.seat !== seat);
  return { ...table, deal: { ...deal, shares } };
}
