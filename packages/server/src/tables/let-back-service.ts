import { type SeatSet, seatSet } from '@pangaea/rules/kernel';
import type { AnswerBack, AskBack } from '@pangaea/wire';
import { sha256 } from '../identity/secrets.ts';
import { HIDES_HANDS } from '../rules/hands.ts';
import type {
  DeviceKind,
  LetBackChange,
  StoredLetBack,
  StoredSeat,
  StoredTable,
} from '../storage/contract.ts';
import type { Presence } from '../stream/presence.ts';
import type { Absence } from './absence.ts';
import { Askers, type AskersOf } from './askers.ts';
import { checkDealt } from './dealing.ts';
import { giveSeat } from './given-seat.ts';
import type { LeavingNeeds } from './left-seat.ts';
import {
  askedToLetBack,
  askedToTake,
  describeLetBack,
  endedMessage,
  isTaking,
  letBackMessage,
  opensAt,
  stillAskedBack,
  wasAsked,
} from './let-back.ts';
import { keep, type LiveTable, OVERTAKEN, type Overtaken, owns, sitsAt, writeOf } from './live.ts';
import { checkedName } from './naming.ts';
import { refused } from './refused.ts';
import type { TableService } from './table-service.ts';

const DAY_MS = 24 * 3_600_000;
/** The number of requests of a person at a table in a day, from any networks. */
const OF_PERSON = 3;
/** The number of requests for one seat in a day, from all persons. */
const FOR_SEAT = 24;
/** A request without an answer ends after this time. */
const LAPSES_MS = 7 * DAY_MS;

/**
 * A person who has lost the cookie asks the people at the table to be let back into one seat. The
 * seat is given when all of them have allowed it, and no device of the seat was active meanwhile:
 * at a slow table for a day, at a live one until then. At a table with hidden hands, a new person
 * can ask in the same way, with a name, to take over a seat that was left. The person who left is
 * asked too; that answer is needed only for a day, or at a live table only while a device of that
 * person is present.
 */
export class LetBackService {
  readonly #needs: LeavingNeeds;
  readonly #tables: TableService;
  readonly #absence: Absence;
  readonly #presence: Pick<Presence, 'seen'>;
  readonly askers: AskersOf;

  constructor(
    tables: TableService,
    needs: LeavingNeeds,
    absence: Absence,
    presence: Pick<Presence, 'seen'>,
    askers: AskersOf = new Askers(),
  ) {
    this.askers = askers;
    this.#needs = needs;
    this.#tables = tables;
    this.#absence = absence;
    this.#presence = presence;
  }

  /**
   * Whether a device may ask, checked before a new person is made.
   * @returns the person made by the same request earlier, if its answer was lost
   * @throws Refused if it may not
   */
  async check(id: string, ask: AskBack, person: number | undefined): Promise<number | undefined> {
    const { table } = await this.#tables.find(id);
    const { letBack } = table;
    if (letBack !== undefined && letBack.again === sha256(ask.again)) return letBack.person;
    await this.#asked(table, ask, person);
    return undefined;
  }

  /**
   * Makes a request; repeating it changes nothing.
   * @throws Refused and no request was made
   */
  async ask(
    id: string,
    ask: AskBack,
    person: number,
    { kind, browser }: DeviceKind,
    networks: readonly string[],
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const { seat } = ask;
      const again = sha256(ask.again);
      const open = table.letBack;
      if (open?.person === person && open.again === again) return table;
      const { asked, name } = await this.#asked(table, ask, person);
      const now = this.#now();
      const { storage } = this.#needs;
      const counted = { table: id, seat, person, since: now - DAY_MS };
      const { lately, own, last } = await storage.countLetBacks(counted);
      if (own >= OF_PERSON || lately >= FOR_SEAT) throw refused('asked-often');
      if ((await this.askers.take(id, networks, now)) > 0) throw refused('asked-often');
      const number = last + 1;
      const device = { person, kind, browser, again };
      const letBack = { ...device, number, seat, name, since: now, asked, allowed: 0 };
      const after = { ...table, letBack };
      const message = letBackMessage(table, describeLetBack(after));
      const write = { ...writeOf(table, now), letBack, message };
      if (!(await storage.openLetBack(write))) {
        await this.askers.give(id, networks, now);
        return OVERTAKEN;
      }
      const done = keep(live, after);
      await this.askers.opened(id, number, networks);
      return done;
    });
  }

  /**
   * A person who was asked allows it or not; a person of the seat itself can only refuse.
   * @throws Refused and nothing was changed
   */
  async answer(id: string, person: number | undefined, answer: AnswerBack): Promise<StoredTable> {
    const { seat, request, allow } = answer;
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const own = table.seats.filter((each) => owns(each, person));
      if (!own.some((each) => each.seat === seat)) throw refused('not-your-seat', { seat });
      const { letBack } = table;
      if (letBack?.number !== request) throw refused('request-gone');
      const isTheirs = own.some((each) => each.seat === letBack.seat);
      const voices = own.filter((each) => wasAsked(letBack, each.seat));
      if (!(isTheirs && !allow) && voices.length === 0) throw refused('not-asked', { seat });
      if (!allow) {
        await this.askers.declined(id, request, isTheirs, this.#now());
        return this.#end(live, letBack, 'refused', seat);
      }
      const allowed = voices.reduce((set, each) => set | (1 << each.seat), letBack.allowed);
      if (allowed === letBack.allowed) return this.#settle(live);
      const changed = { ...letBack, allowed };
      const after = { ...table, letBack: changed };
      const message = letBackMessage(table, describeLetBack(after));
      const write = { ...writeOf(table, this.#now()), letBack: changed, message };
      const isWritten = await this.#needs.storage.changeLetBack({ ...write, state: 'open' });
      if (!isWritten) return OVERTAKEN;
      keep(live, after);
      return this.#settle(live);
    });
  }

  /**
   * Withdraws a request.
   * @throws Refused unless this person made it
   */
  async withdraw(id: string, person: number | undefined, request: number): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { letBack } = live.table;
      if (letBack?.number !== request) throw refused('request-gone');
      if (letBack.person !== person) throw refused('not-asked', { seat: letBack.seat });
      return this.#end(live, letBack, 'withdrawn');
    });
  }

  /** Gives all seats that may be given by now, and ends requests that are too old. */
  async settleAll(): Promise<void> {
    for (const id of await this.#needs.storage.tablesOfLetBacks()) {
      if ((await this.#tables.live.find(id)) === undefined) continue;
      await this.#tables.live.change(id, (live) => this.#settle(live));
    }
  }

  /**
   * Seats that must allow it, and the name of a new person in its stored form.
   * @throws Refused if a request is not possible: there is no such seat, its person is present or
   * has not left it, the asker sits there, the name is taken, or too few persons are there to agree
   */
  async #asked(
    table: StoredTable,
    { seat, name: given }: AskBack,
    person: number | undefined,
  ): Promise<{ readonly asked: SeatSet; readonly name: string }> {
    if (table.over) throw refused('game-ended');
    checkDealt(table);
    const found = table.seats.find((each) => each.seat === seat && each.persons.length > 0);
    if (found === undefined) throw refused('not-your-seat', { seat });
    if (sitsAt(table, person)) throw refused('sits-here');
    if (table.letBack !== undefined) throw refused('request-open', { seat: table.letBack.seat });
    const name = given === undefined ? '' : this.#nameOf(table, found, given);
    if (name === '' && this.#isHere(found)) throw refused('seat-here', { seat });
    const unseen = await this.#absence.unseenAt(table);
    const asked =
      name === '' ? askedToLetBack(table, found, unseen) : askedToTake(table, found, unseen);
    if (asked === undefined) throw refused('too-few-to-agree');
    return { asked, name };
  }

  /**
   * The name under which a new person would play a seat; it must not look like a name at that
   * table, nor like that of the person who left.
   */
  #nameOf(table: StoredTable, { seat, left }: StoredSeat, given: string): string {
    if (left === undefined) throw refused('seat-kept', { seat });
    if (!HIDES_HANDS.has(table.game)) throw refused('link-needed', { seat });
    const name = checkedName(
      given,
      table.seats.map((each) => each.name),
    );
    if (name === '') throw refused('request-malformed', { where: 'name', why: 'empty' });
    return name;
  }

  #isHere(seat: StoredSeat): boolean {
    return this.#lastSign(seat) >= this.#now();
  }

  /**
   * The last activity of a device of the seat that the server knows; now, if a device is present.
   */
  #lastSign({ persons }: StoredSeat): number {
    return Math.max(0, ...persons.map((each) => this.#presence.seen(each) ?? 0));
  }

  /**
   * Gives the seat, or ends the request, if that is possible by now. The caller is in the queue of
   * the table.
   * @returns the table afterwards
   */
  async #settle(live: LiveTable): Promise<StoredTable | Overtaken> {
    const { table } = live;
    const { letBack } = table;
    if (letBack === undefined) return table;
    const { storage } = this.#needs;
    const { person, seat, since, name } = letBack;
    const found = table.seats[seat];
    const now = this.#now();
    const devices = await storage.devicesOf(person);
    const isVain = table.over || sitsAt(table, person) || devices.length === 0;
    if (isVain || now >= since + LAPSES_MS) return this.#end(live, letBack, 'lapsed');
    if (isTaking(letBack)) {
      const waited = stillAskedBack(table, letBack) & ~this.#silent(table, letBack);
      return waited === 0 ? giveSeat(this.#needs, live, seat, person, name) : table;
    }
    const noted = await storage.seenOf(found.persons);
    const sign = Math.max(this.#lastSign(found), ...noted.map(({ seen }) => seen));
    if (sign > since) return this.#end(live, letBack, 'there');
    if (stillAskedBack(table, letBack) !== 0 || now < opensAt(table, letBack)) return table;
    // At a table without hidden hands all persons may have gone; then the request waits until one
    // is back.
    if (letBack.allowed === 0 && !HIDES_HANDS.has(table.game)) return table;
    return giveSeat(this.#needs, live, seat, person);
  }

  /** The seat that a new person asks for, if the answer of its person is no longer needed. */
  #silent(table: StoredTable, letBack: StoredLetBack): SeatSet {
    const { seat } = letBack;
    const isOver =
      table.pace === 'live'
        ? !this.#isHere(table.seats[seat])
        : this.#now() >= opensAt(table, letBack);
    return isOver ? seatSet(seat) : 0;
  }

  async #end(
    live: LiveTable,
    letBack: StoredLetBack,
    how: Exclude<LetBackChange['state'], 'open'>,
    by?: number,
  ): Promise<StoredTable | Overtaken> {
    const { table } = live;
    const message = endedMessage(table, letBack, how, by);
    const change = { ...writeOf(table, this.#now()), letBack, state: how, message };
    if (!(await this.#needs.storage.changeLetBack(change))) return OVERTAKEN;
    return keep(live, { ...table, letBack: undefined });
  }

  #now(): number {
    return this.#needs.times.now();
  }
}
