import type { NoticeKind, WaitingNotice } from '@pangaea/wire';
import type { WorkOutcome } from '../due/scheduler.ts';
import type { Rules } from '../rules/pool.ts';
import type {
  NoticeMark,
  NoticesTold,
  Storage,
  StoredAhead,
  StoredChannel,
  StoredInvitation,
  StoredTable,
} from '../storage/contract.ts';
import { invitedPersons } from '../tables/invited.ts';
import type { LiveTable } from '../tables/live.ts';
import type { TableService } from '../tables/table-service.ts';
import { isWaiting } from '../tables/waiting.ts';
import { TOLD_AFTER_MS } from '../time/control.ts';
import type { Down } from '../time/down.ts';
import { ANY_HOUR, type Hours, playable } from '../time/hours.ts';
import { hostOf, isBundling, stateAfter } from './channels.ts';
import { joined, partFor, partForGroup, plainMessage } from './compose.ts';
import { type GroupNeed, groupNeeds } from './group.ts';
import type { Carried, Carrier, NoticeMessage, NoticePart } from './message.ts';
import { kindsFor, momentsOfTime, NEWS, needsOf, personsAt } from './needs.ts';
import { NOTICE_WORDS } from './words/index.ts';

/** A limit larger than the number of tables of any person. */
const MOST_TABLES = 500;

const NEVER = Number.POSITIVE_INFINITY;

export interface NoticeNeeds {
  readonly storage: Storage;
  readonly rules: Rules;
  readonly tables: TableService;
  readonly carrier: Carrier;
  /** Whether a page of the person shows the table now. */
  readonly isLookedAt: (table: string, person: number) => boolean;
  readonly now: () => number;
  readonly down: () => readonly Down[];
}

/** The notices about one table that a person could get now, or the reason for waiting. */
interface Ripe {
  readonly live: LiveTable;
  readonly marks: readonly NoticeMark[];
  /** The person's invitation to the table, if the person has no seat there. */
  readonly invitation?: StoredInvitation | undefined;
  readonly why?: 'looking' | 'hours';
  /** The time of the next check of the table. */
  readonly next: number;
}

/**
 * Sends notices to people who have no open page. A notice is due work of its table. Only sent
 * notices are stored; before each message it is computed again which notices are true.
 */
export class NoticeService {
  readonly #needs: NoticeNeeds;
  /**
   * Queues by person, table of a group, and channel. Notices to a person are sent one after
   * another, so that those of two tables share a message. A channel has a queue of its own, because
   * it may fail while another works, or pass to another person.
   */
  readonly #lines = new Map<string, Promise<unknown>>();
  /**
   * By channel, sent notices that could not be stored: they are stored before the next message is
   * sent there.
   */
  readonly #unnoted = new Map<number, NoticesTold>();

  constructor(needs: NoticeNeeds) {
    this.#needs = needs;
  }

  /**
   * Sends the notices about a table that are due.
   * @returns the time of the next check of the table
   * @throws Refused if there is no such table
   */
  async look(id: string): Promise<WorkOutcome> {
    const { table } = await this.#needs.tables.find(id);
    const invited = (await this.#invitedTo(table)).map(({ person }) => person);
    const persons = new Set([...personsAt(table), ...invited]);
    const moments = await Promise.all([
      ...[...persons].map((person) =>
        this.#inLine(`person ${person}`, () => this.#tell(id, person)),
      ),
      this.#inLine(`group ${id}`, () => this.#tellGroup(id)),
    ]);
    const next = Math.min(...moments);
    return Number.isFinite(next) ? next : 'nothing-to-do';
  }

  /** All notices that were not sent to a person yet, and the reasons. */
  async waiting(person: number): Promise<readonly WaitingNotice[]> {
    const { storage, tables, now } = this.#needs;
    const channels = await this.#channelsOf(person);
    const off = new Set(await storage.noticesOff(person));
    const hours = (await storage.hoursOf(person)) ?? ANY_HOUR;
    const waits: WaitingNotice[] = [];
    const running = (await this.#tablesOf(person)).filter(({ over }) => !over);
    const invited = (await storage.invitationsOf(person)).map(({ table }) => table);
    for (const id of new Set([...running.map((table) => table.id), ...invited])) {
      const found = await tables.find(id);
      const invitation = await this.#invitationOf(found.table, person);
      const { marks, why, next, live } = this.#ripe(found, person, hours, invitation);
      const sent = await Promise.all(channels.map((each) => storage.sentOn(each.id, [id])));
      for (const mark of marks) {
        const open = channels.filter((_, at) => !sent[at].some((one) => isSame(one, mark)));
        if (channels.length > 0 && open.length === 0) continue;
        const until = live.table.changed + TOLD_AFTER_MS[live.table.pace];
        const failing = Math.max(0, ...open.map((each) => each.next));
        const isFailing = open.some((each) => each.next > now() && !isBundling(each));
        const { table, kind } = mark;
        const told = { table, kind };
        if (off.has(kind)) waits.push({ ...told, why: 'off' });
        else if (channels.length === 0) waits.push({ ...told, why: 'no-channel' });
        else if (why !== undefined) waits.push({ ...told, why, until: next });
        else if (failing > now())
          waits.push({ ...told, why: isFailing ? 'failing' : 'digest', until: failing });
        else waits.push({ ...told, why: 'delay', until: Math.max(until, now()) });
      }
    }
    return waits;
  }

  /**
   * Sends a test message.
   * @returns its outcome; undefined if the person has no such channel
   */
  async test(person: number, id: number): Promise<Carried | undefined> {
    const { storage, carrier, now } = this.#needs;
    const channel = (await storage.channelsOf(person)).find((each) => each.id === id);
    if (channel === undefined) return undefined;
    const { test } = NOTICE_WORDS[channel.language];
    const carried = await carrier.carry(channel, plainMessage(test.title, test.body), []);
    if (carried.result === 'gone') await this.#remove(channel);
    else if (carried.result === 'sent') {
      const state = stateAfter(channel, carried, now());
      // A test is not a notice: the next mail does not wait because of it.
      const next = isBundling(channel) ? channel.next : state.next;
      await storage.noteTold({ channel: id, marks: [], now: now(), ...state, next });
    }
    return carried;
  }

  #inLine<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#lines.get(name) ?? Promise.resolve()).then(work);
    const line = turn
      .catch(() => undefined)
      .then(() => {
        if (this.#lines.get(name) === line) this.#lines.delete(name);
      });
    this.#lines.set(name, line);
    return turn;
  }

  /** Channels that are not off. Mail goes only to addresses that are still keys of the person. */
  async #channelsOf(person: number): Promise<readonly StoredChannel[]> {
    const { storage } = this.#needs;
    const channels = (await storage.channelsOf(person)).filter(({ isOff }) => !isOff);
    if (!channels.some(({ kind }) => kind === 'mail')) return channels;
    const keys = (await storage.keysOf(person)).filter(({ kind }) => kind === 'mail');
    const known = new Set(keys.map(({ lookup }) => lookup));
    return channels.filter(({ kind, address }) => kind !== 'mail' || known.has(address));
  }

  /** A person's tables with possible notices. */
  async #tablesOf(person: number) {
    const tables = await this.#needs.storage.tablesOf(person, { most: MOST_TABLES });
    return tables.filter((table) => kindsFor(table, person).length > 0);
  }

  /** Invitations to a table that can still be accepted; the last one for each person. */
  async #invitedTo(table: StoredTable): Promise<readonly StoredInvitation[]> {
    if (!isWaiting(table)) return [];
    const open = await this.#needs.storage.invitationsTo(table.id);
    const persons = new Set(
      invitedPersons(
        table,
        open.map(({ person }) => person),
      ),
    );
    return open.filter(({ person }) => persons.has(person));
  }

  async #invitationOf(table: StoredTable, person: number): Promise<StoredInvitation | undefined> {
    return (await this.#invitedTo(table)).find((each) => each.person === person);
  }

  #ripe(live: LiveTable, person: number, hours: Hours, invitation?: StoredInvitation): Ripe {
    const { now: time, down, isLookedAt } = this.#needs;
    const now = time();
    const { table } = live;
    const told = needsOf(live, person, now, down());
    const asked = { table: table.id, kind: 'invitation', about: 0 } as const;
    const all = invitation === undefined ? told : [...told, asked];
    const later = momentsOfTime(table, person, down()).map(({ at }) => at);
    const next = Math.min(NEVER, ...later.filter((at) => at > now));
    if (all.length === 0) return { live, marks: [], next };
    const isLooking = isLookedAt(table.id, person);
    const marks = isLooking ? all.filter(({ kind }) => !NEWS.has(kind)) : all;
    if (marks.length === 0) return { live, marks, next };
    const morning = table.pace === 'slow' ? playable(now, hours) : now;
    if (morning > now) return { live, marks, why: 'hours', next: morning };
    if (!isLooking) return { live, marks, invitation, next };
    return { live, marks, why: 'looking', next: now + TOLD_AFTER_MS.slow };
  }

  /**
   * Sends a person the notices of one table, and of other tables in the same message.
   * @returns the time of the next check
   */
  async #tell(id: string, person: number): Promise<number> {
    const { storage, tables, now } = this.#needs;
    const channels = await this.#channelsOf(person);
    if (channels.length === 0) return NEVER;
    const hours = (await storage.hoursOf(person)) ?? ANY_HOUR;
    const off = new Set(await storage.noticesOff(person));
    const live = await tables.find(id);
    const invitation = await this.#invitationOf(live.table, person);
    const first = this.#ripe(live, person, hours, invitation);
    if (first.marks.length === 0 || first.why !== undefined) return first.next;
    const ripe = [first];
    const others = await this.#tablesOf(person);
    const waiting = others.filter((table) => kindsFor(table, person).includes('turn')).length;
    for (const other of others) {
      const isRipe = other.changed + TOLD_AFTER_MS.slow <= now();
      if (other.id === id || other.pace !== live.table.pace || other.over || !isRipe) continue;
      const found = await tables.live.find(other.id);
      if (found === undefined) continue;
      const also = this.#ripe(found, person, hours);
      // The age of a request at another table is not known here.
      const marks = also.marks.filter(({ kind }) => kind !== 'request');
      if (also.why === undefined && marks.length > 0) ripe.push({ ...also, marks });
    }
    const told = channels.map((channel) =>
      this.#inLine(`channel ${channel.id}`, () =>
        this.#tellOn(channel.id, ripe, { person, off, waiting, hours }),
      ),
    );
    return Math.min(first.next, ...(await Promise.all(told)));
  }

  async #tellOn(
    id: number,
    ripe: readonly Ripe[],
    about: {
      readonly person: number;
      readonly off: ReadonlySet<NoticeKind>;
      readonly waiting: number;
      readonly hours: Hours;
    },
  ): Promise<number> {
    const { storage, now } = this.#needs;
    const { person, off, waiting, hours } = about;
    await this.#noteAgain(id);
    const sent = await storage.sentOn(
      id,
      ripe.map(({ live }) => live.table.id),
    );
    const isOpen = (mark: NoticeMark) =>
      !off.has(mark.kind) && !sent.some((each) => isSame(each, mark));
    const fresh = ripe.map((each) => ({ ...each, marks: each.marks.filter(isOpen) }));
    // The other tables have separate due work.
    if (fresh[0].marks.length === 0) return NEVER;
    // While the message waited, the channel may have failed, or passed to another person.
    const channel = (await this.#channelsOf(person)).find((each) => each.id === id);
    if (channel === undefined) return NEVER;
    if (channel.next > now()) return channel.next;
    const parts = await Promise.all(
      fresh
        .filter(({ marks }) => marks.length > 0)
        .map(async ({ live, marks, invitation }) => ({
          live,
          marks,
          part: await this.#partFor(live, person, marks, channel, invitation?.name),
        })),
    );
    const still = await this.#invitationOf(ripe[0].live.table, person);
    // A seat may have moved meanwhile: notices that are no longer true are left out.
    const holding = parts.filter(({ live, marks }) => {
      if (live.gone) return false;
      const present = this.#ripe(live, person, hours, live === ripe[0].live ? still : undefined);
      return (
        present.why === undefined &&
        marks.every((mark) => present.marks.some((one) => isSame(one, mark)))
      );
    });
    if (!holding.some(({ live }) => live === ripe[0].live)) return now() + TOLD_AFTER_MS.live;
    const message = joined(
      holding.map(({ part }) => part),
      waiting,
      channel.language,
    );
    return this.#carry(
      channel,
      message,
      holding.flatMap(({ marks }) => marks),
    );
  }

  async #partFor(
    live: LiveTable,
    person: number,
    marks: readonly NoticeMark[],
    { language }: StoredChannel,
    inviter: string | undefined,
  ): Promise<NoticePart> {
    const { storage, rules, now } = this.#needs;
    const own = live.table.ahead?.filter((mark) => mark.person === person) ?? [];
    const found = await Promise.all(own.map(({ seat }) => storage.aheadOf(live.table.id, seat)));
    const aheads = found.filter((each) => each?.person === person) as readonly StoredAhead[];
    return partFor(rules, live, person, marks, language, now(), { inviter, aheads });
  }

  /** Sends the notices of a table to its group. */
  async #tellGroup(id: string): Promise<number> {
    const { storage, tables, now } = this.#needs;
    const channel = await storage.hookOf(id);
    if (channel === undefined || channel.isOff) return NEVER;
    const live = await tables.find(id);
    await this.#noteAgain(channel.id);
    const sent = await storage.sentOn(channel.id, [id]);
    const isNew = ({ mark }: GroupNeed) => !sent.some((each) => isSame(each, mark));
    const needs = groupNeeds(live).filter(isNew);
    if (needs.length === 0) return NEVER;
    const moments: number[] = [];
    const ready: GroupNeed[] = [];
    for (const need of needs) {
      const hours = need.person === undefined ? undefined : await storage.hoursOf(need.person);
      const isSlow = live.table.pace === 'slow';
      const morning = isSlow && hours !== undefined ? playable(now(), hours) : now();
      const isLooking = need.person !== undefined && this.#needs.isLookedAt(id, need.person);
      if (morning > now()) moments.push(morning);
      else if (isLooking) moments.push(now() + TOLD_AFTER_MS.slow);
      else ready.push(need);
    }
    const present = groupNeeds(live);
    const holding = ready.filter(({ mark }) => present.some((each) => isSame(each.mark, mark)));
    if (holding.length === 0 || live.gone) return Math.min(NEVER, ...moments);
    if (channel.next > now()) return Math.min(channel.next, ...moments);
    const kinds = [...new Set(holding.map(({ mark }) => mark.kind))];
    const seats = holding.flatMap((each) => each.seats);
    const part = partForGroup(live.table, kinds, seats, channel.language);
    const marks = holding.map(({ mark }) => mark);
    const next = await this.#carry(channel, joined([part], 0, channel.language), marks);
    return Math.min(next, ...moments);
  }

  /**
   * Sends a message and stores the outcome. If the process ends between the two, the message is
   * sent again.
   */
  async #carry(
    channel: StoredChannel,
    message: NoticeMessage,
    marks: readonly NoticeMark[],
  ): Promise<number> {
    const { storage, carrier, now } = this.#needs;
    const carried = await carrier.carry(channel, message, marks);
    if (carried.result === 'gone') {
      await this.#remove(channel);
      return NEVER;
    }
    const state = stateAfter(channel, carried, now());
    const told = { channel: channel.id, marks, now: now(), ...state };
    this.#unnoted.set(channel.id, told);
    await storage.noteTold(told);
    this.#unnoted.delete(channel.id);
    if (state.isOff) await this.#tellOwner(channel);
    return state.isOff || state.next === 0 ? NEVER : state.next;
  }

  /** Removes a channel whose receiver no longer exists. */
  async #remove({ id, person, table }: StoredChannel): Promise<void> {
    const { storage } = this.#needs;
    if (table === '') await storage.removeChannel(person, id);
    else await storage.removeHook(table);
  }

  /**
   * Stores the sent notices of a channel that could not be stored before.
   * @throws StorageError if they still cannot be stored
   */
  async #noteAgain(channel: number): Promise<void> {
    const told = this.#unnoted.get(channel);
    if (told === undefined) return;
    await this.#needs.storage.noteTold(told);
    this.#unnoted.delete(channel);
  }

  /** Reports to a person, on the other channels, that a channel was turned off. */
  async #tellOwner(channel: StoredChannel): Promise<void> {
    const { carrier } = this.#needs;
    const others = (await this.#channelsOf(channel.person)).filter(({ id }) => id !== channel.id);
    await Promise.all(
      others.map(async (other) => {
        const said = NOTICE_WORDS[other.language].failed(hostOf(channel));
        const carried = await carrier.carry(other, plainMessage('Pangaea', said), []);
        if (carried.result === 'gone') await this.#remove(other);
      }),
    );
  }
}

function isSame(one: NoticeMark, other: NoticeMark): boolean {
  return one.table === other.table && one.kind === other.kind && one.about === other.about;
}
