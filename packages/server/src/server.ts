import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { makeApp } from './app.ts';
import { CREW, Crew, type CrewSettings } from './bots/crew.ts';
import { BotSeats } from './bots/seats.ts';
import { EXIT, Stop, stopFor } from './exit.ts';
import { Devices } from './identity/devices.ts';
import { Page } from './page/files.ts';
import { POOL, type PoolSettings, RulesPool } from './rules/pool.ts';
import type { Settings } from './settings.ts';
import { StorageError } from './storage/contract.ts';
import { openSqlite } from './storage/sqlite/client.ts';
import { Hub } from './stream/hub.ts';
import { Desk, type DeskListeners } from './tables/desk.ts';
import { Door } from './tables/door.ts';

const HEARTBEAT_MS = 15_000;
/** Messages are kept so long for devices that come back; later they get the whole table. */
const KEEP_MESSAGES_MS = 24 * 3600 * 1000;
const TIDY_MS = 10 * 60 * 1000;

const PACKAGES = resolve(import.meta.dirname, '../..');

/** Parts that tests replace. */
export interface Parts {
  readonly pool?: Partial<PoolSettings>;
  readonly crew?: Partial<CrewSettings>;
  readonly pageDir?: string;
  readonly limits?: { readonly streams: number; readonly streamsPerDevice: number };
  readonly report?: (line: string) => void;
  /** The server can do nothing any more. */
  readonly lost?: () => void;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens the storage, starts rules and bots, listens.
 * @throws Stop when the outside must be mended first.
 */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const report = parts.report ?? (() => undefined);
  const hub = new Hub();
  let storageState: 'ok' | 'full' | 'failed' = 'ok';
  const storage = await openSqlite(settings.dataDir, {
    told: (message) => hub.told(message),
    failed: (fault, why) => {
      storageState = fault === 'full' ? 'full' : 'failed';
      report(`A write was refused: ${why}`);
    },
    wrote: () => {
      storageState = 'ok';
    },
    lost: (why) => {
      report(`The storage has ended: ${why}`);
      parts.lost?.();
    },
  }).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error;
    throw stopFor(error.fault, settings.dataDir, error.message);
  });

  const rules = new RulesPool({ ...POOL, ...parts.pool });
  const crew = new Crew({ ...CREW, ...parts.crew });
  const listeners: DeskListeners = {
    joined: (device, table) => hub.joined(device, table),
    waits: (table) => bots.wake(table),
  };
  const now = Date.now;
  const desk = new Desk(storage, rules, listeners, now);
  const door = new Door(storage, rules, desk, listeners, now);
  const bots = new BotSeats({ storage, rules, desk, door, crew });
  const secure = settings.publicUrl?.startsWith('https:') === true;
  const app = makeApp(
    {
      storage,
      devices: new Devices(storage, secure),
      desk,
      door,
      hub,
      now,
      storageState: () => storageState,
      limits: parts.limits ?? { streams: 2_000, streamsPerDevice: 12 },
    },
    {
      publicUrl: settings.publicUrl,
      page: new Page(parts.pageDir ?? join(PACKAGES, 'web', 'dist')),
      report: (error) =>
        report(error instanceof Error ? (error.stack ?? error.message) : `${error}`),
      version: ownVersion(),
    },
  );

  const heartbeat = setInterval(() => hub.everywhere(':\n\n'), HEARTBEAT_MS);
  const tidy = setInterval(() => {
    storage.forgetMessages(now() - KEEP_MESSAGES_MS).catch(() => undefined);
  }, TIDY_MS);
  const close = async () => {
    clearInterval(heartbeat);
    clearInterval(tidy);
    bots.close();
    hub.closeAll();
    await app.close();
    crew.close();
    await rules.close();
    await storage.close();
  };

  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await close();
    throw stopForListening(error, settings);
  }
  await bots.resume();
  return { port: (app.server.address() as AddressInfo).port, close };
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
