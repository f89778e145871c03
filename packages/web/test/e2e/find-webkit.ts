// WebKit for the tests: the driver of WebKitGTK on the path, and a screen for it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { Window } from './webdriver.ts';

export type FoundWebKit =
  | {
      readonly found: true;
      readonly driver: string;
      /** Creates a screen if there is none; undefined if there is one. */
      readonly screen: string | undefined;
    }
  | { readonly found: false; readonly reason: string };

/** Looks on the path; installs nothing. */
export function findWebKit(environment: NodeJS.ProcessEnv = process.env): FoundWebKit {
  const driver = onPath('WebKitWebDriver', environment);
  if (driver === undefined) {
    return { found: false, reason: 'no WebKitWebDriver on the path (Debian: webkit2gtk-driver)' };
  }
  if (environment.DISPLAY || environment.WAYLAND_DISPLAY) {
    return { found: true, driver, screen: undefined };
  }
  const screen = onPath('Xvfb', environment);
  if (screen === undefined) {
    return { found: false, reason: 'WebKit needs a screen, and there is no Xvfb (Debian: xvfb)' };
  }
  return { found: true, driver, screen };
}

function onPath(program: string, { PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  return PATH.split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

export interface WebKit {
  readonly window: Window;
  close(): Promise<void>;
}

/** A window of WebKit on a separate screen. */
export async function openWebKit(found: Extract<FoundWebKit, { found: true }>): Promise<WebKit> {
  const screen = found.screen === undefined ? undefined : await makeScreen(found.screen);
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    env: { ...process.env, ...(screen === undefined ? {} : { DISPLAY: screen.name }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const close = async () => {
    await end(driver);
    if (screen !== undefined) await end(screen.process);
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/status`);
    const window = await Window.open(address);
    return {
      window,
      close: async () => {
        await window.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw new Error(`WebKit did not start: ${said}`, { cause: error });
  }
}

/** An X server that draws into memory; it chooses its number and prints it. */
async function makeScreen(program: string) {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = server.stdio[3];
  if (!told) throw new Error('no pipe to the screen');
  const [number] = await Promise.race([
    once(told, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb ended'))),
  ]);
  return { process: server, name: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the driver does not answer');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
