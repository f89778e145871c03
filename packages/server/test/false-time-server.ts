// A server whose time stands still until it is told to pass, for tests in browsers: each line of milliseconds on the
// standard input lets so much pass, and is answered with the time that it is then. `BEGINS` is its time at the start.
import { createInterface } from 'node:readline';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { FalseClock } from './false-clock.ts';

const clock = new FalseClock(Number(process.env.BEGINS));
const { port, close } = await startServer(readSettings(process.env), {
  ...{ now: clock.now, after: clock.after, elapsed: clock.now, botPool: { budgetMs: 20 } },
});
process.stdout.write(`http://127.0.0.1:${port}/\n`);
process.on('SIGTERM', () => void close().then(() => process.exit()));
for await (const line of createInterface({ input: process.stdin })) {
  await clock.pass(Number(line));
  process.stdout.write(`now ${clock.now()}\n`);
}
