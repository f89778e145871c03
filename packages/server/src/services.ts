import type { Notes } from '@pangaea/wire';
import type { ApiNeeds, Limits } from './api/needs.ts';
import type { Thinker } from './bots/pool.ts';
import { type AnswerTimes, BOTS_ANSWER, BotSeats } from './bots/seats.ts';
import type { Clock } from './clock.ts';
import { doersOf, TIDY_MS } from './due/doers.ts';
import { type DueCourse, Scheduler } from './due/scheduler.ts';
import { LEASE_MS, SharedScheduler, sharedStorage, together } from './due/shared-scheduler.ts';
import { Codes, type CodesOf } from './identity/codes.ts';
import { Devices } from './identity/devices.ts';
import { Persons } from './identity/persons.ts';
import { Programs } from './identity/programs.ts';
import { Whereabouts } from './identity/whereabouts.ts';
import { ownKeyFacts } from './keys/key-service.ts';
import { makeKeys } from './keys/make.ts';
import type { SlowHash } from './keys/recovery-words.ts';
import type { Log } from './log.ts';
import type { Meter } from './metrics/meter.ts';
import type { Bus } from './nodes/bus.ts';
import { Neighbours } from './nodes/neighbours.ts';
import { Passing } from './nodes/passing.ts';
import {
  sharedAskers,
  sharedCodes,
  sharedKeyFacts,
  sharedLimits,
  turnOf,
} from './nodes/shared-facts.ts';
import { Telling } from './nodes/telling.ts';
import { makeNotices } from './notices/make.ts';
import type { Carrier } from './notices/message.ts';
import type { OperatorNeeds } from './operator/command.ts';
import { OperatorOrders } from './operator/orders.ts';
import type { Sender } from './outgoing/guarded.ts';
import type { Mailer } from './outgoing/mail.ts';
import { Readiness } from './readiness.ts';
import type { Rules } from './rules/pool.ts';
import type { Role, Settings } from './settings.ts';
import type { DueKind, DueWork, SentMessage, Storage } from './storage/contract.ts';
import type { StorageHealth } from './storage/health.ts';
import type { Hub } from './stream/hub.ts';
import { Presence, type PresenceTimes } from './stream/presence.ts';
import { Absence } from './tables/absence.ts';
import { AheadService } from './tables/ahead-service.ts';
import { Allowance, type NewLimit, ownLimit } from './tables/allowance.ts';
import { Askers } from './tables/askers.ts';
import { Cleanup } from './tables/cleanup.ts';
import { ClockService } from './tables/clock-service.ts';
import { Dealer } from './tables/dealing.ts';
import { ErasingService } from './tables/erasing-service.ts';
import { HostService } from './tables/host-service.ts';
import { InvitationService } from './tables/invitation-service.ts';
import { LeavingService } from './tables/leaving-service.ts';
import { LetBackService } from './tables/let-back-service.ts';
import { LiveTables } from './tables/live.ts';
import { MoveService } from './tables/move-service.ts';
import { OnlyPerson } from './tables/only-person.ts';
import { ProgramService } from './tables/program-service.ts';
import { refused } from './tables/refused.ts';
import { RematchService } from './tables/rematch-service.ts';
import { RequestService } from './tables/request-service.ts';
import { SeatService } from './tables/seat-service.ts';
import { ShareService } from './tables/share-service.ts';
import { type TableListeners, TableService } from './tables/table-service.ts';
import { WaitingService } from './tables/waiting-service.ts';
import { WordService } from './tables/word-service.ts';
import { Uptime } from './time/uptime.ts';

/** The longest delay of a check of a clock; a clock with more time is checked again. */
const LONGEST_TURN_MS = 60 * 24 * 3_600_000;
/** The most pieces of due work other than thinking that one of several servers does at a time. */
const WORKS_AT_ONCE = 100;
/** News of keys that could not be sent are tried again after so long at most. */
const NEWS_MS = 3_600_000;

/**
 * Everything from outside the server: disk, rules, bots, time. Random numbers come from
 * `identity/secrets.ts`.
 */
export interface Outside {
  readonly settings: Pick<
    Settings,
    'publicUrl' | 'keepDays' | 'maxTables' | 'tablesPerHour' | 'windowSeconds' | 'adminMail'
  >;
  readonly storage: Storage;
  readonly health: StorageHealth;
  readonly hub: Hub;
  readonly rules: Rules;
  readonly botPool: Thinker;
  readonly clock: Clock;
  /** Milliseconds since some moment, unaffected by changes of the clock. */
  readonly elapsed: () => number;
  readonly log: Log;
  /** Left out where nothing is measured. */
  readonly meter?: Meter | undefined;
  /** Orders of the operator; left out there are none, and nothing keeps them. */
  readonly orders?: OperatorOrders | undefined;
  /** Ends the server gently, where the operator asks for it. */
  readonly end?: (() => void) | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** How long windows of live tables are open; by default as in the settings. */
  readonly windowMs?: number | undefined;
  readonly botsAnswer?: AnswerTimes | undefined;
  readonly presence?: Partial<PresenceTimes> | undefined;
  /** Sends to addresses that people give; or brings notices there in another way altogether. */
  readonly sender?: Sender | undefined;
  readonly carrier?: Carrier | undefined;
  /** Sends mail; left out where this server sends none. */
  readonly mailer?: Mailer | undefined;
  /** Hashes recovery words; by default with much work. */
  readonly slowHash?: SlowHash | undefined;
  /** Other servers on the same database; left out where there are none. */
  readonly others?: Others | undefined;
  /** Interval at which the server notes that it runs. */
  readonly beatMs?: number | undefined;
}

/** The place of a server among several on one database. */
export interface Others {
  readonly bus: Bus;
  readonly role: Role;
  /** The most bots that this server lets think for others at a time. */
  readonly mostBots: number;
  /** Interval at which it looks for what no word came of. */
  readonly lookMs?: number | undefined;
}

/** The services of a server, without the HTTP server in front of them. */
export interface Services {
  readonly needs: ApiNeeds;
  /** For the commands of the operator. No request reaches it. */
  readonly operator: OperatorNeeds;
  /** For the storage: called when a message was stored. */
  sent(message: SentMessage): void;
  /** For the hub: called when streams have missed messages of a table that another server has written. */
  behind(table: string): void;
  /** Continues where the last run ended; from then on due work is done. */
  start(): Promise<void>;
  /** Settles requests to be let back, and clears away what is old. @returns how many tables were deleted */
  tidy(): Promise<number>;
  /**
   * Begins no due work, takes no new stream, and lets bots finish their present moves. Requests are answered, and streams are
   * told, until it closes.
   */
  drain(): Promise<void>;
  /** Begins no new work, and ends all streams. */
  close(): Promise<void>;
}

/** The limits of a server, by its settings and its start. */
function limitsOf({ settings, limits }: Outside): Limits {
  return {
    streams: 2_000,
    streamsKept: 500,
    streamsPerDevice: 12,
    streamsPerAddress: 300,
    connections: 5_000,
    connectionsKept: 1_000,
    connectionsPerAddress: 600,
    tablesPerDevice: 200,
    requestsPerAddress: 16,
    heavyPerAddress: 2,
    heavyMs: 1_000,
    heavyShare: 0.5,
    waitingPerAddress: 1_000,
    claimsPerHour: 600,
    codesPerHour: 30,
    keysAskedPerHour: 30,
    wrongKeysPerDay: 20,
    programPerMinute: 600,
    streamsPerProgram: 4,
    tables: settings.maxTables,
    tablesPerHour: settings.tablesPerHour,
    ...limits,
  };
}

/** Whether the page is used over https only. */
function isHttps({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') === true;
}

/** The longest time until due work of each kind, in milliseconds. */
function longestOf(windowMs: number): Readonly<Record<DueKind, number>> {
  return {
    window: windowMs,
    ahead: 0,
    bots: 0,
    clock: LONGEST_TURN_MS,
    notice: LONGEST_TURN_MS,
    news: NEWS_MS,
    tidy: TIDY_MS,
  };
}

/** How often something may be asked for. */
function allowancesOf(limits: Limits, limit: NewLimit) {
  return {
    allowance: limit('tables', limits.tablesPerHour),
    claims: limit('claims', limits.claimsPerHour),
    codesTried: limit('codes', limits.codesPerHour),
    testsSent: limit('tests', 1, 60_000),
  };
}

/** Persons, by their devices. */
function peopleOf(
  { storage, settings, hub }: Outside,
  parts: {
    readonly orders: OperatorOrders;
    readonly whereabouts: Whereabouts;
    readonly seats: SeatService;
    /** Called when tables of one person have become those of another. */
    readonly isMoved: () => void;
    readonly neighbours: Neighbours | undefined;
    readonly codes: CodesOf;
  },
) {
  const { orders, whereabouts, seats, isMoved, neighbours, codes } = parts;
  const isBlocked = (person: number) => orders.isPersonBlocked(person);
  const isAlone = neighbours === undefined;
  const devices = new Devices(storage, isHttps(settings), whereabouts, isBlocked, isAlone);
  const persons = new Persons(storage, devices, codes, {
    changed: (device) => {
      hub.changed(device);
      neighbours?.device(device);
    },
    handedOn: async (tables) => {
      await seats.handedOn(tables);
      isMoved();
    },
  });
  return { devices, persons };
}

/** Programs by their tokens; one that plays for somebody who is blocked is shut out too. */
function tokensOf(parts: {
  readonly programs: ProgramService;
  readonly tables: TableService;
  readonly orders: OperatorOrders;
  readonly limits: Limits;
  readonly now: () => number;
}): Programs {
  const { programs, tables, orders, limits, now } = parts;
  const find = async (token: string) => {
    const found = await programs.find(token);
    if (found === undefined || orders.blocked.persons.length === 0) return found;
    const live = await tables.live.find(found.table);
    const persons = live?.table.seats[found.seat]?.persons ?? [];
    if (persons.some((person) => orders.isPersonBlocked(person))) throw refused('blocked');
    return found;
  };
  return new Programs(find, new Allowance(limits.programPerMinute, 60_000), now);
}

/** @param later the services that listen; they are made after those that call them */
function listenersOf(
  hub: Hub,
  later: () => {
    readonly tables: TableService;
    readonly presence: Presence;
    readonly due: DueCourse;
    readonly onlyPerson: OnlyPerson;
  },
  others?: { readonly neighbours: Neighbours; readonly kinds: readonly DueKind[] },
): TableListeners {
  return {
    made: (table) => {
      hub.seated(table, 0);
      others?.neighbours.seats(table.id);
    },
    seated: (table) => {
      const { tables, presence } = later();
      hub.seated(table, tables.live.toldOf(table.id));
      presence.changed(table.id);
      others?.neighbours.seats(table.id);
    },
    gone: (table, by) => {
      hub.gone(table, by);
      others?.neighbours.gone(table);
    },
    waits: (table, works) => {
      const { due, onlyPerson } = later();
      due.stored(works);
      others?.neighbours.works(works, others.kinds);
      onlyPerson.watch(table);
    },
    looked: (asker, table) => later().onlyPerson.looked(asker, table),
    watched: (table) => later().onlyPerson.watched(table),
  };
}

const OF_GAMES: readonly DueKind[] = ['window', 'ahead', 'clock', 'tidy'];
/** One server at a time tells people: what waits for somebody at several tables comes in one message. */
const OF_TELLING: readonly DueKind[] = ['notice', 'news'];
const OF_BOTS: readonly DueKind[] = ['bots'];

/** The kinds of due work of a server among others, parted where one must not wait for room of the other. */
function partsOf(role: Role): readonly (readonly DueKind[])[] {
  const [games, bots] = [role !== 'bots', role !== 'web'];
  return [...(games ? [OF_GAMES, OF_TELLING] : []), ...(bots ? [OF_BOTS] : [])];
}

/** A server among others: the storage with its claims, and what is said between them. */
function amongOthers(given: Outside) {
  const { others, storage, hub, clock } = given;
  if (others === undefined) return { outside: given, among: undefined };
  const kinds = partsOf(others.role).flat();
  const neighbours = new Neighbours(others.bus, hub, clock);
  return {
    outside: { ...given, storage: sharedStorage(storage, kinds) },
    among: { neighbours, kinds },
  };
}

/** Due work as this server does it: alone, or beside others. */
function dueOf(
  { storage, clock, log, meter, others }: Outside,
  doers: ReturnType<typeof doersOf>,
): DueCourse {
  const began = (kind: DueKind, lateMs: number) => meter?.began(kind, lateMs / 1000);
  if (others === undefined) return new Scheduler(storage, clock, doers, log, began);
  const passing = new Passing(storage, clock.now);
  const oneAtATime = turnOf(passing, 'telling', others.bus.name, LEASE_MS, clock.now);
  const courses = partsOf(others.role).map((kinds) => {
    const most = kinds === OF_BOTS ? others.mostBots : WORKS_AT_ONCE;
    const mayClaim = kinds === OF_TELLING ? oneAtATime : undefined;
    const share = { kinds, most };
    return new SharedScheduler({ storage, clock, doers, log, began, share, mayClaim });
  });
  return together(courses);
}

/** Hears what other servers have written, and passes it on to the streams of this one. */
function tellingOf(
  { storage, hub, clock, others }: Outside,
  neighbours: Neighbours,
  parts: { readonly tables: TableService; readonly presence: Presence; readonly due: DueCourse },
): Telling {
  const { tables, presence, due } = parts;
  const telling = new Telling({
    storage,
    hub,
    live: tables.live,
    after: clock.after,
    seated: (table) => presence.changed(table),
    lookMs: others?.lookMs,
  });
  const notes = async (person: number, table: string) => {
    const found = await storage.notesOf(table, person);
    const { body: text, changed } = found ?? { body: '', changed: clock.now() };
    hub.tellPerson(person, 'notes', { table, text, changed });
  };
  neighbours.start({
    telling,
    present: (table) => presence.changed(table),
    due: (kind) => due.again(kind),
    person: (person, what) => {
      if (what === '') hub.tellPerson(person, 'invited', {});
      else notes(person, what).catch(() => undefined);
    },
  });
  return telling;
}

/** News for all pages of a person, wherever their streams are. */
function toPersons(hub: Hub, neighbours: Neighbours | undefined) {
  return {
    invited: (person: number) => {
      hub.tellPerson(person, 'invited', {});
      neighbours?.person(person, '');
    },
    noted: (person: number, notes: Notes) => {
      hub.tellPerson(person, 'notes', notes);
      neighbours?.person(person, notes.table);
    },
  };
}

/** Facts that are over within a day: in rows where several servers have them in common, else in memory. */
function passingOf({ storage, clock, others }: Outside) {
  const { now } = clock;
  if (others === undefined) {
    return { limit: ownLimit, codes: new Codes(now), askers: new Askers(), facts: ownKeyFacts() };
  }
  const passing = new Passing(storage, now);
  const [codes, facts] = [sharedCodes(passing, now), sharedKeyFacts(passing)];
  return { limit: sharedLimits(passing), codes, askers: sharedAskers(passing), facts };
}

/** Puts the services together on whatever storage, rules and clock they are given. */
export function makeServices(given: Outside): Services {
  const { outside, among } = amongOthers(given);
  const { settings, storage, health, hub, rules, botPool, clock, elapsed, log } = outside;
  const { now } = clock;
  const neighbours = among?.neighbours;
  const { limit, codes, askers, facts } = passingOf(outside);
  const isShared = neighbours !== undefined;
  const orders = outside.orders ?? OperatorOrders.unkept();
  const listeners = listenersOf(hub, () => ({ tables, presence, due, onlyPerson }), among);
  const jumped = () => due.again();
  const uptime = new Uptime(storage, clock, elapsed, outside.beatMs, jumped, isShared);
  const presence = new Presence(hub, clock, outside.presence, neighbours);
  const whereabouts = new Whereabouts();
  const windowMs = outside.windowMs ?? settings.windowSeconds * 1000;
  const times = { now, windowMs, running: () => uptime.running };
  const live = new LiveTables(storage, undefined, !isShared);
  const tables = new TableService(storage, rules, listeners, times, whereabouts, live);
  const dealer = new Dealer(storage, rules, times, (table) => tables.ownerOf(table));
  const seats = new SeatService(storage, tables, dealer, listeners, times);
  const waiting = new WaitingService(tables, { storage, rules, dealer, listeners, now });
  const shares = new ShareService(storage, tables, dealer, listeners, now);
  const programs = new ProgramService(storage, rules, tables, dealer, listeners, times);
  const rematches = new RematchService(storage, tables, now);
  const absence = new Absence(storage, (person) => presence.seen(person), now);
  const requests = new RequestService(storage, rules, tables, listeners, times, absence);
  const letBacks = new LetBackService(
    tables,
    { storage, listeners, times },
    absence,
    presence,
    askers,
  );
  const leaving = new LeavingService(tables, { storage, listeners, times });
  const { invited, noted } = toPersons(hub, neighbours);
  const stored = (works: readonly DueWork[]) => due.stored(works);
  const invitations = new InvitationService(tables, {
    storage,
    changed: invited,
    stored,
    now,
    limit,
  });
  const words = new WordService(storage, tables, now, noted);
  const { devices, persons } = peopleOf(outside, {
    orders,
    whereabouts,
    seats,
    isMoved: () => due.again(),
    neighbours,
    codes,
  });
  const clocks = new ClockService(storage, tables, listeners, uptime, now);
  const moves = new MoveService(storage, rules, tables, listeners, times, clocks);
  const aheads = new AheadService({ storage, rules, tables, moves, clocks, listeners, now });
  // Somebody may look at the table through another server: then the window closes in its own time.
  const onlyPerson = new OnlyPerson(hub, now, async (table, from, alone) =>
    isShared ? undefined : moves.answerAlone(table, from, alone),
  );
  const answer = outside.botsAnswer ?? BOTS_ANSWER;
  const playAhead = (table: string) => aheads.play(table);
  const { after } = clock;
  const bots = new BotSeats({ rules, tables, moves, botPool, playAhead, after, answer });
  const forget = (device: number) => devices.forget(device);
  const cleanup = new Cleanup(storage, tables, settings.keepDays, now, elapsed, forget);
  const hosts = new HostService(storage, tables, listeners, absence, now);
  const { notices, channels, carrier } = makeNotices({
    outside,
    tables,
    stored,
    down: () => uptime.running.down,
    isLookedAt: (table, person) =>
      hub.isLookedAt(table, person) || neighbours?.isLookedAt(table, person) === true,
  });
  const limits = limitsOf(outside);
  const { keys, news } = makeKeys({
    outside,
    persons,
    codes,
    carrier,
    limits,
    stored: () => due.again(),
    limit,
    facts,
  });
  const leaver = { storage, seats, letBacks, listeners, times, persons, keys, whereabouts };
  const erasing = new ErasingService(tables, leaver);
  const parts = { tables, moves, aheads, bots, clocks, cleanup, hosts, letBacks, notices, news };
  const doers = doersOf({ ...parts, now, log });
  const due = dueOf(outside, doers);
  const telling = neighbours && tellingOf(outside, neighbours, { tables, presence, due });
  const readiness = new Readiness();
  const lasting = { uptime, due, letBacks, cleanup, bots, presence, hub, readiness };
  const ofTables = { tables, seats, waiting, shares, moves, aheads, programs, rematches, requests };
  const ofPeople = { letBacks, leaving, invitations, erasing, words, clocks, notices, channels };
  const needs: ApiNeeds = {
    ...ofTables,
    ...ofPeople,
    storage,
    devices,
    whereabouts,
    persons,
    codes,
    keys,
    tokens: tokensOf({ programs, tables, orders, limits, now }),
    readiness,
    orders,
    hub,
    presence,
    now,
    down: () => uptime.running.down,
    makeRoom: () => cleanup.makeRoom(),
    storageState: () => health.state,
    isShared,
    limits,
    ...allowancesOf(limits, limit),
  };
  return {
    needs,
    operator: { ...needs, end: outside.end ?? (() => undefined) },
    sent: (message) => {
      tables.live.noteTold(message.table, message.number);
      hub.publish(message);
      neighbours?.told(message);
    },
    behind: (table) => telling?.behind(table),
    ...courseOf({ ...lasting, neighbours, telling, now, windowMs }),
  };
}

/** The parts that begin and end with the server. */
interface Lasting {
  readonly neighbours: Neighbours | undefined;
  readonly telling: Telling | undefined;
  readonly uptime: Uptime;
  readonly due: DueCourse;
  readonly letBacks: LetBackService;
  readonly cleanup: Cleanup;
  readonly bots: BotSeats;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly readiness: Readiness;
  readonly now: () => number;
  readonly windowMs: number;
}

/** The beginning of the server, its tidying, and its end. */
function courseOf(parts: Lasting): Pick<Services, 'start' | 'tidy' | 'drain' | 'close'> {
  const { uptime, due, letBacks, cleanup, bots, presence, hub, readiness, now, windowMs } = parts;
  const { neighbours, telling } = parts;
  return {
    start: async () => {
      const at = now() + TIDY_MS;
      const tidying = { owner: '', kind: 'tidy', at, about: 0, claimed: 0 } as const;
      await uptime.start();
      await due.start(longestOf(windowMs), [tidying]);
      telling?.start();
      readiness.started();
    },
    tidy: async () => {
      await letBacks.settleAll();
      return cleanup.tidy();
    },
    drain: () => {
      readiness.drains();
      due.close();
      return bots.finish();
    },
    close: async () => {
      due.close();
      await uptime.close();
      bots.close();
      presence.close();
      hub.closeAll();
      await telling?.close();
      await neighbours?.close();
    },
  };
}
