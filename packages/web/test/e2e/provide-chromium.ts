// Runs once before the browser tests: where no Chromium is found, Playwright's own download is tried,
// and then, as root on Debian with `CI` set, the system's package. What fails is left to the tests to
// tell: they skip with the reason, or fail with `CI` set.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findChromium } from './find-chromium.ts';

const PATIENCE_MS = 300_000;

/** What vitest calls. */
export function setup(): void {
  if (process.env.CHROMIUM || findChromium().found) return;
  process.stderr.write('No Chromium here: trying to fetch the one of Playwright …\n');
  const playwright = createRequire(import.meta.url).resolve('playwright-core/package.json');
  run(process.execPath, playwright.replace(/package\.json$/, 'cli.js'), 'install', 'chromium');
  if (findChromium().found) return;
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stderr.write('Installing the Chromium of Debian …\n');
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}

function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS });
}
