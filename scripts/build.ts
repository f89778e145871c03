// `npm run build`: builds the page beside a server that runs, and puts it in the place of the one before.
import { resolve } from 'node:path';
import { buildPage } from './page/build.ts';

try {
  await buildPage(resolve(import.meta.dirname, '..'));
} catch (error) {
  process.stderr.write(`pangaea: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
