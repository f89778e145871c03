import { type Agreed, readAgreed } from '@pangaea/rules/kernel';
import type { Ask, Consent, RequestTold } from '@pangaea/wire';
import { dueAt } from '../due/at-table.ts';
import type { AgreeReply } from '../rules/jobs.ts';
import type { Rules } from '../rules/pool.ts';
import type { Message, Storage, StoredRequest, StoredTable } from '../storage/contract.ts';
import { standInLevel } from '../time/control.ts';
import { clockWrite, withClock } from '../time/happening.ts';
import type { Absence } from './absence.ts';
import {
  mustConsent,
  openRequest,
  requestInfo,
  seatsHeld,
  seatsOfOthers,
  stillAsked,
} from './consent.ts';
import { checkDealt } from './dealing.ts';
import { checkStays } from './leaving.ts';
import { leaveSeat } from './left-seat.ts';
import {
  type Asker,
  holds,
  keep,
  type LiveTable,
  OVERTAKEN,
  type Overtaken,
  owns,
  writeOf,
} from './live.ts';
import { fairnessOf, recordOf } from './record.ts';
import { Refused, refused } from './refused.ts';
import type { TableListeners, TableService } from './table-service.ts';
import type { WindowTimes } from './windows.ts';

/** The rules do not limit going back, and an endless record could not be loaded. */
const MOST_BACKS = 100;

type Granted = Extract<AgreeReply, { result: 'agreed' }>;

/** The level of the bot that takes over an absent person's seat, if no other was agreed. */
const STAND_IN = 'intermediate';

/**
 * Changes by consent: going back to an earlier position, ending the game early, and freeing the
 * seat of a person who has been away for seven days. One person asks, the others answer, and the
 * last consent carries out the change, in one transaction. `mustConsent` says whose consent is
 * needed.
 */
export class RequestService {
  readonly #storage: Storage;
  readonly #rules: Rules;
  readonly #tables: TableService;
  readonly #listeners: Pick<TableListeners, 'waits' | 'seated'>;
  readonly #times: WindowTimes;
  readonly #absence: Absence;

  constructor(
    storage: Storage,
    rules: Rules,
    tables: TableService,
    listeners: Pick<TableListeners, 'waits' | 'seated'>,
    times: WindowTimes,
    absence: Absence,
  ) {
    this.#storage = storage;
    this.#rules = rules;
    this.#tables = tables;
    this.#listeners = listeners;
    this.#times = times;
    this.#absence = absence;
  }

  /**
   * Asks the others; if nobody has to be asked, the change is made at once. The same request sent
   * again has the same result.
   * @throws Refused if no request was made: it is not possible, or was made before
   */
  async ask(id: string, person: number | undefined, ask: Ask): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const { kind, seat, version } = ask;
      const asker = authorise(table, person, seat, holds);
      if (table.over) throw refused('game-ended');
      checkDealt(table);
      if (version !== table.version) throw refused('stale', { version: table.version });
      const to = ask.kind === 'back' ? ask.to : ask.kind === 'free' ? ask.of : 0;
      const open = openRequest(table);
      if (open !== undefined && (await this.#isBack(table, open))) {
        await this.#lapse(live, open);
        return OVERTAKEN;
      }
      if (open !== undefined && open.person !== asker) {
        throw refused('request-open', { seat: open.seat });
      }
      const before = await this.#storage.findRequest(id, version, asker);
      if (before !== undefined) {
        const isSame = before.kind === kind && before.to === to;
        if (before.state !== 'open' || !isSame) throw refused('asked-before');
      }
      const fresh: StoredRequest = { kind, seat, person: asker, version, to, allowed: 0 };
      const granted = await this.#check(live, fresh);
      // A person who was asked may have been away for seven days by now.
      const excused = seatsOfOthers(table, asker) & ~(await this.#asked(table, fresh));
      const request = { ...fresh, allowed: (before?.allowed ?? 0) | excused };
      if (stillAsked(table, request) === 0) return granted();
      if (before !== undefined) return table;
      const after = { ...table, request };
      const message = messageOf(after, { request: requestInfo(after, request) });
      const now = this.#times.now();
      const due = dueAt(after, now);
      const write = { ...writeOf(table, now), request, due, message };
      if (!(await this.#storage.openRequest(write))) return OVERTAKEN;
      this.#listeners.waits(after, due);
      return keep(live, after);
    });
  }

  /**
   * Agrees to a request in the name of a person, or refuses it.
   * @throws Refused if nothing was changed: there is no such request, or this person is not asked
   */
  async answer(
    id: string,
    person: number | undefined,
    { seat, version, asker, allow }: Consent,
  ): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const { table } = live;
      const who = authorise(table, person, seat, owns);
      const request = openRequest(table);
      if (request === undefined || request.version !== version || request.seat !== asker) {
        throw refused('request-gone');
      }
      const own = seatsHeld(table, who) & seatsOfOthers(table, request.person);
      if (own === 0) throw refused('not-asked', { seat });
      const { kind } = request;
      if (await this.#isBack(table, request)) return this.#lapse(live, request);
      if (!allow) return this.#end(live, request, { kind, how: 'refused', seat, asker });
      const allowed = request.allowed | own;
      const next = { ...request, allowed };
      if (stillAsked(table, next) === 0) return (await this.#check(live, request))();
      if (allowed === request.allowed) return table;
      const after = { ...table, request: next };
      const message = messageOf(after, { request: requestInfo(after, next) });
      const now = this.#times.now();
      const due = dueAt(after, now);
      const write = { ...writeOf(table, now), request: next, due, message };
      const isWritten = await this.#storage.changeRequest({ ...write, state: 'open' });
      if (!isWritten) return OVERTAKEN;
      this.#listeners.waits(after, due);
      return keep(live, after);
    });
  }

  /**
   * Withdraws a request.
   * @throws Refused unless this person asked at that version, and the request is open
   */
  async withdraw(id: string, person: number | undefined, version: number): Promise<StoredTable> {
    return this.#tables.live.change(id, async (live) => {
      const request = openRequest(live.table);
      if (request?.version !== version) throw refused('request-gone');
      if (request.person !== person) throw refused('not-asked', { seat: request.seat });
      const { kind, seat } = request;
      return this.#end(live, request, { kind, how: 'withdrawn', seat, asker: seat });
    });
  }

  /** A person asks for the state of a table. A request to free a seat of that person lapses. */
  looked(by: Asker, table: StoredTable): void {
    const asked = (each: StoredTable) => {
      const request = openRequest(each);
      const isOwn = request?.kind === 'free' && owns(each.seats[request.to], by);
      return isOwn ? request : undefined;
    };
    if (asked(table) === undefined) return;
    const lapse = this.#tables.live.change(table.id, async (live) => {
      const request = asked(live.table);
      return request === undefined ? live.table : this.#lapse(live, request);
    });
    // Otherwise it lapses with the next answer.
    lapse.catch(() => undefined);
  }

  /** Whether the person of the seat has been active since the request to free it. */
  async #isBack(table: StoredTable, { kind, to }: StoredRequest): Promise<boolean> {
    if (kind !== 'free') return false;
    const unseen = await this.#absence.unseenAt(table);
    return table.seats[to].persons.some((person) => !unseen.has(person));
  }

  #lapse(live: LiveTable, request: StoredRequest): Promise<StoredTable | Overtaken> {
    const { kind, to, seat } = request;
    return this.#end(live, request, { kind, how: 'lapsed', seat: to, asker: seat });
  }

  /**
   * The entry of the record when all agree.
   * @throws Refused if it is not possible
   */
  async #agree(
    live: LiveTable,
    { kind, seat, to }: StoredRequest & { readonly kind: Agreed['kind'] },
  ): Promise<Granted> {
    const { id } = live.table;
    const agreed: Agreed = kind === 'back' ? { kind, seat, to } : { kind, seat };
    const backs = live.commands.filter((line) => readAgreed(line)?.kind === 'back');
    if (kind === 'back' && backs.length >= MOST_BACKS) {
      throw refused('too-many-backs', { limit: MOST_BACKS });
    }
    const about = { table: id, record: recordOf(live), agreed, fairness: fairnessOf(live.table) };
    const reply = await this.#rules.ask('agree', about, this.#tables.ownerOf(live.table));
    if (reply.result === 'refused') throw new Refused(reply.refusal);
    return reply;
  }

  /**
   * Checks whether the change is possible, before others are asked and again when it is granted.
   * @returns a function that makes the change
   * @throws Refused if it is not possible
   */
  async #check(
    live: LiveTable,
    request: StoredRequest,
  ): Promise<() => Promise<StoredTable | Overtaken>> {
    if (request.kind !== 'free') {
      const granted = await this.#agree(live, { ...request, kind: request.kind });
      return () => this.#grant(live, granted);
    }
    const { table } = live;
    const found = table.seats.find(({ seat }) => seat === request.to);
    const unseen = await this.#absence.unseenAt(table);
    const isKept =
      found === undefined ||
      found.persons.length === 0 ||
      found.left !== undefined ||
      owns(found, request.person) ||
      !found.persons.every((person) => unseen.has(person));
    if (isKept || mustConsent(table, request, unseen) === 0) {
      throw refused('seat-kept', { seat: request.to });
    }
    checkStays(table, found);
    const { clock } = table;
    const level = clock === undefined ? STAND_IN : standInLevel(clock.control);
    const needs = { storage: this.#storage, listeners: this.#listeners, times: this.#times };
    return () => leaveSeat(needs, live, request.to, level);
  }

  /** Seats that have to agree, as bits. */
  async #asked(table: StoredTable, request: StoredRequest): Promise<number> {
    return mustConsent(table, request, await this.#absence.unseenAt(table));
  }

  /** Adds an entry to the record; due work of the earlier position is removed. */
  async #grant(
    live: LiveTable,
    { command, deciders, over, texts }: Granted,
  ): Promise<StoredTable | Overtaken> {
    const { table } = live;
    const now = this.#times.now();
    const from = table.version;
    const version = from + 1;
    const agreed: StoredTable = {
      ...table,
      version,
      deciders,
      over,
      window: undefined,
      answered: 0,
      changed: now,
      request: undefined,
      ahead: undefined,
    };
    // Used time is not given back.
    const occasion = { at: now, kind: 'asked', seat: -1, moved: 0 } as const;
    const clock = clockWrite(agreed, occasion, this.#times.running());
    const after = withClock(agreed, clock);
    const due = dueAt(after, now);
    const isWritten = await this.#storage.writeSegment({
      ...writeOf(table, now),
      from,
      version,
      segments: [],
      commands: [command],
      due,
      // Sealed answers belong to moves that no longer count.
      opens: true,
      ahead: 'gone',
      window: undefined,
      deciders,
      over,
      clock,
      message: { table: table.id, kind: 'segment', texts },
    });
    if (!isWritten) return OVERTAKEN;
    live.commands.push(command);
    live.at = this.#tables.live.nextPlace();
    live.sealed = [];
    this.#listeners.waits(after, due);
    return keep(live, after);
  }

  async #end(
    live: LiveTable,
    request: StoredRequest,
    ended: NonNullable<RequestTold['ended']>,
  ): Promise<StoredTable | Overtaken> {
    const { table } = live;
    const message = messageOf(table, { ended });
    const now = this.#times.now();
    const after = { ...table, request: undefined };
    const due = dueAt(after, now);
    const change = { ...writeOf(table, now), request, state: ended.how, due, message };
    if (!(await this.#storage.changeRequest(change))) return OVERTAKEN;
    this.#listeners.waits(after, due);
    return keep(live, after);
  }
}

/** @throws Refused unless the person has the seat */
function authorise(
  table: StoredTable,
  person: number | undefined,
  seat: number,
  has: typeof holds,
): number {
  const found = table.seats.find((each) => each.seat === seat);
  if (person === undefined || found === undefined || !has(found, person)) {
    throw refused('not-your-seat', { seat });
  }
  return person;
}

function messageOf(
  { id, version }: StoredTable,
  what: Pick<RequestTold, 'request' | 'ended'>,
): Message {
  const told: Omit<RequestTold, 'number'> = { table: id, version, ...what };
  return { table: id, kind: 'request', texts: [JSON.stringify(told)] };
}
