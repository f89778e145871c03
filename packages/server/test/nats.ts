// A NATS server from the binary on this machine, for tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Namespace } from './namespaces.ts';

const PROGRAM = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  .map((folder) => join(folder, 'nats-server'))
  .find((path) => existsSync(path));

/** Whether NATS is available for tests. */
export const HAS_NATS = process.env.TEST_NATS_URL !== undefined || PROGRAM !== undefined;

/** A NATS that can be stopped, and started again at the same address. */
export interface RunningNats {
  readonly url: string;
  /** Whether a test may stop it; the NATS of `TEST_NATS_URL` is never stopped. */
  readonly isOwn: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The NATS of `TEST_NATS_URL`, or a new one; each uses other subjects.
 * @param place a network in which it listens at every address; its URL names one that leads there only from within
 */
export async function startNats(place?: Namespace): Promise<RunningNats> {
  const site = `site-${crypto.randomUUID().slice(0, 8)}`;
  const given = process.env.TEST_NATS_URL;
  if (given !== undefined && place === undefined) {
    const nothing = async () => undefined;
    return { url: `${given}/${site}`, isOwn: false, start: nothing, stop: nothing };
  }
  if (PROGRAM === undefined) throw new Error('this machine has no nats-server');
  const [program, ...before] = [...(place?.within() ?? []), PROGRAM];
  const host = place === undefined ? '127.0.0.1' : '0.0.0.0';
  let child: ChildProcess | undefined;
  let port = -1;
  const stop = async () => {
    const [ending] = [child];
    child = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };
  const start = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nats-'));
    const words = ['--user', 'ann', '--pass', 'p@ss', '--ports_file_dir', folder];
    const listens = ['-a', host, '-p', `${port}`];
    const started = spawn(program, [...before, ...listens, ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      started.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4_000);
        if (said.includes('Server is ready')) resolve();
      });
      started.once('exit', () => reject(new Error(`nats-server has ended: ${said}`)));
    });
    const ports = join(folder, `nats-server_${started.pid}.ports`);
    // The file may not be complete yet.
    const written = () => existsSync(ports) && readFileSync(ports, 'utf8').trimEnd().endsWith('}');
    while (!written()) await new Promise((later) => setTimeout(later, 20));
    const [address] = (JSON.parse(readFileSync(ports, 'utf8')) as { nats: string[] }).nats;
    port = Number(new URL(address).port);
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `nats://ann:p%40ss@127.0.0.1:${port}/${site}`, isOwn: true, start, stop };
}
