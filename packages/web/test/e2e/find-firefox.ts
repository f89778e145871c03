// Firefox for the tests: the one on the path, without a window, controlled by WebDriver BiDi.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { BidiWindow } from './bidi.ts';

const NAMES = ['firefox-esr', 'firefox'];
const TOLD = /WebDriver BiDi listening on (ws:\/\/\S+)/;

export type FoundFirefox =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly reason: string };

/** Looks on the path; installs nothing. */
export function findFirefox({ PATH = '' }: NodeJS.ProcessEnv = process.env): FoundFirefox {
  const path = NAMES.flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder, name)),
  ).find((each) => existsSync(each));
  if (path !== undefined) return { found: true, path };
  return { found: false, reason: 'no Firefox on the path (Debian: firefox-esr)' };
}

export interface Firefox {
  readonly window: BidiWindow;
  close(): Promise<void>;
}

/**
 * A window of Firefox with a new profile.
 * @param preload a function that runs in each page before its scripts
 */
export async function openFirefox(path: string, preload: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'pangaea-firefox-'));
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const end = async () => {
    if (browser.exitCode === null && browser.signalCode === null) {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      browser.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const told = TOLD.exec(said)?.[1];
        if (told !== undefined) resolve(told);
      });
      browser.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
    });
    const window = await BidiWindow.open(address, preload);
    return {
      window,
      close: async () => {
        await window.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
