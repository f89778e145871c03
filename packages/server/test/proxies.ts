// Proxies on this machine, configured with the sample files for operators.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SAMPLES = resolve(import.meta.dirname, '../../../hosting');
const FOLDERS = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(':')];

/** A proxy that may be installed. */
export interface Proxy {
  readonly name: 'nginx' | 'caddy';
  /** The path of its program on this machine; undefined if it is not installed. */
  readonly program: string | undefined;
}

const proxy = (name: Proxy['name']): Proxy => ({
  name,
  program: FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)),
});

export const PROXIES: readonly Proxy[] = [proxy('nginx'), proxy('caddy')];

/**
 * Starts a proxy with its sample file in front of a port, or Caddy in front of several.
 * @returns the port of the proxy, when it listens
 */
export async function startProxy(
  { name, program = name }: Proxy,
  upstream: number | readonly number[],
) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const child =
    name === 'nginx'
      ? spawn(program, nginx(folder, port, Number(upstream)), { stdio: ['ignore', 'pipe', 'pipe'] })
      : caddy(program, folder, port, upstream);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said += text;
    });
  }
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    // Caddy would wait for open connections; a killed nginx would leave its workers running.
    child.kill(name === 'nginx' ? 'SIGTERM' : 'SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isOpen(port))) {
    if (child.exitCode === null) await new Promise((done) => setTimeout(done, 20));
    else throw new Error(`${name} did not start: ${said}`);
  }
  return { port, stop };
}

/** The sample file, with another port and without encryption, inside a complete configuration. */
function nginx(folder: string, port: number, upstream: number): readonly string[] {
  const [site] = readFileSync(join(SAMPLES, 'nginx.conf'), 'utf8').split(
    '\nserver {\n    listen 80;',
  );
  const plain = site
    .replace('server 127.0.0.1:8080;', `server 127.0.0.1:${upstream};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *(listen \[::\]|ssl_certificate).*\n/gm, '');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const places = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const whole = `${user}
daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log stderr;
events {}
http {
access_log off;
${places}
${plain}
}`;
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, whole);
  return ['-p', folder, '-e', 'stderr', '-c', path];
}

function caddy(
  program: string,
  folder: string,
  port: number,
  upstream: number | readonly number[],
): ChildProcess {
  const path = join(folder, 'Caddyfile');
  const ofSample = typeof upstream === 'number' ? 'Caddyfile' : 'Caddyfile-nodes';
  const sample = readFileSync(join(SAMPLES, ofSample), 'utf8');
  writeFileSync(path, sample.replace('{\n', '{\n\tadmin off\n'));
  mkdirSync(join(folder, 'home'));
  return spawn(program, ['run', '--config', path, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: join(folder, 'home'),
      PANGAEA_SITE: `http://127.0.0.1:${port}`,
      PANGAEA_UPSTREAM: [upstream]
        .flat()
        .map((each) => `127.0.0.1:${each}`)
        .join(' '),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}
