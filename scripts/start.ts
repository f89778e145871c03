// `npm start`: builds the page if it is missing or older than its sources, then runs the server
// that shows it. The server prints the addresses.
import { resolve } from 'node:path';
import { buildPage, isPageStale } from './page/build.ts';

const root = resolve(import.meta.dirname, '..');

try {
  if (isPageStale(root)) {
    process.stderr.write('Building the page …\n');
    await buildPage(root);
  }
  await import('../packages/server/src/main.ts');
} catch (error) {
  process.stderr.write(`pangaea: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
