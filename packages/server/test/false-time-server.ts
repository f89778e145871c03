// A server whose time stands still until a browser test lets it pass: each line with a number of milliseconds on the
// standard input lets that much time pass, and is answered with the new time. `BEGINS` is its time at the start.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { DATABASE } from '../src/storage/sqlite/open.ts';
import { FalseClock } from './false-clock.ts';

/** More than a beat of the server. */
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
  // Hours pass faster than a disk notes that the server ran through them.
  while (clock.now() - Number(alive.get()?.at) > BEAT_MS) await setTimeout(10);
  process.stdout.write(`now ${clock.now()}\n`);
}
