import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What the page is made of, from the root; a folder counts with everything below it. */
const SOURCES = [
  'package-lock.json',
  'packages/web/build',
  'packages/web/index.html',
  'packages/web/public',
  'packages/web/src',
  'packages/web/vite.config.ts',
  'packages/words/src',
  'packages/bots/src',
  'packages/rules/src',
];
const DIST = 'packages/web/dist';
const BUILT = `${DIST}/index.html`;

/** Beside what is built: files of pages before, at the paths that they had, as old as they are out of use. */
const EARLIER = 'earlier';
/** Pages that are open load what they have not loaded yet from the files that they were built with. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a source of the page is newer than the page that was built last. */
export function isPageStale(root: string): boolean {
  const built = join(root, BUILT);
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return SOURCES.some((source) => newest(join(root, source)) > mtimeMs);
}

/**
 * Builds the page beside the one that is shown, and then puts it in its place. A server that runs meanwhile shows the page
 * of before until then. @throws with what the builder said when it fails
 */
export async function buildPage(root: string): Promise<void> {
  const built = join(root, `${DIST}-${process.pid}`);
  try {
    await runBuilder(root, built);
    putInPlace(built, join(root, DIST));
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

async function runBuilder(root: string, built: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const builder = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--outDir', built, '--emptyOutDir'],
    { cwd: join(root, 'packages/web'), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [builder.stdout, builder.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  builder.on('error', reject).on('close', resolve);
  if ((await promise) !== 0) throw new Error(`the page could not be built:\n${said}`);
}

/**
 * Puts a page that was built in the place of the one before, whose files stay beside it for 30 days.
 * @param now milliseconds since 1970
 */
export function putInPlace(built: string, place: string, now = Date.now()): void {
  const before = `${place}-before-${process.pid}`;
  keep(join(place, EARLIER, 'assets'), built, ({ mtimeMs }) =>
    mtimeMs > now - KEPT_MS ? mtimeMs : undefined,
  );
  // From now on out of use.
  keep(join(place, 'assets'), built, () => now);
  if (existsSync(place)) renameSync(place, before);
  renameSync(built, place);
  rmSync(before, { recursive: true, force: true });
}

/**
 * Copies files that a page does not have to those of earlier ones: until it is in its place the one before needs them.
 * @param since when a file went out of use, in milliseconds since 1970; undefined for one that is not kept
 */
function keep(
  from: string,
  built: string,
  since: (file: { readonly mtimeMs: number }) => number | undefined,
): void {
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const at = since(statSync(join(from, name)));
    if (at === undefined || existsSync(join(built, 'assets', name))) continue;
    const to = join(built, EARLIER, 'assets', name);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(from, name), to);
    utimesSync(to, at / 1000, at / 1000);
  }
}

/** The latest change below a path, in milliseconds; 0 where there is nothing. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
