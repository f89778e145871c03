// Finds Chromium for the tests: the named one, the system's, or Playwright's.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * `whole` can open a window, even if it shows none. `shell` is the same engine without windows: it
 * starts and paints with less processor time, and Playwright's tests use it.
 */
export type Kind = 'whole' | 'shell';

const SYSTEM: Readonly<Record<Kind, readonly string[]>> = {
  whole: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  shell: ['/usr/bin/chromium-headless-shell'],
};

const MAC = 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';

/** Folders of Playwright's cache, and programs in them. */
const CACHED: Readonly<Record<Kind, { folder: RegExp; programs: readonly string[] }>> = {
  whole: {
    folder: /^chromium-\d+$/,
    programs: [
      'chrome-linux/chrome',
      'chrome-linux64/chrome',
      'chrome-linux-arm64/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      `chrome-mac-arm64/${MAC}`,
      `chrome-mac-x64/${MAC}`,
      'chrome-win64/chrome.exe',
    ],
  },
  shell: {
    folder: /^chromium_headless_shell-\d+$/,
    programs: [
      'chrome-linux/headless_shell',
      'chrome-headless-shell-linux64/chrome-headless-shell',
      'chrome-headless-shell-linux-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-x64/chrome-headless-shell',
      'chrome-headless-shell-win64/chrome-headless-shell.exe',
    ],
  },
};

export type Found =
  | { readonly found: true; readonly path: string; readonly kind: Kind }
  | { readonly found: false; readonly reason: string };

/**
 * Looks in `CHROMIUM`, the system and Playwright's cache; installs nothing.
 * @param preferred the kind to use if both exist; tests use the shell, benchmarks and pictures the
 * whole
 */
export function findChromium(
  preferred: Kind = 'whole',
  environment: NodeJS.ProcessEnv = process.env,
): Found {
  const named = environment.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { found: true, path: named, kind: 'whole' };
    return { found: false, reason: `CHROMIUM names ${named}, which is not there` };
  }
  const kinds: readonly Kind[] = preferred === 'shell' ? ['shell', 'whole'] : ['whole', 'shell'];
  for (const kind of kinds) {
    const path = [...SYSTEM[kind], ...inPlaywrightCache(kind, environment)].find((each) =>
      existsSync(each),
    );
    if (path !== undefined) return { found: true, path, kind };
  }
  return { found: false, reason: 'no Chromium: install it, or name it in CHROMIUM' };
}

function inPlaywrightCache(kind: Kind, environment: NodeJS.ProcessEnv): string[] {
  const caches = [
    environment.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(environment.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  ];
  const { folder, programs } = CACHED[kind];
  return caches.flatMap((cache) => {
    if (cache === undefined || !existsSync(cache)) return [];
    return readdirSync(cache)
      .filter((name) => folder.test(name))
      .flatMap((name) => programs.map((program) => join(cache, name, program)));
  });
}
