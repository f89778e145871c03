// Durable segments a second on PostgreSQL, by the storage of the server and by pgbench with the same statements, in turns:
// `npm run bench -- server postgres postgres://…/empty-database [SECONDS] [ROUNDS] [CLIENTS]`
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../src/storage/postgres/client.ts';
import { POSTGRES } from '../src/storage/postgres/dialect.ts';
import { type Asked, Sql, type Value } from '../src/storage/rows/steps.ts';
import { RowStore } from '../src/storage/rows/store.ts';
import { segmentOf, tableOf } from './bare.ts';

const DEBIAN = '/usr/lib/postgresql';
const [url, seconds = '5', rounds = '3', clients = '16'] = process.argv.slice(2);
if (url === undefined) throw new Error('the address of an empty database is needed');
const [forSeconds, inRounds, count] = [Number(seconds), Number(rounds), Number(clients)];
const TOLD = JSON.stringify({ version: 1, steps: ['x'.repeat(400)] });

const storage = await openPostgres(
  url,
  { sent: () => undefined, failed: () => undefined, wrote: () => undefined, lost: () => undefined },
  true,
);
const device = { tokenHash: 'hash', kind: 'unknown', browser: '', now: 0 } as const;
const { person } = await storage.addDevice(device);

/** One table for each client, by the storage. @returns segments a second, and milliseconds of the processor for each */
async function byStorage(round: number) {
  const tables = Array.from({ length: count }, (_, at) => `s${round}-${at}`.padEnd(14, 'x'));
  for (const id of tables) await storage.createTable(tableOf(id, person), '', []);
  const before = process.cpuUsage();
  const start = performance.now();
  let written = 0;
  const write = async (table: string) => {
    for (let from = 0; performance.now() - start < forSeconds * 1000; from++) {
      if (!(await storage.writeSegment(segmentOf(table, from, TOLD)))) throw new Error(table);
      written += 1;
    }
  };
  await Promise.all(tables.map(write));
  const passed = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { rate: (written / passed) * 1000, cpu: (user + system) / 1000 / written };
}

/** The statements of a segment as pgbench runs them, each client at a table of its own. */
function script(prefix: string): string {
  const steps = new RowStore(new Sql(POSTGRES)).answer('writeSegment', [
    segmentOf('TABLE', 1_000, TOLD),
  ]);
  const statements: string[] = [];
  let next = steps.next();
  while (!next.done) {
    statements.push(statementOf(next.value, prefix));
    // The number of the last message of the table, and no row of anything else.
    const answer = /RETURNING told/.test(next.value.text) ? [{ told: 1_001 }] : [];
    next = steps.next(next.value.wants === 'count' ? 1 : answer);
  }
  const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED;';
  return [begin, ...statements, 'COMMIT;', '\\set n :n + 1', ''].join('\n');
}

/** A statement with the counter of a client in place of versions. */
function statementOf({ text, values }: Asked, prefix: string): string {
  const one = text.replaceAll(/:(\w+)/g, (_, name: string) => written(values[name], prefix));
  return `${one.replaceAll(/\s+/g, ' ').trim()};`;
}

function written(value: Value | undefined, prefix: string): string {
  if (value === 'TABLE') return `rpad('${prefix}' || :client_id, 14, 'x')`;
  if (value === 1_000) return ':n';
  if (value === 1_001) return '(:n + 1)';
  if (value === 'segment-1000') return "'segment-' || :n";
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;
}

async function byPgbench(round: number): Promise<number> {
  const prefix = `p${round}-`;
  const tables = Array.from({ length: count }, (_, at) => `${prefix}${at}`.padEnd(14, 'x'));
  for (const id of tables) await storage.createTable(tableOf(id, person), '', []);
  const folder = mkdtempSync(join(tmpdir(), 'pgbench-'));
  const path = join(folder, 'segment.sql');
  writeFileSync(path, script(prefix));
  const words = ['-n', '-c', clients, '-j', '2', '-T', seconds, '-D', 'n=0', '-f', path, url];
  const { stdout, stderr, status } = spawnSync(program(), words, { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (status !== 0 || rate === undefined) throw new Error(stderr);
  return Number(rate);
}

function program(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const paths = versions.map((version) => join(DEBIAN, version, 'bin/pgbench'));
  return paths.findLast((path) => existsSync(path)) ?? 'pgbench';
}

const found: { own: number; pgbench: number; cpu: number }[] = [];
for (let round = 0; round < inRounds; round++) {
  const pgbench = await byPgbench(round);
  const { rate: own, cpu } = await byStorage(round);
  found.push({ own, pgbench, cpu });
  const share = Math.round((own / pgbench) * 100);
  process.stdout.write(
    `${own.toFixed(0)} segments/s, pgbench ${pgbench.toFixed(0)}: ${share} %, ${cpu.toFixed(2)} ms CPU each\n`,
  );
}
const shares = found.map(({ own, pgbench }) => own / pgbench).sort((one, other) => one - other);
const middle = shares[Math.floor(shares.length / 2)];
process.stdout.write(`in the middle ${Math.round(middle * 100)} %\n`);
await storage.close();
