// Runs once before the browser tests. If no Chromium is found, it tries Playwright's own download,
// and then, as root on Debian with `CI` set, the system's package: the one without a window, which
// is also added if only the whole one is there, since the tests use it; in that case the driver of
// WebKit too. The tests report missing browsers: tests of Chromium are skipped with the reason, or
// fail with `CI` set; those of WebKit are skipped. Then the page is built as users get it, in the
// folder in which `npm start` builds it too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildPage } from './built-page.ts';
import { findChromium, type Kind } from './find-chromium.ts';
import { findWebKit } from './find-webkit.ts';

const PATIENCE_MS = 300_000;

/** Called by Vitest. */
export async function setup(): Promise<void> {
  provideChromium();
  if (!findWebKit().found) install('webkit2gtk-driver', 'xvfb');
  if (findChromium('shell').found || findWebKit().found) await buildPage();
}

function provideChromium(): void {
  if (process.env.CHROMIUM || has('shell')) return;
  if (!has('whole')) {
    process.stderr.write('No Chromium here: trying to fetch the one of Playwright …\n');
    const playwright = createRequire(import.meta.url).resolve('playwright-core/package.json');
    const cli = playwright.replace(/package\.json$/, 'cli.js');
    run(process.execPath, cli, 'install', '--only-shell', 'chromium');
  }
  if (!has('shell')) install('chromium-headless-shell');
  // Older versions of Debian have no package of the shell.
  if (!has('whole') && !has('shell')) install('chromium');
}

function has(kind: Kind): boolean {
  const found = findChromium(kind);
  return found.found && found.kind === kind;
}

/** Packages of Debian, if we are allowed to install them. */
function install(...packages: readonly string[]): void {
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stderr.write(`Installing ${packages.join(' and ')} of Debian …\n`);
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'ignore', timeout: PATIENCE_MS });
}
