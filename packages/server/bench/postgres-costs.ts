import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/**
 * The costs in a database: processor time in milliseconds if it runs on this machine, and bytes of
 * its log.
 */
export interface Costs {
  readonly cpuMs: number;
  readonly logBytes: number;
}

/**
 * Indices of fields of `/proc/PID/stat` after the name: the parent, the own time, and the time of
 * ended children. Times are in hundredths of a second.
 */
const [PARENT, OWN, SYSTEM, CHILDREN, SYSTEM_OF_CHILDREN] = [1, 11, 12, 13, 14];

function statOf(pid: number | string): readonly number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/** The time of all processes of a database, also of those that have ended. */
function cpuOf(backend: number): number {
  const main = statOf(backend)?.[PARENT];
  const own = main === undefined ? undefined : statOf(main);
  if (own === undefined) return Number.NaN;
  let ticks = own[OWN] + own[SYSTEM] + own[CHILDREN] + own[SYSTEM_OF_CHILDREN];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(name);
    if (stat === undefined || stat[PARENT] !== main) continue;
    ticks += stat[OWN] + stat[SYSTEM];
  }
  return ticks * 10;
}

/** Runs some work and measures its costs in the database at `url`. */
export async function costing<T>(url: string, work: () => Promise<T>): Promise<[T, Costs]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const look = async () => {
    const { rows } = await client.query(
      "SELECT pg_backend_pid() AS pid, pg_current_wal_lsn() - '0/0' AS bytes",
    );
    return { cpuMs: cpuOf(rows[0].pid), logBytes: Number(rows[0].bytes) };
  };
  const before = await look();
  const done = await work();
  const after = await look();
  await client.end();
  const { cpuMs, logBytes } = before;
  return [done, { cpuMs: after.cpuMs - cpuMs, logBytes: after.logBytes - logBytes }];
}
