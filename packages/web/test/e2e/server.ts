// The real server with the built page, as `npm start` runs it; its own folder for the data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHANCE, nameOfDraws } from './drawn.ts';
import { DELAY, slowNetwork } from './slow-network.ts';

const MAIN = resolve(import.meta.dirname, '../../../server/src/main.ts');
/** Imported first in every server. */
const DRAWING = pathToFileURL(
  resolve(import.meta.dirname, '../../../server/test/draw-in-process.ts'),
).href;

export interface Served {
  readonly port: number;
  /** The folder of its data. */
  readonly data: string;
  /** Ends the server as a signal would and starts it again on the same data and port. */
  restart(): Promise<void>;
  /** The same, but it ends in the middle of whatever it does. @param meanwhile what happens before it is there again */
  kill(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** @param more of the environment, besides where it listens and keeps its data */
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

/** An address of this machine in its network, where there is one: plain http, no secure context. */
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
) {
  const env = {
    ...process.env,
    ...more,
    ...(CHANCE === undefined ? {} : { PANGAEA_PROCESS: nameOfDraws('server') }),
    HOST: host,
    PORT: String(port),
    DATA_DIR: data,
  };
  const child = spawn(process.execPath, ['--import', DRAWING, program], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  /** All that it says until it listens. */
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
