// `sudo node scripts/try-image.ts [FOLDER]`: carries out the steps of hosting/Containerfile in an
// empty Debian, by `debootstrap` and `chroot`, where no image can be built. The last stage is
// started as the user that it names, and asked for its health. At the end FOLDER stays as it is;
// without FOLDER a temporary folder is made, and deleted. It needs root, Linux, `debootstrap`, npm,
// and both registries.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leftOut, type Stage, settingsOf, stagesOf, wordsOf } from './image/containerfile.ts';
import { PLATFORM_PACKAGES, pinnedNode } from './launch/runtime.mjs';

const ROOT = resolve(import.meta.dirname, '..');
/** The packages that the image of Node adds to Debian. */
const BESIDE = 'ca-certificates,libatomic1';
const [UID, NAME] = [1000, 'node'];
/** The longest time of a start, with the page and the rules, on a slow machine. */
const START_MS = 120_000;

type Env = Readonly<Record<string, string>>;

/** A stage that was carried out. */
interface Built {
  readonly folder: string;
  readonly env: Env;
  readonly user: string;
  readonly cwd: string;
  readonly entry: readonly string[];
  readonly health: readonly string[];
  readonly signal: NodeJS.Signals;
}

const tell = (line: string) => process.stdout.write(`${line}\n`);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/**
 * Runs a program to its end.
 * @throws Error with the output of the program
 */
function run(program: string, ...words: readonly string[]): void {
  const { status, error, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (error !== undefined) throw new Error(`${program}: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
}

/** A command in the folder, which has a `/proc` of its own as long as it runs. */
function inside(
  { folder, cwd, env, user }: Pick<Built, 'folder' | 'cwd' | 'env' | 'user'>,
  words: readonly string[],
): readonly string[] {
  const settings = Object.entries({
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: user === NAME ? `/home/${NAME}` : '/root',
    ...env,
  }).map(([name, value]) => `${name}=${value}`);
  const enter = `mount -t proc proc "$1/proc" && cd "$1" && shift && exec chroot "$@"`;
  const there = `cd "$1" && shift && exec "$@"`;
  const chroot = [`--userspec=${user}:${user}`, folder, '/usr/bin/env', '-i', ...settings];
  const moved = ['/bin/sh', '-c', there, 'sh', cwd, ...words];
  return ['unshare', '--mount', '/bin/sh', '-c', enter, 'sh', folder, ...chroot, ...moved];
}

/** Debian with Node and npm, as `docker.io/library/node:26-bookworm-slim` is. */
function makeBase(folder: string, image: string): void {
  const [, major, suite] = /\/node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (suite === undefined) throw new Error(`unknown base of the image: ${image}`);
  const name = PLATFORM_PACKAGES[`linux-${process.arch}`];
  const pinned = pinnedNode(JSON.parse(read('package-lock.json')), name);
  if (!pinned.startsWith(`${major}.`)) {
    throw new Error(`the image has Node ${major}, the project ${pinned}`);
  }
  run('debootstrap', '--variant=minbase', `--include=${BESIDE}`, suite, folder);
  const local = join(folder, 'usr/local');
  run(
    'npm',
    'install',
    '--global',
    '--ignore-scripts',
    '--prefix',
    local,
    `${name}@${pinned}`,
    'npm',
  );
  run('ln', '-sf', `../lib/node_modules/${name}/bin/node`, join(local, 'bin/node'));
  run('chroot', folder, 'useradd', '--create-home', '--uid', `${UID}`, NAME);
  // Packages are downloaded there in the same way as on this machine.
  for (const path of ['etc/resolv.conf', 'etc/hosts', 'etc/ssl/certs/ca-certificates.crt']) {
    cpSync(`/${path}`, join(folder, path), { dereference: true });
  }
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  const settings = [
    `registry=${registry.stdout.trim()}`,
    'cafile=/etc/ssl/certs/ca-certificates.crt',
  ];
  writeFileSync(join(folder, 'root/.npmrc'), `${settings.join('\n')}\n`);
}

function copy(rest: string, stage: Built, built: ReadonlyMap<string, Built>): void {
  const [, from, places] = /^(?:--from=(\S+)\s+)?(.+)$/.exec(rest) ?? [];
  const paths = (places ?? '').split(/\s+/);
  const to = join(stage.folder, resolve(stage.cwd, paths.at(-1) ?? ''));
  if (from === undefined) {
    if (paths.join(' ') !== '. .') throw new Error(`COPY ${rest} is not known here`);
    const without = leftOut(read('.dockerignore')).map((each) => `--exclude=${each}`);
    mkdirSync(to, { recursive: true });
    run(
      'sh',
      '-c',
      'from="$1" to="$2"; shift 2; tar -C "$from" "$@" -cf - . | tar -C "$to" -xf -',
      'sh',
      ROOT,
      to,
      ...without,
    );
    run('chown', '--recursive', 'root:root', to);
    return;
  }
  const source = built.get(from);
  if (source === undefined) throw new Error(`there is no stage ${from}`);
  const isFolder = paths.at(-1)?.endsWith('/') === true;
  for (const path of paths.slice(0, -1)) {
    mkdirSync(isFolder ? to : dirname(to), { recursive: true });
    run('cp', '--archive', join(source.folder, path), isFolder ? `${to}/` : to);
  }
}

function build(
  stage: Stage,
  base: string,
  folder: string,
  built: ReadonlyMap<string, Built>,
): Built {
  run('cp', '--archive', base, folder);
  let made: Built = {
    folder,
    env: {},
    user: 'root',
    cwd: '/',
    entry: [],
    health: [],
    signal: 'SIGTERM',
  };
  for (const { word, rest } of stage.steps) {
    const begun = performance.now();
    if (word === 'WORKDIR') {
      mkdirSync(join(folder, rest), { recursive: true });
      made = { ...made, cwd: rest };
    } else if (word === 'COPY') copy(rest, made, built);
    else if (word === 'RUN') {
      const [program, ...words] = inside(made, ['/bin/sh', '-c', rest]);
      run(program, ...words);
    } else if (word === 'ENV') made = { ...made, env: { ...made.env, ...settingsOf(rest) } };
    else if (word === 'USER') made = { ...made, user: rest };
    else if (word === 'ENTRYPOINT') made = { ...made, entry: wordsOf(rest) };
    else if (word === 'HEALTHCHECK') made = { ...made, health: wordsOf(rest) };
    else if (word === 'STOPSIGNAL') made = { ...made, signal: rest as NodeJS.Signals };
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    tell(`${stage.name || 'the image'}: ${word} ${rest.slice(0, 90)} (${seconds} s)`);
  }
  return made;
}

/** Starts the image, and asks it what a visitor and a container engine would. */
async function start(image: Built): Promise<void> {
  const port = await freePort();
  const settings = { HOST: '127.0.0.1', PORT: `${port}` };
  const own = { ...image, env: { ...image.env, ...settings } };
  const [program, ...words] = inside(own, image.entry);
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const patience = performance.now() + START_MS;
  while (!said.includes('Tables are kept in')) {
    if (server.exitCode !== null) throw new Error(`it has ended with ${server.exitCode}: ${said}`);
    if (performance.now() > patience) throw new Error(`it does not start: ${said}`);
    await sleep(100);
  }
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const uid = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
  tell(`it runs as user ${uid}`);
  if (uid !== UID) throw new Error(`it should run as ${UID}`);
  for (const path of ['/api/health/live', '/api/health/ready', '/api/health', '/']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await answer.text();
    tell(`${path}: ${answer.status}${path === '/' ? `, ${text.length} letters` : ` ${text}`}`);
    if (answer.status !== 200) throw new Error(`${path} should answer 200`);
    if (path === '/' && !text.includes('<script')) throw new Error('the page is not in it');
  }
  const [check, ...more] = inside(own, image.health);
  run(check, ...more);
  tell('its health check is content');
  const [write, ...there] = inside(own, ['/bin/sh', '-c', 'touch /pangaea/x || exit 0; exit 1']);
  run(write, ...there);
  tell('it can write nothing of the program');
  server.kill(image.signal);
  const [code] = await ended;
  tell(`after ${image.signal} it has ended with ${code}`);
  if (code !== 0) throw new Error('it should end with 0');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function main(given: string | undefined): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('`chroot` and `debootstrap` need root');
  const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'image-')) : resolve(given);
  mkdirSync(folder, { recursive: true });
  try {
    const stages = stagesOf(read('hosting/Containerfile'));
    const base = join(folder, 'base');
    const begun = performance.now();
    makeBase(base, stages[0].from);
    tell(`an empty Debian with Node (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    const built = new Map<string, Built>();
    for (const stage of stages) {
      const name = stage.name || 'image';
      built.set(name, build(stage, base, join(folder, name), built));
    }
    await start(built.get('image') as Built);
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(`pangaea: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
