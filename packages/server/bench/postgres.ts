// Measures durable segments a second, in turns: on PostgreSQL by the storage of one server, of
// three servers together, and by pgbench with the same statements and as many clients; and on
// SQLite. `npm run bench -- server postgres postgres://…/empty-database [SECONDS] [ROUNDS]
// [CLIENTS]`
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Storage } from '../src/storage/contract.ts';
import { openPostgres } from '../src/storage/postgres/client.ts';
import { POSTGRES } from '../src/storage/postgres/dialect.ts';
import { type Asked, Sql, type Value } from '../src/storage/rows/steps.ts';
import { RowStore } from '../src/storage/rows/store.ts';
import { openSqlite } from '../src/storage/sqlite/client.ts';
import { segmentOf, tableOf } from './bare.ts';
import { type Costs, costing } from './postgres-costs.ts';
import { TOLD_OF_SEGMENT, type Written, writeAt } from './writing.ts';

const DEBIAN = '/usr/lib/postgresql';
const [url, seconds = '5', rounds = '3', clients = '16'] = process.argv.slice(2);
if (url === undefined) throw new Error('the address of an empty database is needed');
const [forSeconds, inRounds, count] = [Number(seconds), Number(rounds), Number(clients)];
const TOLD = TOLD_OF_SEGMENT;
/** The number of reads of each client. */
const READS = 300;
/** The number of servers that write together. */
const NODES = 3;

const QUIET = {
  sent: () => undefined,
  failed: () => undefined,
  wrote: () => undefined,
  lost: () => undefined,
};
const storage: Storage = await openPostgres(url, QUIET, true);
const device = { tokenHash: 'hash', kind: 'unknown', browser: '', now: 0 } as const;
const { person } = await storage.addDevice(device);

/** Makes a table for each client. */
async function tablesOf(prefix: string, into: Storage = storage, of = person): Promise<string[]> {
  const tables = Array.from({ length: count }, (_, at) => `${prefix}${at}`.padEnd(14, 'x'));
  for (const id of tables) await into.createTable(tableOf(id, of), '', []);
  return tables;
}

/** Divides the tables among some processes, which begin at the same time. */
async function byServers(round: number, servers: number): Promise<readonly [Written, Costs]> {
  const [tables, warm] = [
    await tablesOf(`s${servers}${round}-`),
    await tablesOf(`w${servers}${round}-`),
  ];
  const nodes = Array.from({ length: servers }, (_, node) => {
    const own = [tables, warm].flatMap((list) => list.filter((_, at) => at % servers === node));
    const path = join(import.meta.dirname, 'postgres-node.ts');
    const child = spawn(process.execPath, [path, url, seconds, ...own], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
  });
  await Promise.all(nodes.map(({ lines }) => lines.next()));
  const [found, costs] = await costing(url, () => {
    for (const { child } of nodes) child.stdin.write('go\n');
    return Promise.all(
      nodes.map(async ({ lines }) => JSON.parse((await lines.next()).value ?? '') as Written),
    );
  });
  for (const { child } of nodes) child.stdin.end();
  await Promise.all(nodes.map(({ child }) => once(child, 'exit')));
  const rate = found.reduce((sum, each) => sum + each.rate, 0);
  const cpu = found.reduce((sum, each) => sum + each.cpu * each.rate, 0) / rate;
  return [{ rate, cpu, p99: Math.max(...found.map(({ p99 }) => p99)) }, costs];
}

/** The same on SQLite; each segment is on the disk before its answer. */
async function bySqlite(): Promise<Written> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const sqlite = await openSqlite(folder, QUIET);
  const { person: own } = await sqlite.addDevice(device);
  const found = await writeAt(sqlite, await tablesOf('l', sqlite, own), forSeconds * 1000);
  await sqlite.close();
  rmSync(folder, { recursive: true, force: true });
  return found;
}

/** The statements of a segment for pgbench; each client has its own table. */
function script(prefix: string): string {
  const steps = new RowStore(new Sql(POSTGRES)).answer('writeSegment', [
    segmentOf('TABLE', 1_000, TOLD),
  ]);
  const statements: string[] = [];
  let next = steps.next();
  while (!next.done) {
    statements.push(statementOf(next.value, prefix));
    // A fake answer: the number of the last message of the table, and no rows otherwise.
    const answer = /RETURNING told/.test(next.value.text) ? [{ told: 1_001 }] : [];
    next = steps.next(next.value.wants === 'count' ? 1 : answer);
  }
  const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED;';
  return [begin, ...statements, 'COMMIT;', '\\set n :n + 1', ''].join('\n');
}

/** A statement that uses a counter of the client in place of versions. */
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
  await tablesOf(prefix);
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

/** Rates as shares of other rates, by round; the median is reported. */
const shares = { one: [] as number[], three: [] as number[], sqlite: [] as number[] };
const told = (name: string, { rate, cpu, p99 }: Written) =>
  `${name} ${rate.toFixed(0)}/s (${cpu.toFixed(2)} ms CPU each, p99 ${p99.toFixed(0)} ms)`;
for (let round = 0; round < inRounds; round++) {
  const pgbench = await byPgbench(round);
  const [one, costs] = await byServers(round, 1);
  const [three] = await byServers(round, NODES);
  const sqlite = await bySqlite();
  shares.one.push(one.rate / pgbench);
  shares.three.push(three.rate / pgbench);
  shares.sqlite.push(one.rate / sqlite.rate);
  process.stdout.write(
    `pgbench ${pgbench.toFixed(0)}/s; ${told('one server', one)}; ${told('three', three)}; ${told('SQLite', sqlite)}\n`,
  );
  const written = one.rate * forSeconds;
  const [cpu, bytes] = [costs.cpuMs / written, costs.logBytes / written];
  process.stdout.write(
    `  a segment of one server takes the database ${cpu.toFixed(2)} ms CPU and ${bytes.toFixed(0)} bytes of its log\n`,
  );
}
/**
 * Runs a read many times with as many clients, and measures its costs in this process and in the
 * database.
 */
async function reading(name: string, read: (table: string) => Promise<unknown>): Promise<void> {
  const tables = await tablesOf(`${name}-`);
  for (const table of tables) await storage.writeSegment(segmentOf(table, 0, TOLD));
  const all = READS * tables.length;
  const before = process.cpuUsage();
  const [, { cpuMs }] = await costing(url, () =>
    Promise.all(
      tables.map(async (table) => {
        for (let times = 0; times < READS; times++) await read(table);
      }),
    ),
  );
  const { user, system } = process.cpuUsage(before);
  const own = (user + system) / 1000 / all;
  process.stdout.write(
    `${name}: ${own.toFixed(2)} ms CPU, and ${(cpuMs / all).toFixed(2)} of the database\n`,
  );
}
await reading('revisionOf', (table) => storage.revisionOf(table));
await reading('newsSince', (table) => storage.newsSince([{ table, number: 0 }]));
const middle = (list: readonly number[]) =>
  Math.round((list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0) * 100);
process.stdout.write(
  `in the middle one server has ${middle(shares.one)} % of pgbench, three together ${middle(shares.three)} %; PostgreSQL ${middle(shares.sqlite)} % of SQLite\n`,
);
await storage.close();
