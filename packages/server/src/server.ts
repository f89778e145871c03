import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Limits } from './api/needs.ts';
import { makeApp, PATIENCE, type Patience } from './app.ts';
import { BOT_POOL, BotPool, type BotPoolSettings } from './bots/pool.ts';
import { type AnswerTimes, BOTS_ANSWER, BotSeats } from './bots/seats.ts';
import { afterTimer, type Clock, steadyClock } from './clock.ts';
import { doersOf, TIDY_MS } from './due/doers.ts';
import { Scheduler } from './due/scheduler.ts';
import { EXIT, Stop, stopFor } from './exit.ts';
import { Codes } from './identity/codes.ts';
import { Devices } from './identity/devices.ts';
import { Persons } from './identity/persons.ts';
import { Programs } from './identity/programs.ts';
import { type Log, makeLog } from './log.ts';
import { Page } from './page/files.ts';
import { POOL, type PoolSettings, RulesPool } from './rules/pool.ts';
import type { Settings } from './settings.ts';
import { StorageError } from './storage/contract.ts';
import { StorageHealth } from './storage/health.ts';
import { openSqlite } from './storage/sqlite/client.ts';
import { Hub } from './stream/hub.ts';
import { Presence, type PresenceTimes } from './stream/presence.ts';
import { Allowance } from './tables/allowance.ts';
import { Cleanup } from './tables/cleanup.ts';
import { ClockService } from './tables/clock-service.ts';
import { LeavingService } from './tables/leaving-service.ts';
import { MoveService } from './tables/move-service.ts';
import { OnlyPerson } from './tables/only-person.ts';
import { ProgramService } from './tables/program-service.ts';
import { RematchService } from './tables/rematch-service.ts';
import { RequestService } from './tables/request-service.ts';
import { SeatService } from './tables/seat-service.ts';
import { type TableListeners, TableService } from './tables/table-service.ts';
import { WordService } from './tables/word-service.ts';
import { Uptime } from './time/uptime.ts';

const HEARTBEAT_MS = 15_000;
/** No clock is looked at later; who has more time is looked at again. */
const LONGEST_TURN_MS = 60 * 24 * 3_600_000;

const PACKAGES = resolve(import.meta.dirname, '../..');

/** Parts that tests replace. */
export interface Parts {
  readonly pool?: Partial<PoolSettings>;
  readonly botPool?: Partial<BotPoolSettings>;
  readonly pageDir?: string;
  readonly limits?: Partial<Limits>;
  readonly patience?: Partial<Patience>;
  readonly now?: () => number;
  /** Waits by that clock; by a timer of the machine where it is left out. */
  readonly after?: Clock['after'];
  /** Milliseconds since some moment, which no setting of a clock changes. */
  readonly elapsed?: () => number;
  /** How long windows of live tables are open; else as the settings say. */
  readonly windowMs?: number;
  readonly botsAnswer?: AnswerTimes;
  readonly presence?: Partial<PresenceTimes>;
  /** Nothing is told where it is left out. */
  readonly log?: Log;
  /** So many writes were made durable by one transaction. */
  readonly committed?: (writes: number) => void;
  /** The server can do nothing any more. */
  readonly lost?: () => void;
}

export interface RunningServer {
  readonly port: number;
  /** Clears away what is old, as it does by itself from time to time. */
  readonly tidy: () => Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens the storage, starts rules and bots, listens.
 * @throws Stop when the outside must be mended first.
 */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const log = parts.log ?? makeLog('silent');
  const hub = new Hub();
  const health = new StorageHealth();
  const storage = await openSqlite(settings.dataDir, {
    sent: (message) => {
      tables.live.noteTold(message.table, message.number);
      hub.publish(message);
    },
    failed: (fault, why, writes) => {
      health.failed(fault, writes);
      log.error({ fault, why }, `The storage could not ${writes ? 'write' : 'read'}.`);
    },
    ...(parts.committed === undefined ? {} : { committed: parts.committed }),
    wrote: () => health.wrote(),
    lost: (why) => {
      log.error({ why }, 'The storage has ended.');
      parts.lost?.();
    },
  }).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error;
    throw stopFor(error.fault, settings.dataDir, error.message);
  });

  const rules = new RulesPool({ ...POOL, ...parts.pool });
  const botPool = new BotPool({ ...BOT_POOL, ...parts.botPool });
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
  const elapsed = parts.elapsed ?? (() => performance.now());
  const now = parts.now ?? steadyClock(Date.now, elapsed);
  const clock = { now, after: parts.after ?? afterTimer };
  const uptime = new Uptime(storage, clock);
  const presence = new Presence(hub, now, parts.presence);
  const windowMs = parts.windowMs ?? settings.windowSeconds * 1000;
  const times = { now, windowMs, down: () => uptime.down };
  const tables = new TableService(storage, rules, listeners, times);
  const seats = new SeatService(storage, tables, listeners, times);
  const programs = new ProgramService(storage, rules, tables, listeners, times);
  const rematches = new RematchService(storage, tables, now);
  const requests = new RequestService(storage, rules, tables, listeners, times);
  const leaving = new LeavingService(storage, tables, listeners, times);
  const words = new WordService(storage, tables, now, (person, notes) =>
    hub.tellPerson(person, 'notes', JSON.stringify(notes)),
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
  const botsAnswer = parts.botsAnswer ?? BOTS_ANSWER;
  const bots = new BotSeats({ rules, tables, moves, botPool, answer: botsAnswer });
  const cleanup = new Cleanup(storage, tables, settings.keepDays, now, elapsed);
  const doers = doersOf({ tables, moves, bots, clocks, cleanup, now, log });
  const due = new Scheduler(storage, clock, doers, log);
  const limits: Limits = {
    ...{ streams: 2_000, streamsPerDevice: 12, streamsPerAddress: 300 },
    ...{ connections: 5_000, connectionsPerAddress: 600, tablesPerDevice: 200 },
    ...{ requestsPerAddress: 16, waitingPerAddress: 1_000, claimsPerHour: 600 },
    codesPerHour: 30,
    ...{ programPerMinute: 600, streamsPerProgram: 4 },
    ...{ tables: settings.maxTables, tablesPerHour: settings.tablesPerHour },
    ...parts.limits,
  };
  const programAllowance = new Allowance(limits.programPerMinute, 60_000);
  const app = makeApp(
    {
      storage,
      devices,
      persons,
      codes,
      tables,
      seats,
      moves,
      programs,
      tokens: new Programs((token) => programs.find(token), programAllowance, now),
      rematches,
      requests,
      leaving,
      words,
      hub,
      presence,
      clocks,
      now,
      down: times.down,
      makeRoom: () => cleanup.makeRoom(),
      storageState: () => health.state,
      limits,
      allowance: new Allowance(limits.tablesPerHour),
      claims: new Allowance(limits.claimsPerHour),
      codesTried: new Allowance(limits.codesPerHour),
    },
    {
      host: settings.host,
      publicUrl: settings.publicUrl,
      trustedProxies: settings.trustedProxies,
      page: new Page(parts.pageDir ?? join(PACKAGES, 'web', 'dist')),
      log,
      version: ownVersion(),
      patience: { ...PATIENCE, ...parts.patience },
    },
  );

  const heartbeat = setInterval(() => hub.everywhere(':\n\n'), HEARTBEAT_MS);
  const close = async () => {
    clearInterval(heartbeat);
    due.close();
    await uptime.close();
    bots.close();
    presence.close();
    hub.closeAll();
    await app.close();
    await botPool.close();
    await rules.close();
    await storage.close();
  };

  try {
    await app.listen({ host: settings.host, port: settings.port });
    const tidying = { owner: '', kind: 'tidy', at: now() + TIDY_MS, about: 0, claimed: 0 } as const;
    await uptime.start();
    const longest = { window: windowMs, bots: 0, clock: LONGEST_TURN_MS, tidy: TIDY_MS };
    await due.start(longest, [tidying]);
  } catch (error) {
    await close().catch((more: unknown) => log.error({ err: more }, 'It did not close well.'));
    if (!(error instanceof StorageError)) throw stopForListening(error, settings);
    throw stopFor(error.fault, settings.dataDir, error.message);
  }
  const { port } = app.server.address() as AddressInfo;
  return { port, tidy: () => cleanup.tidy(), close };
}

function stopForListening(error: unknown, { host, port }: Settings): unknown {
  const { code } = error as { readonly code?: string };
  if (code === 'EADDRINUSE') {
    return new Stop(EXIT.portTaken, `Port ${port} is taken. Set PORT to another one.`);
  }
  if (code === 'EACCES') {
    return new Stop(EXIT.address, `Port ${port} is not allowed. Set PORT to one from 1024 on.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Stop(EXIT.address, `This machine has no address ${host}. Set HOST.`);
  }
  return error;
}

function ownVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
