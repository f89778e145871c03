import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { POOL, type Rules, RulesPool } from '../src/rules/pool.ts';
import { type Parts, type RunningServer, startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

const NO_PAGE = join(import.meta.dirname, 'fixtures/no-page');
const MAIN = resolve(import.meta.dirname, '../src/main.ts');
/** Imported first in a server that a test starts. */
const DRAWING = new URL('draw-in-process.ts', import.meta.url).href;

let shared: Rules | undefined;

/**
 * Rules for servers that begin with an empty folder and new tables: two workers that load a game
 * use more processor time than the whole rest of such a server. They end with the test process.
 */
function sharedRules(): Rules {
  shared ??= new RulesPool({ ...POOL, longShare: 1 });
  return shared;
}

/** The same for a test that replaces some of the answers. */
export const rulesForTest = sharedRules;

/** A test that sets the workers has its own rules. */
const withRules = (parts: Parts): Parts =>
  parts.pool === undefined ? { rules: sharedRules(), ...parts } : parts;

/** An empty folder that is deleted after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pangaea-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * One server for all tests of a file.
 * @returns its port, as soon as the tests run.
 */
export function serveFile(parts: Parts = {}): () => number {
  let server: RunningServer | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pangaea-server-'));
  beforeAll(async () => {
    server = await startServer(settingsFor(folder), { pageDir: NO_PAGE, ...withRules(parts) });
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => server?.port ?? 0;
}

function settingsFor(dataDir: string) {
  return { ...readSettings({ PORT: '0' }), dataDir };
}

/** Settings around a server. */
interface Around {
  readonly port?: number;
  /** The address of a proxy in front of the server. */
  readonly publicUrl?: string;
  /** Proxies whose header with the client's address is trusted. */
  readonly proxies?: readonly string[];
}

/**
 * A server inside the test process, closed after the test. A server that continues in the folder of
 * an earlier one shares no memory with it: its rules are new.
 * @param dataDir an empty folder if left out
 */
export async function serve(
  dataDir?: string,
  { port = 0, proxies = [], publicUrl, ...given }: Parts & Around = {},
): Promise<RunningServer> {
  const folder = dataDir ?? emptyFolder();
  const settings = { ...settingsFor(folder), port, publicUrl, trustedProxies: proxies };
  const parts = dataDir === undefined ? withRules(given) : given;
  const server = await startServer(settings, { pageDir: NO_PAGE, ...parts });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= server.close();
    return closed;
  };
  onTestFinished(close);
  return { ...server, close };
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** The port that the process printed. */
  readonly port: number;
  readonly output: () => string;
}

/**
 * The environment of every process: compiled sources are stored in the same place as by the
 * launcher.
 */
export const SURROUNDINGS: NodeJS.ProcessEnv = {
  PATH: process.env.PATH ?? '',
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
};

const { PANGAEA_CHANCE: CHANCE } = process.env;
/** The number of servers that the test has started. */
let starts = 0;

/**
 * The environment for a server's random numbers: the same for the same test, other numbers for the
 * next server of the test.
 */
function chanceOfStart(): NodeJS.ProcessEnv {
  if (CHANCE === undefined) return {};
  const { testPath = '', currentTestName } = expect.getState();
  onTestFinished(() => {
    starts = 0;
  });
  return {
    PANGAEA_CHANCE: CHANCE,
    PANGAEA_PROCESS: `${basename(testPath)} ${currentTestName} ${++starts}`,
  };
}

/**
 * Starts `main.ts` as users do, but with the test's random numbers.
 * @param program another program, which gets lines on its standard input
 * @param within words before the command, as those that lead into another network
 */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  program?: string,
  within: readonly string[] = [],
): {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
} {
  const [first, ...words] = [...within, process.execPath, '--import', DRAWING, program ?? MAIN];
  const child = spawn(first, words, {
    env: { ...SURROUNDINGS, ...chanceOfStart(), HOME: '/nonexistent', PORT: '0', ...env },
    stdio: [program === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
  let output = '';
  const listen = (stream: Readable) =>
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  listen(child.stdout);
  listen(child.stderr);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, output: () => output, ended };
}

/** Starts `main.ts` of this or of another checkout, and waits until it listens. */
export async function runServer(
  env: Readonly<Record<string, string>>,
  program?: string,
  within: readonly string[] = [],
): Promise<ServerProcess & { readonly ended: Promise<number | null> }> {
  const started = spawnServer(env, program, within);
  for (;;) {
    const port = /https?:\/\/\S+?:(\d+)\//.exec(started.output())?.[1];
    // The last line that a starting server prints.
    const isSaid = started.output().includes('Tables are kept in');
    if (port !== undefined && isSaid) return { ...started, port: Number(port) };
    if (started.child.exitCode !== null) throw new Error(started.output());
    await new Promise((done) => setTimeout(done, 20));
  }
}
