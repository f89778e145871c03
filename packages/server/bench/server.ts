// The server for the bench, as a separate process that reports its memory. `node --expose-gc
// bench/server.ts <folder> [behind-a-proxy]`, with a channel to the bench. Behind a proxy on this
// machine it has the normal limits, except for new tables.

import { makeLog } from '../src/log.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

/**
 * First the port and the processor time of the start, in microseconds; later the usage, whenever
 * the bench asks for it.
 */
export type FromServer = { readonly port: number; readonly cpu: number } | { readonly used: Used };

export interface Used {
  /** Memory of the process, and of live objects in its main thread after a collection; in bytes. */
  readonly resident: number;
  readonly alive: number;
  /** Processor time of all its threads, in microseconds. Bots are other processes. */
  readonly cpu: number;
  /** The number of transactions of the storage so far, and of the writes in them. */
  readonly commits: number;
  readonly writes: number;
}

let commits = 0;
let writes = 0;

const [, , dataDir, place] = process.argv;
const proxied = place === 'behind-a-proxy';
// Players begin a new game as soon as one is over, so there is no limit on tables.
const tables = { tables: 1e6, tablesPerDevice: 1e6, tablesPerHour: 1e6 };
const open = { streamsPerAddress: 1e6, connectionsPerAddress: 1e6, streamsPerDevice: 1e6 };

const server = await startServer(
  { ...readSettings({ PORT: '0', ...(proxied && { TRUSTED_PROXIES: '127.0.0.1' }) }), dataDir },
  {
    limits: { ...tables, ...(proxied ? {} : open) },
    committed: (count) => {
      commits += 1;
      writes += count;
    },
    log: makeLog('warn'),
    lost: () => process.exit(1),
  },
);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss: resident, heapUsed: alive } = process.memoryUsage();
  const used = { resident, alive, cpu: user + system, commits, writes };
  process.send?.({ used } satisfies FromServer);
});
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
const { user, system } = process.cpuUsage();
process.send?.({ port: server.port, cpu: user + system } satisfies FromServer);
