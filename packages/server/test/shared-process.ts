// Node imports this first in a server that several test files share. A line on its input names a
// test: its random numbers from then on follow from the number of the run and that name. The server
// ends when its input ends, and its folder is deleted.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isMainThread } from 'node:worker_threads';
import { drawFrom } from '../src/identity/secrets.ts';
import { drawnFor } from './drawn.ts';

if (isMainThread) {
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (name) => {
    const chance = drawnFor(name);
    if (chance !== undefined) drawFrom(chance);
    process.stdout.write('The name of the test was read.\n');
  });
  lines.on('close', () => process.kill(process.pid, 'SIGTERM'));
  process.on('exit', () => {
    rmSync(process.env.DATA_DIR ?? '', { recursive: true, force: true });
  });
}
