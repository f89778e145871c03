// The real server with the built page, as `npm start` runs it, with a separate folder for the data.
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CHANCE, nameOfDraws } from './drawn.ts';
import { DELAY, slowNetwork } from './slow-network.ts';

const MAIN = resolve(import.meta.dirname, '../../../server/src/main.ts');
/** Imported first in every server. */
const DRAWING = import.meta.resolve('../../../server/test/draw-in-process.ts');
/** Imported later in the server that test files share. */
const SHARED = import.meta.resolve('../../../server/test/shared-process.ts');
/** The output of that server after it has read the name of a test. */
const READ = 'The name of the test was read.';

export interface Served {
  readonly port: number;
  /** The folder of its data. */
  readonly data: string;
  /** Ends the server as a signal would and starts it again with the same data and port. */
  restart(): Promise<void>;
  /**
   * The same, but the server ends in the middle of its work.
   * @param meanwhile called before it is there again
   */
  kill(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** @param more environment variables, besides those for its address and its data */
export async function serve(
  host = '127.0.0.1',
  more: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'pangaea-data-'));
  let running = await start(host, 0, data, more);
  const { port } = running;
  const network = DELAY > 0 ? await slowNetwork(host, port) : undefined;
  return {
    port: network?.port ?? port,
    data,
    restart: async () => {
      await stop(running.child);
      running = await start(host, port, data, more);
    },
    kill: async (meanwhile) => {
      await stop(running.child, 'SIGKILL');
      await meanwhile?.();
      running = await start(host, port, data, more);
    },
    close: async () => {
      network?.close();
      await stop(running.child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Shared {
  readonly port: number;
  readonly child: ChildProcessWithoutNullStreams;
}
let shared: Promise<Shared> | undefined;
/** The number of times that the shared server got random numbers by a name. */
const drawings = new Map<string, number>();

/**
 * The server of this test process, which all its files share. Each test makes its own tables and
 * persons, and the server's random numbers follow from the test. A test that restarts a server, or
 * changes its settings, starts its own with `serve`.
 */
export async function sharedServer(): Promise<{ readonly port: number }> {
  shared ??= startShared();
  let server = await shared;
  // A crashed server ends only its own test.
  if (server.child.exitCode !== null || server.child.signalCode !== null) {
    shared = startShared();
    server = await shared;
  }
  const { child, port } = server;
  const isRead = new Promise<void>((read) => {
    const listen = (part: Buffer) => {
      if (!part.includes(READ)) return;
      child.stdout.off('data', listen);
      read();
    };
    child.stdout.on('data', listen);
  });
  const name = nameOfDraws('server');
  const times = drawings.get(name) ?? 0;
  drawings.set(name, times + 1);
  // A repeated test finds the devices and tables of its first run, and must not draw their names
  // again.
  child.stdin.write(times === 0 ? `${name}\n` : `${name} again ${times}\n`);
  await isRead;
  return { port };
}

async function startShared(): Promise<Shared> {
  const data = mkdtempSync(join(tmpdir(), 'pangaea-data-'));
  const host = '127.0.0.1';
  // One address makes more tables in the tests than it may by default.
  const { child, port } = await start(host, 0, data, { TABLES_PER_HOUR: '10000' }, MAIN, [SHARED]);
  const network = DELAY > 0 ? await slowNetwork(host, port) : undefined;
  return { child, port: network?.port ?? port };
}

/**
 * An address of this machine in its network, if there is one: plain http, which is no secure
 * context.
 */
export function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
}

export async function start(
  host: string,
  port: number,
  data: string,
  more: Readonly<Record<string, string>>,
  program = MAIN,
  first: readonly string[] = [],
) {
  const env = {
    ...process.env,
    ...more,
    ...(CHANCE === undefined ? {} : { PANGAEA_PROCESS: nameOfDraws('server') }),
    HOST: host,
    PORT: String(port),
    DATA_DIR: data,
  };
  const imports = [DRAWING, ...first].flatMap((file) => ['--import', file]);
  const child = spawn(process.execPath, [...imports, program], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  /** All output until the server listens. */
  let said = '';
  const found = await new Promise<number>((found, failed) => {
    child.stdout.on('data', (part) => {
      said += part;
      const address = /http:\/\/[^\s:]+:(\d+)/.exec(said);
      if (address !== null) found(Number(address[1]));
    });
    child.on('exit', () => failed(new Error(`the server did not start: ${said}`)));
  });
  return { child, port: found, said };
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
