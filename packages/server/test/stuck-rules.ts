// The rules, but for one command that never ends and one that kills the worker.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (batch: readonly { request: { commands?: string[] } }[]) => {
  for (const { request } of batch) {
    if (request.commands?.[0] === 'hang') for (;;);
    if (request.commands?.[0] === 'die') process.exit(1);
  }
});
await import('../src/rules/worker.ts');
