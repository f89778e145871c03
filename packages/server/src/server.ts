import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from './api/needs.ts';
import { makeApp, PATIENCE, type Patience } from './app.ts';
import { BackupSchedule } from './backup/schedule.ts';
import { BOT_POOL, BotPool, type BotPoolSettings } from './bots/pool.ts';
import type { AnswerTimes } from './bots/seats.ts';
import { afterTimer, type Clock, steadyClock } from './clock.ts';
import { EXIT, Stop, stopFor } from './exit.ts';
import type { SlowHash } from './keys/recovery-words.ts';
import { type Log, makeLog } from './log.ts';
import type { Meter } from './metrics/meter.ts';
import { meteringAt } from './metrics/metering.ts';
import { DatabaseClock } from './nodes/database-clock.ts';
import { natsBus } from './nodes/nats.ts';
import { auditIn } from './operator/audit.ts';
import { OperatorDesk } from './operator/desk.ts';
import { ordersOf } from './operator/kept-orders.ts';
import { openSocket } from './operator/socket.ts';
import type { Sender } from './outgoing/guarded.ts';
import { type Mailer, smtpMailer } from './outgoing/mail.ts';
import { Page } from './page/files.ts';
import { POOL, type PoolSettings, type Rules, RulesPool } from './rules/pool.ts';
import { makeServices, type Services } from './services.ts';
import type { Settings } from './settings.ts';
import { StorageError } from './storage/contract.ts';
import { StorageHealth } from './storage/health.ts';
import { openStorage } from './storage/open.ts';
import { Hub } from './stream/hub.ts';
import type { PresenceTimes } from './stream/presence.ts';

const HEARTBEAT_MS = 15_000;
/** How long bots may take to finish their moves when the server is asked to end. */
const BOTS_FINISH_MS = 5_000;

const PACKAGES = resolve(import.meta.dirname, '../..');

/** Parts that tests replace. */
export interface Parts {
  readonly pool?: Partial<PoolSettings>;
  /**
   * Existing workers of the rules, which keep running when the server ends; without them the server
   * starts its own.
   */
  readonly rules?: Rules;
  readonly botPool?: Partial<BotPoolSettings>;
  readonly pageDir?: string;
  readonly limits?: Partial<Limits>;
  readonly patience?: Partial<Patience>;
  /** How long bots may take to finish their moves when the server drains. */
  readonly botsFinishMs?: number;
  readonly now?: () => number;
  /** Schedules calls by the given clock; by default with a timer of the machine. */
  readonly after?: Clock['after'];
  /** Milliseconds since some moment, unaffected by changes of the clock. */
  readonly elapsed?: () => number;
  /** How long windows of live tables are open; by default as in the settings. */
  readonly windowMs?: number;
  readonly botsAnswer?: AnswerTimes;
  readonly presence?: Partial<PresenceTimes>;
  /** Sends messages to addresses that people enter. */
  readonly sender?: Sender;
  /** Sends mail; by default as configured in the settings. */
  readonly mailer?: Mailer;
  /** Hashes recovery words; by default with a slow hash. */
  readonly slowHash?: SlowHash;
  /** By default there is no log. */
  readonly log?: Log;
  /** Called with the number of writes that one transaction has stored. */
  readonly committed?: (writes: number) => void;
  /** Called when the operator asks the server to end; by default the server drains and closes. */
  readonly end?: () => void;
  /** Called when the server cannot work any more. */
  readonly lost?: () => void;
}

export interface RunningServer {
  readonly port: number;
  /** The port of the metrics, if they are measured. */
  readonly metricsPort: number | undefined;
  /** Deletes old data; the server also does so at intervals. */
  readonly tidy: () => Promise<number>;
  /**
   * Accepts no new stream, begins no new work, and waits some seconds at most for thinking bots.
   * Meanwhile requests are answered, and streams get messages.
   */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The open parts of a server. They are closed once in the opposite order, when the server ends or
 * cannot start.
 */
class Open {
  readonly #closers: (() => unknown)[] = [];
  #closed: Promise<void> | undefined;

  /** @param close may reject; the other parts are closed all the same */
  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** @throws the first fault, as a rejection, after everything was closed */
  close(): Promise<void> {
    this.#closed ??= this.#closeAll();
    return this.#closed;
  }

  async #closeAll(): Promise<void> {
    const faults: unknown[] = [];
    for (let close = this.#closers.pop(); close !== undefined; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
  }
}

/**
 * Opens the storage, starts rules and bots, and listens.
 * @throws Stop if the operator must mend something first. After any error nothing is left open
 */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const log = parts.log ?? makeLog('silent');
  const open = new Open();
  try {
    return await start(settings, parts, log, open);
  } catch (error) {
    await open.close().catch((more: unknown) => log.error({ err: more }, 'It did not close well.'));
    if (!(error instanceof StorageError)) throw error;
    throw stopFor(error.fault, settings, error.message);
  }
}

async function start(
  settings: Settings,
  parts: Parts,
  log: Log,
  open: Open,
): Promise<RunningServer> {
  const metering = await meteringAt(settings.metrics);
  open.add(() => metering.close());
  const { meter } = metering;
  const { natsUrl, role, dataDir, backups: plan } = settings;
  const isShared = natsUrl !== undefined;
  const hub = new Hub(isShared ? (table) => services.behind(table) : undefined);
  const health = new StorageHealth();
  let shared: ServerClock | undefined;
  let running: Services | undefined;
  const opened = await openStorage(settings, {
    sent: (message) => services.sent(message),
    failed: (fault, why, writes) => {
      health.failed(fault, writes);
      log.error({ fault, why }, `The storage could not ${writes ? 'write' : 'read'}.`);
    },
    committed: (writes) => {
      meter?.committed(writes);
      parts.committed?.(writes);
    },
    wrote: () => health.wrote(),
    read: () => health.read(),
    time: (now) => shared?.heard?.(now),
    away: (isAway, forMs) => {
      health.away(isAway);
      if (isAway) log.error('The database is gone, and is looked for.');
      else log.warn({ forMs }, 'The database is there again.');
      running?.cutOff(isAway);
    },
    lost: (why) => {
      log.error({ why }, 'The storage has ended.');
      parts.lost?.();
    },
  });
  open.add(() => opened.close());
  const storage = metering.storage(opened);
  shared = await clockOf(isShared ? opened.time : undefined, parts, open);
  const { clock, elapsed } = shared;
  const orders = await ordersOf(dataDir, storage, clock.now());
  const { rules, closeRules } = rulesOf(parts);
  open.add(closeRules);
  const botPool = new BotPool({ ...BOT_POOL, ...parts.botPool });
  open.add(() => botPool.close());
  const { limits, windowMs, botsAnswer, presence, sender, slowHash } = parts;
  const mailer = parts.mailer ?? (settings.mail && smtpMailer(settings.mail));
  const services = makeServices({
    settings,
    storage,
    health,
    hub,
    rules,
    botPool: metering.thinker(botPool),
    clock,
    elapsed,
    log,
    meter,
    orders,
    others: isShared ? { bus: natsBus(natsUrl, log), role, mostBots: botPool.places } : undefined,
    end: () => (parts.end ?? endGently)(),
    limits,
    windowMs,
    botsAnswer,
    presence,
    sender,
    mailer,
    slowHash,
  });
  running = services;
  const app = makeApp(services.needs, appSettings(settings, parts, log, meter));
  open.add(() => app.close());
  open.add(() => mailer?.close());
  open.add(() => services.close());

  const drain = async () => {
    const finished = services.drain();
    botPool.drain();
    await Promise.race([
      finished,
      sleep(parts.botsFinishMs ?? BOTS_FINISH_MS, undefined, { ref: false }),
    ]);
  };
  const close = () => open.close();
  const endGently = async () => {
    await drain();
    await close();
  };
  const heartbeat = setInterval(() => hub.everywhere(':\n\n'), HEARTBEAT_MS);
  open.add(() => clearInterval(heartbeat));
  // This comes first: the clock of a move must leave out the time in which no server ran.
  await services.start();
  const metricsPort = await metering.listen({
    streams: () => hub.size,
    botsWaiting: () => botPool.waiting,
    botsThinking: () => botPool.thinking,
    isReady: () => services.needs.readiness.course === 'running',
  });
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw stopForListening(error, settings);
  });
  const desk = new OperatorDesk(services.operator, auditIn(dataDir, clock.now), log);
  const operator = await openSocket(dataDir, (request) => desk.answer(request), log);
  open.add(() => operator?.close());
  const backups = plan && new BackupSchedule({ dataDir, plan, clock, log });
  open.add(() => backups?.close());
  backups?.start();
  const { port } = app.server.address() as AddressInfo;
  const { tidy } = services;
  return { port, metricsPort, tidy, drain, close };
}

function appSettings(settings: Settings, parts: Parts, log: Log, meter: Meter | undefined) {
  const { host, publicUrl, trustedProxies, securityContact } = settings;
  return {
    host,
    publicUrl,
    trustedProxies,
    securityContact,
    page: new Page(parts.pageDir ?? join(PACKAGES, 'web', 'dist')),
    log,
    meter,
    version: ownVersion(),
    patience: { ...PATIENCE, ...parts.patience },
  };
}

interface ServerClock {
  readonly clock: Clock;
  readonly elapsed: () => number;
  /** Called with the time of an answer of the database; undefined if that time is not needed. */
  readonly heard?: (time: number) => void;
}

/** The clock of a server: that of the database if several servers share it. */
async function clockOf(
  time: (() => Promise<number>) | undefined,
  parts: Parts,
  open: Open,
): Promise<ServerClock> {
  const elapsed = parts.elapsed ?? parts.now ?? (() => performance.now());
  const after = parts.after ?? afterTimer;
  if (parts.now !== undefined) return { clock: { now: parts.now, after }, elapsed };
  if (time === undefined) return { clock: { now: steadyClock(Date.now, elapsed), after }, elapsed };
  const shared = await DatabaseClock.of(time, elapsed, after);
  open.add(() => shared.close());
  return { clock: { now: shared.now, after }, elapsed, heard: shared.heard };
}

function rulesOf({ rules, pool }: Parts): { rules: Rules; closeRules: () => Promise<void> } {
  if (rules !== undefined) return { rules, closeRules: () => Promise.resolve() };
  const own = new RulesPool({ ...POOL, ...pool });
  return { rules: own, closeRules: () => own.close() };
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
