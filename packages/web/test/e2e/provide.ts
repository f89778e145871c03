// Runs once before the browser tests. Where no Chromium is found, Playwright's own download is tried,
// and then, as root on Debian with `CI` set, the system's package; there the driver of WebKit too.
// What fails is left to the tests to tell: those of Chromium skip with the reason, or fail with `CI`
// set; those of WebKit skip. Then the page is built as users get it, where `npm start` builds it too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildPage } from './built-page.ts';
import { findChromium } from './find-chromium.ts';
import { findWebKit } from './find-webkit.ts';

const PATIENCE_MS = 300_000;

/** What vitest calls. */
export async function setup(): Promise<void> {
  provideChromium();
  if (!findWebKit().found) install('webkit2gtk-driver', 'xvfb');
  if (findChromium().found || findWebKit().found) await buildPage();
}

function provideChromium(): void {
  if (process.env.CHROMIUM || findChromium().found) return;
  process.stderr.write('No Chromium here: trying to fetch the one of Playwright …\n');
  const playwright = createRequire(import.meta.url).resolve('playwright-core/package.json');
  run(process.execPath, playwright.replace(/package\.json$/, 'cli.js'), 'install', 'chromium');
  if (!findChromium().found) install('chromium');
}

/** Packages of Debian, where we may. */
function install(...packages: readonly string[]): void {
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stderr.write(`Installing ${packages.join(' and ')} of Debian …\n`);
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS });
}
