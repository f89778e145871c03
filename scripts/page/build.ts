import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { putInPlace } from '../../packages/web/build/in-place.ts';

/** The sources of the page, as paths from the root; a folder stands for everything below it. */
const SOURCES = [
  'examples',
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

/** Whether a source of the page is newer than the last build of the page. */
export function isPageStale(root: string): boolean {
  const built = join(root, BUILT);
  if (!existsSync(built)) return true;
  const { mtimeMs } = statSync(built);
  return SOURCES.some((source) => newest(join(root, source)) > mtimeMs);
}

/**
 * Builds the new page in another folder, and then replaces the old page by it. Until then a running
 * server shows the old page.
 * @throws with the output of the builder if it fails
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

/** The latest change below a path, in milliseconds; 0 if there is nothing. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
