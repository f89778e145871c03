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
import { meteringAt } from './metrics/metering.ts';
import { DatabaseClock } from './nodes/database-clock.ts';
import { natsBus } from './nodes/nats.ts';
import { auditIn } from './operator/audit.ts';
import { OperatorDesk } from './operator/desk.ts';
import { OperatorOrders } from './operator/orders.ts';
import { type OperatorSocket, openSocket } from './operator/socket.ts';
import type { Sender } from './outgoing/guarded.ts';
import { type Mailer, smtpMailer } from './outgoing/mail.ts';
import { Page } from './page/files.ts';
import { POOL, type PoolSettings, type Rules, RulesPool } from './rules/pool.ts';
import { makeServices } from './services.ts';
import type { Settings } from './settings.ts';
import { type Storage, StorageError } from './storage/contract.ts';
import { StorageHealth } from './storage/health.ts';
import { openStorage } from './storage/open.ts';
import { Hub } from './stream/hub.ts';
import type { PresenceTimes } from './stream/presence.ts';

const HEARTBEAT_MS = 15_000;
/** Bots have so long to finish their moves when the server is asked to end. */
const BOTS_FINISH_MS = 5_000;

const PACKAGES = resolve(import.meta.dirname, '../..');

/** Parts that tests replace. */
export interface Parts {
  readonly pool?: Partial<PoolSettings>;
  /**
   * Rules that run already and keep running when the server ends; left out, the server has its own.
   */
  readonly rules?: Rules;
  readonly botPool?: Partial<BotPoolSettings>;
  readonly pageDir?: string;
  readonly limits?: Partial<Limits>;
  readonly patience?: Partial<Patience>;
  /** So long bots may finish their moves when the server drains. */
  readonly botsFinishMs?: number;
  readonly now?: () => number;
  /** Schedules calls by that clock; by default a timer of the machine. */
  readonly after?: Clock['after'];
  /** Milliseconds since some moment, unaffected by changes of the clock. */
  readonly elapsed?: () => number;
  /** How long windows of live tables are open; by default as in the settings. */
  readonly windowMs?: number;
  readonly botsAnswer?: AnswerTimes;
  readonly presence?: Partial<PresenceTimes>;
  /** Sends to addresses that people give. */
  readonly sender?: Sender;
  /** Sends mail; by default as the settings say. */
  readonly mailer?: Mailer;
  /** Hashes recovery words; by default with much work. */
  readonly slowHash?: SlowHash;
  /** By default there is no log. */
  readonly log?: Log;
  /** Called with the number of writes that one transaction made durable. */
  readonly committed?: (writes: number) => void;
  /** Called when the operator asks the server to end; by default it drains and closes. */
  readonly end?: () => void;
  /** Called when the server cannot work any more. */
  readonly lost?: () => void;
}

export interface RunningServer {
  readonly port: number;
  /** Where metrics are read, if they are. */
  readonly metricsPort: number | undefined;
  /** Deletes what is old, as the server also does from time to time. */
  readonly tidy: () => Promise<number>;
  /**
   * Takes no new stream, begins no new work, and waits for the bots that think, for at most some seconds. Requests are answered
   * and streams are told meanwhile.
   */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the storage, starts rules and bots, and listens.
 * @throws Stop when something outside must be mended first
 */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const log = parts.log ?? makeLog('silent');
  const metering = await meteringAt(settings.metrics);
  const { meter } = metering;
  const { natsUrl, role } = settings;
  const isShared = natsUrl !== undefined;
  const hub = new Hub(isShared ? (table) => services.behind(table) : undefined);
  const health = new StorageHealth();
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
    lost: (why) => {
      log.error({ why }, 'The storage has ended.');
      parts.lost?.();
    },
  }).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error;
    throw stopFor(error.fault, settings, error.message);
  });

  const storage = metering.storage(opened);
  const orders = await ordersIn(settings.dataDir, storage);
  const { rules, closeRules } = rulesOf(parts);
  const botPool = new BotPool({ ...BOT_POOL, ...parts.botPool });
  const elapsed = parts.elapsed ?? parts.now ?? (() => performance.now());
  const after = parts.after ?? afterTimer;
  const time = isShared && parts.now === undefined ? opened.time : undefined;
  const shared = time && (await DatabaseClock.of(time, elapsed, after));
  const now = parts.now ?? shared?.now ?? steadyClock(Date.now, elapsed);
  const clock = { now, after };
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
  const app = makeApp(services.needs, {
    host: settings.host,
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    securityContact: settings.securityContact,
    page: new Page(parts.pageDir ?? join(PACKAGES, 'web', 'dist')),
    log,
    meter,
    version: ownVersion(),
    patience: { ...PATIENCE, ...parts.patience },
  });

  let metricsPort: number | undefined;
  const { dataDir, backups: plan } = settings;
  const backups = plan && new BackupSchedule({ dataDir, plan, clock, log });
  let operator: OperatorSocket | undefined;
  const heartbeat = setInterval(() => hub.everywhere(':\n\n'), HEARTBEAT_MS);
  const drain = async () => {
    const finished = services.drain();
    botPool.drain();
    await Promise.race([
      finished,
      sleep(parts.botsFinishMs ?? BOTS_FINISH_MS, undefined, { ref: false }),
    ]);
  };
  const close = async () => {
    clearInterval(heartbeat);
    backups?.close();
    await operator?.close();
    await metering.close();
    await services.close();
    mailer?.close();
    await app.close();
    await botPool.close();
    await closeRules();
    shared?.close();
    await storage.close();
  };

  const endGently = async () => {
    await drain();
    await close();
  };
  try {
    // Before anything else: the clock of a move must leave out the time in which no server ran.
    await services.start();
    metricsPort = await metering.listen({
      streams: () => hub.size,
      botsWaiting: () => botPool.waiting,
      botsThinking: () => botPool.thinking,
      isReady: () => services.needs.readiness.course === 'running',
    });
    await app.listen({ host: settings.host, port: settings.port });
    const desk = new OperatorDesk(services.operator, auditIn(dataDir, now), log);
    operator = await openSocket(dataDir, (request) => desk.answer(request), log);
    backups?.start();
  } catch (error) {
    await close().catch((more: unknown) => log.error({ err: more }, 'It did not close well.'));
    if (!(error instanceof StorageError)) throw stopForListening(error, settings);
    throw stopFor(error.fault, settings, error.message);
  }
  const { port } = app.server.address() as AddressInfo;
  const { tidy } = services;
  return { port, metricsPort, tidy, drain, close };
}

async function ordersIn(folder: string, storage: Storage): Promise<OperatorOrders> {
  try {
    return OperatorOrders.in(folder);
  } catch (error) {
    await storage.close();
    throw error;
  }
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
