// A server for browser tests whose time moves only when the test lets it: each line with a number
// of milliseconds on the standard input lets that much time pass; the answer is the new time.
// `BEGINS` is its time at the start.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { DATABASE } from '../src/storage/sqlite/open.ts';
import { FalseClock } from './false-clock.ts';

/** More than the interval of the server's regular check. */
const BEAT_MS = 30_000;

const settings = readSettings(process.env);
const clock = new FalseClock(Number(process.env.BEGINS));
const { port, close } = await startServer(settings, {
  now: clock.now,
  after: clock.after,
  elapsed: clock.now,
  botPool: { budgetMs: 20 },
});
process.stdout.write(`http://127.0.0.1:${port}/\n`);
process.on('SIGTERM', () => void close().then(() => process.exit()));

const database = new DatabaseSync(join(settings.dataDir, DATABASE), { readOnly: true });
const alive = database.prepare('SELECT max(alive) AS at FROM runs');
for await (const line of createInterface({ input: process.stdin })) {
  await clock.pass(Number(line));
  // The hours pass faster than the server can write to disk that it was running.
  while (clock.now() - Number(alive.get()?.at) > BEAT_MS) await setTimeout(10);
  process.stdout.write(`now ${clock.now()}\n`);
}
