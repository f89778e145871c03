// One of several processes that write segments at the same time. It starts to write at a line on
// its standard input, and ends with that input.
import { once } from 'node:events';
import { openPostgres } from '../src/storage/postgres/client.ts';
import { writeAt } from './writing.ts';

/** Before this time, in milliseconds, code is not compiled and no connection is open. */
const WARM_MS = 1_500;

const [url, seconds, ...all] = process.argv.slice(2);
// Half of the tables are only for warming up.
const [warm, tables] = [all.slice(all.length / 2), all.slice(0, all.length / 2)];
const quiet = { sent: () => undefined, failed: () => undefined, wrote: () => undefined };
const storage = await openPostgres(url, { ...quiet, lost: () => process.exit(1) }, true);
await writeAt(storage, warm, WARM_MS);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdout.write(`${JSON.stringify(await writeAt(storage, tables, Number(seconds) * 1000))}\n`);
// The connections stay open while their costs are measured.
await once(process.stdin, 'end');
await storage.close();
