// A PostgreSQL of the machine's own binaries, in a temporary folder, for tests.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const LEAST_VERSION = 15;

/** Places where programs of PostgreSQL may be, the newest first. */
function folders(): readonly string[] {
  const ofDebian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .filter((version) => Number(version) >= LEAST_VERSION)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return [...ofDebian, ...(process.env.PATH ?? '').split(':')];
}

/** The folder with `postgres` and `initdb`; nothing where this machine has none. */
const POSTGRES_FOLDER = folders().find(
  (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
);

/** Whether tests can have a database. */
export const HAS_POSTGRES =
  process.env.TEST_DATABASE_URL !== undefined || POSTGRES_FOLDER !== undefined;

/** It refuses to run as root: the user that Debian's package makes, else `nobody`. */
function user(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return found === undefined ? undefined : { uid: Number(found[2]), gid: Number(found[3]) };
}

/** A running PostgreSQL. */
export interface RunningPostgres {
  /** An empty database of its own, as a URL. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** That of `TEST_DATABASE_URL`, or one that is started. It keeps nothing through a power failure, which makes it quick. */
export async function startPostgres(): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined)
    return { newDatabase: () => databaseAt(given), stop: async () => undefined };
  if (POSTGRES_FOLDER === undefined) throw new Error('this machine has no PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const as = user();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  const made = spawnSync(
    join(POSTGRES_FOLDER, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'pangaea', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    { ...as, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const server = spawn(
    join(POSTGRES_FOLDER, 'postgres'),
    ['-D', join(folder, 'data'), '-k', folder, '-h', '', '-F'].concat([
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=60',
    ]),
    { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres has ended: ${said}`)));
  });
  return {
    newDatabase: () => databaseAt(`postgres://pangaea@${encodeURIComponent(folder)}/postgres`),
    stop: async () => {
      // At once: nothing of it is needed any more.
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A schema is as good as a database, and is made sooner. */
async function databaseAt(url: string): Promise<string> {
  const name = `pangaea_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${name}`);
  return own.href;
}

/** Takes a database from all who have it, and empties it. */
export async function emptiedDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = $1 AND pid <> pg_backend_pid()',
    ['advisory'],
  );
  const { rows } = await client.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'pangaea'",
  );
  // References are not looked at meanwhile.
  await client.query('SET session_replication_role = replica');
  for (const { name } of rows) await client.query(`DELETE FROM ${name}`);
  const { rows: counters } = await client.query(
    'SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema()',
  );
  for (const { name } of counters) await client.query(`ALTER SEQUENCE ${name} RESTART`);
  await client.end();
  return url;
}
