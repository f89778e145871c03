// The rules, but showing a game takes long; each request for it is reported on the channel `looks`.
import { BroadcastChannel, parentPort } from 'node:worker_threads';

const LOOK_MS = 250;
const looks = new BroadcastChannel('looks');
looks.unref();

parentPort?.on('message', (batch: readonly { job: string }[]) => {
  for (const { job } of batch) {
    if (job !== 'show') continue;
    looks.postMessage('look');
    const until = performance.now() + LOOK_MS;
    while (performance.now() < until);
  }
});
await import('../src/rules/worker.ts');
