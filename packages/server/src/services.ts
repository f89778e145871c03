import type { ApiNeeds, Limits } from './api/needs.ts';
import type { Thinker } from './bots/pool.ts';
import { type AnswerTimes, BOTS_ANSWER, BotSeats } from './bots/seats.ts';
import type { Clock } from './clock.ts';
import { doersOf, TIDY_MS } from './due/doers.ts';
import { Scheduler } from './due/scheduler.ts';
import { Codes } from './identity/codes.ts';
import { Devices } from './identity/devices.ts';
import { Persons } from './identity/persons.ts';
import { Programs } from './identity/programs.ts';
import type { Log } from './log.ts';
import type { Rules } from './rules/pool.ts';
import type { Settings } from './settings.ts';
import type { SentMessage, Storage } from './storage/contract.ts';
import type { StorageHealth } from './storage/health.ts';
import type { Hub } from './stream/hub.ts';
import { Presence, type PresenceTimes } from './stream/presence.ts';
import { Absence } from './tables/absence.ts';
import { Allowance } from './tables/allowance.ts';
import { Cleanup } from './tables/cleanup.ts';
import { ClockService } from './tables/clock-service.ts';
import { Dealer } from './tables/dealing.ts';
import { HostService } from './tables/host-service.ts';
import { LeavingService } from './tables/leaving-service.ts';
import { LetBackService } from './tables/let-back-service.ts';
import { MoveService } from './tables/move-service.ts';
import { OnlyPerson } from './tables/only-person.ts';
import { ProgramService } from './tables/program-service.ts';
import { RematchService } from './tables/rematch-service.ts';
import { RequestService } from './tables/request-service.ts';
import { SeatService } from './tables/seat-service.ts';
import { ShareService } from './tables/share-service.ts';
import { type TableListeners, TableService } from './tables/table-service.ts';
import { WordService } from './tables/word-service.ts';
import { Uptime } from './time/uptime.ts';

/** No clock is looked at later; clocks with more time are looked at again. */
const LONGEST_TURN_MS = 60 * 24 * 3_600_000;

/** All that comes from outside the server: disk, rules, bots, time. Chance is `identity/secrets.ts`. */
export interface Outside {
  readonly settings: Pick<
    Settings,
    'publicUrl' | 'keepDays' | 'maxTables' | 'tablesPerHour' | 'windowSeconds'
  >;
  readonly storage: Storage;
  readonly health: StorageHealth;
  readonly hub: Hub;
  readonly rules: Rules;
  readonly botPool: Thinker;
  readonly clock: Clock;
  /** Milliseconds since some moment, which no setting of a clock changes. */
  readonly elapsed: () => number;
  readonly log: Log;
  readonly limits?: Partial<Limits> | undefined;
  /** How long windows of live tables are open; else as the settings say. */
  readonly windowMs?: number | undefined;
  readonly botsAnswer?: AnswerTimes | undefined;
  readonly presence?: Partial<PresenceTimes> | undefined;
  /** How often the server notes that it runs. */
  readonly beatMs?: number | undefined;
}

/** The services of a server, without the HTTP server in front of them. */
export interface Services {
  readonly needs: ApiNeeds;
  /** For the storage: a message is stored. */
  sent(message: SentMessage): void;
  /** Goes on where the last run ended; from now on what is due is done. */
  start(): Promise<void>;
  /** Settles requests to be let back, and clears away what is old. @returns how many tables were deleted */
  tidy(): Promise<number>;
  /** Begins nothing any more, and ends all streams. */
  close(): Promise<void>;
}

/** Puts together what the server does, on whatever it stands on. */
export function makeServices(outside: Outside): Services {
  const { settings, storage, health, hub, rules, botPool, clock, elapsed, log } = outside;
  const { now } = clock;
  const listeners: TableListeners = {
    made: (table) => hub.seated(table, 0),
    seated: (table) => {
      hub.seated(table, tables.live.toldOf(table.id));
      presence.changed(table.id);
    },
    gone: (table) => hub.gone(table),
    waits: (table, works) => {
      due.stored(works);
      onlyPerson.watch(table);
    },
    looked: (asker, table) => onlyPerson.looked(asker, table),
  };
  const uptime = new Uptime(storage, clock, elapsed, outside.beatMs);
  const presence = new Presence(hub, clock, outside.presence);
  const windowMs = outside.windowMs ?? settings.windowSeconds * 1000;
  const times = { now, windowMs, running: () => uptime.running };
  const tables = new TableService(storage, rules, listeners, times);
  const dealer = new Dealer(storage, rules, times);
  const seats = new SeatService(storage, tables, dealer, listeners, times);
  const shares = new ShareService(storage, tables, dealer, listeners, now);
  const programs = new ProgramService(storage, rules, tables, dealer, listeners, times);
  const rematches = new RematchService(storage, tables, now);
  const absence = new Absence(storage, (person) => presence.seen(person), now);
  const requests = new RequestService(storage, rules, tables, listeners, times, absence);
  const letBacks = new LetBackService(tables, { storage, listeners, times }, absence, presence);
  const leaving = new LeavingService(tables, { storage, listeners, times });
  const words = new WordService(storage, tables, now, (person, notes) =>
    hub.tellPerson(person, 'notes', notes),
  );
  const devices = new Devices(storage, settings.publicUrl?.startsWith('https:') === true);
  const codes = new Codes(now);
  const persons = new Persons(storage, devices, codes, {
    changed: (device) => hub.changed(device),
    handedOn: (tables) => seats.handedOn(tables),
  });
  const clocks = new ClockService(storage, tables, listeners, uptime, now);
  const moves = new MoveService(storage, rules, tables, listeners, times, clocks);
  const onlyPerson = new OnlyPerson(hub, now, (table, from, alone) =>
    moves.answerAlone(table, from, alone),
  );
  const answer = outside.botsAnswer ?? BOTS_ANSWER;
  const bots = new BotSeats({ rules, tables, moves, botPool, after: clock.after, answer });
  const cleanup = new Cleanup(storage, tables, settings.keepDays, now, elapsed, (device) =>
    devices.forget(device),
  );
  const hosts = new HostService(storage, tables, listeners, absence, now);
  const doers = doersOf({ tables, moves, bots, clocks, cleanup, hosts, letBacks, now, log });
  const due = new Scheduler(storage, clock, doers, log);
  const limits: Limits = {
    streams: 2_000,
    streamsPerDevice: 12,
    streamsPerAddress: 300,
    connections: 5_000,
    connectionsPerAddress: 600,
    tablesPerDevice: 200,
    requestsPerAddress: 16,
    waitingPerAddress: 1_000,
    claimsPerHour: 600,
    codesPerHour: 30,
    programPerMinute: 600,
    streamsPerProgram: 4,
    tables: settings.maxTables,
    tablesPerHour: settings.tablesPerHour,
    ...outside.limits,
  };
  const programAllowance = new Allowance(limits.programPerMinute, 60_000);
  const needs: ApiNeeds = {
    storage,
    devices,
    persons,
    codes,
    tables,
    seats,
    shares,
    moves,
    programs,
    tokens: new Programs((token) => programs.find(token), programAllowance, now),
    rematches,
    requests,
    letBacks,
    leaving,
    words,
    hub,
    presence,
    clocks,
    now,
    down: () => uptime.running.down,
    makeRoom: () => cleanup.makeRoom(),
    storageState: () => health.state,
    limits,
    allowance: new Allowance(limits.tablesPerHour),
    claims: new Allowance(limits.claimsPerHour),
    codesTried: new Allowance(limits.codesPerHour),
  };
  return {
    needs,
    sent: (message) => {
      tables.live.noteTold(message.table, message.number);
      hub.publish(message);
    },
    start: async () => {
      const at = now() + TIDY_MS;
      const tidying = { owner: '', kind: 'tidy', at, about: 0, claimed: 0 } as const;
      await uptime.start();
      const longest = { window: windowMs, bots: 0, clock: LONGEST_TURN_MS, tidy: TIDY_MS };
      await due.start(longest, [tidying]);
    },
    tidy: async () => {
      await letBacks.settleAll();
      return cleanup.tidy();
    },
    close: async () => {
      due.close();
      await uptime.close();
      bots.close();
      presence.close();
      hub.closeAll();
    },
  };
}
