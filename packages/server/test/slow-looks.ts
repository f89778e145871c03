// The rules, but looking at a game takes long.
import { parentPort } from 'node:worker_threads';

const LOOK_MS = 250;

parentPort?.on('message', (batch: readonly { job: string }[]) => {
  for (const { job } of batch) {
    if (job !== 'show') continue;
    const until = performance.now() + LOOK_MS;
    while (performance.now() < until);
  }
});
await import('../src/rules/worker.ts');
