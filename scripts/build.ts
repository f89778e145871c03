// `npm run build`: builds a new page while a server may be running, and then replaces the old page.
import { resolve } from 'node:path';
import { buildPage } from './page/build.ts';

try {
  await buildPage(resolve(import.meta.dirname, '..'));
} catch (error) {
  process.stderr.write(`pangaea: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
