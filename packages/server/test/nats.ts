// A NATS server of the machine's own binary, for tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  .map((folder) => join(folder, 'nats-server'))
  .find((path) => existsSync(path));

/** Whether tests can have a NATS. */
export const HAS_NATS = process.env.TEST_NATS_URL !== undefined || PROGRAM !== undefined;

/** A NATS that can be stopped, and started again at the same address. */
export interface RunningNats {
  readonly url: string;
  /** Whether it can be stopped: that of `TEST_NATS_URL` is left as it is. */
  readonly isOwn: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** That of `TEST_NATS_URL`, or one that is started; each has words of its own. */
export async function startNats(): Promise<RunningNats> {
  const site = `site-${crypto.randomUUID().slice(0, 8)}`;
  const given = process.env.TEST_NATS_URL;
  if (given !== undefined) {
    const nothing = async () => undefined;
    return { url: `${given}/${site}`, isOwn: false, start: nothing, stop: nothing };
  }
  if (PROGRAM === undefined) throw new Error('this machine has no nats-server');
  const program = PROGRAM;
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
    const started = spawn(program, ['-a', '127.0.0.1', '-p', `${port}`, ...words], {
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
    // It may still be written.
    const written = () => existsSync(ports) && readFileSync(ports, 'utf8').trimEnd().endsWith('}');
    while (!written()) await new Promise((later) => setTimeout(later, 20));
    const [address] = (JSON.parse(readFileSync(ports, 'utf8')) as { nats: string[] }).nats;
    port = Number(new URL(address).port);
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `nats://ann:p%40ss@127.0.0.1:${port}/${site}`, isOwn: true, start, stop };
}
