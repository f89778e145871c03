// The rules, but with one command that never ends and one that kills the worker.
import { parentPort } from 'node:worker_threads';
import { type Asked, firstCommand } from './asked-of-rules.ts';

parentPort?.on('message', (batch: readonly Asked[]) => {
  for (const asked of batch) {
    const command = firstCommand(asked);
    if (command === 'hang') for (;;);
    if (command === 'die') process.exit(1);
  }
});
await import('../src/rules/worker.ts');
