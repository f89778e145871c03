// Chromium for the tests: the one named, the system's, Playwright's.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export type Found =
  | { readonly found: true; readonly path: string }
  | { readonly found: false; readonly reason: string };

/** Looks in `CHROMIUM`, the system and Playwright's cache; installs nothing. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): Found {
  const named = environment.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { found: true, path: named };
    return { found: false, reason: `CHROMIUM names ${named}, which is not there` };
  }
  const there = [...SYSTEM, ...inPlaywrightCache(environment)].find((path) => existsSync(path));
  if (there !== undefined) return { found: true, path: there };
  return { found: false, reason: 'no Chromium: install it, or name it in CHROMIUM' };
}

function inPlaywrightCache(environment: NodeJS.ProcessEnv): string[] {
  const caches = [
    environment.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches.flatMap((cache) => {
    if (cache === undefined || !existsSync(cache)) return [];
    return readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .flatMap((name) =>
        [
          'chrome-linux/chrome',
          'chrome-linux64/chrome',
          'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
        ].map((program) => join(cache, name, program)),
      );
  });
}
