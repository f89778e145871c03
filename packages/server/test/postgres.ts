// A PostgreSQL from the programs installed on this machine, in a temporary folder, for tests.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Namespace } from './namespaces.ts';

const DEBIAN = '/usr/lib/postgresql';
const LEAST_VERSION = 15;

/** Folders in which programs of PostgreSQL may be, the newest first. */
function folders(): readonly string[] {
  const ofDebian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .filter((version) => Number(version) >= LEAST_VERSION)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return [...ofDebian, ...(process.env.PATH ?? '').split(':')];
}

/** The folder with `postgres` and `initdb`; undefined if this machine has none. */
const POSTGRES_FOLDER = folders().find(
  (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
);

/** Whether a database is available for tests. */
export const HAS_POSTGRES =
  process.env.TEST_DATABASE_URL !== undefined || POSTGRES_FOLDER !== undefined;

/**
 * PostgreSQL refuses to run as root: the user is the one that Debian's package creates, or
 * `nobody`.
 */
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
  /** Whether a test may kill it; the database of `TEST_DATABASE_URL` is never killed. */
  readonly isOwn: boolean;
  /** The URL of a database that all tests share. */
  readonly url: string;
  /** The folder of its data, and of its socket. */
  readonly folder: string;
  /** The URL of a new empty database. */
  newDatabase(): Promise<string>;
  /** Kills it without a warning; work that has begun is lost. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The database of `TEST_DATABASE_URL`, or one that is started here. The latter would lose data in a
 * power failure, which makes it fast. After a kill it has everything that was committed with
 * `synchronous_commit=on`.
 * @param place a network in which it listens at every address, beside its socket
 */
export async function startPostgres(place?: Namespace): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && place === undefined) {
    const nothing = async () => undefined;
    const newDatabase = () => databaseAt(given);
    const fixed = { isOwn: false, url: given, folder: '', newDatabase };
    return { ...fixed, kill: nothing, start: nothing, stop: nothing };
  }
  if (POSTGRES_FOLDER === undefined) throw new Error('this machine has no PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const as = user();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  run('initdb', ['-U', 'pangaea', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], folder);
  if (place !== undefined) {
    appendFileSync(join(folder, 'data', 'pg_hba.conf'), 'host all all 198.18.0.0/15 trust\n');
  }
  return running(folder, place);
}

/** Starts a standby of a running PostgreSQL; it follows all changes, and can be promoted. */
export async function startStandby(of: RunningPostgres) {
  const folder = mkdtempSync(join(tmpdir(), 'pg-standby-'));
  const as = user();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  run('pg_basebackup', ['-h', of.folder, '-U', 'pangaea', '-R', '-N', '-c', 'fast'], folder);
  const standby = await running(folder);
  return { ...standby, promote: () => run('pg_ctl', ['promote'], folder) };
}

/** From now on each commit waits for the standby. */
export async function waitForStandby(primary: RunningPostgres): Promise<void> {
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** Runs a program of PostgreSQL on the data of a folder. */
function run(program: string, words: readonly string[], folder: string): void {
  const path = join(POSTGRES_FOLDER ?? '', program);
  const made = spawnSync(path, ['-D', join(folder, 'data'), ...words], {
    ...user(),
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`${program}: ${made.stderr}`);
}

async function running(folder: string, place?: Namespace): Promise<RunningPostgres> {
  const url = `postgres://pangaea@${encodeURIComponent(folder)}/postgres`;
  let server: ChildProcess;
  let ended: Promise<unknown>;
  const settings = ['synchronous_commit=off', 'full_page_writes=off', 'max_connections=120'];
  const start = async () => {
    const addresses = place === undefined ? '' : '*';
    const [program, ...words] = [
      // Another network is entered as root.
      ...(place?.within(user()) ?? []),
      join(POSTGRES_FOLDER ?? '', 'postgres'),
      '-D',
      join(folder, 'data'),
      '-k',
      folder,
      '-h',
      addresses,
      '-F',
      ...settings.flatMap((each) => ['-c', each]),
    ];
    const started = spawn(program, words, {
      ...(place === undefined ? user() : {}),
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = started;
    ended = once(started, 'exit');
    await new Promise<void>((resolve, reject) => {
      let said = '';
      started.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4_000);
        if (/ready to accept (read-only )?connections/.test(said)) resolve();
      });
      started.once('exit', () => reject(new Error(`postgres has ended: ${said}`)));
    });
  };
  const kill = async () => {
    server.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    isOwn: true,
    url,
    folder,
    newDatabase: () => databaseAt(url),
    kill,
    start,
    stop: async () => {
      // It is killed, since none of its data are needed any more.
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A schema does the same as a database, and is created faster. */
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

/** Disconnects all users of a database, and empties it. */
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
  // Foreign keys are not checked in the meantime.
  await client.query('SET session_replication_role = replica');
  for (const { name } of rows) await client.query(`DELETE FROM ${name}`);
  const { rows: counters } = await client.query(
    'SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema()',
  );
  for (const { name } of counters) await client.query(`ALTER SEQUENCE ${name} RESTART`);
  await client.end();
  return url;
}
