// The rules, except for one command at which the worker stops, as on a machine without free
// processor time.
import { parentPort } from 'node:worker_threads';
import { type Asked, firstCommand } from './asked-of-rules.ts';

const still = new Int32Array(new SharedArrayBuffer(4));

parentPort?.on('message', (batch: readonly Asked[]) => {
  for (const asked of batch) {
    const [word, milliseconds] = firstCommand(asked)?.split(' ') ?? [];
    if (word === 'sleep') Atomics.wait(still, 0, 0, Number(milliseconds));
  }
});
await import('../src/rules/worker.ts');
