import type { Socket } from 'node:net';
import { Client, type ClientBase, type ClientConfig, type CustomTypesConfig, types } from 'pg';
import { StorageError } from '../contract.ts';
import { addressesIn } from '../named.ts';
import { isAway } from './faults.ts';
import { migrate, versionIn } from './migrate.ts';
import { PRESENT_VERSION } from './schema.ts';

/**
 * An arbitrary number; together with the name of the schema it identifies the lock on the tables.
 */
const HELD_BY_A_SERVER = 0x70_61_6e_67;
const [INT8, NUMERIC] = [20, 1700];
/** The longest time to connect to a host, in milliseconds; then the next one is tried. */
const CONNECT_MS = 5_000;
/**
 * The system of this machine tests a connection that has been silent for this time, in
 * milliseconds.
 */
export const QUIET_MS = 10_000;
/**
 * A machine that dies, or is cut off, does not end its connections. Without these settings the
 * database would keep them, and their lock, for two hours.
 */
const ASK_OFTEN = `
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;
  SET tcp_user_timeout = 25000`;

/** Reads counts and times as JavaScript numbers, for which they are small enough. */
export const READ_AS: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/**
 * The number of a second lock, by which servers that start at the same time migrate one after
 * another.
 */
const MIGRATES = HELD_BY_A_SERVER + 1;

/** A connection that holds the lock of the database as long as it is open. */
export interface Held {
  readonly client: Client;
  /** The URL with the host to which it is connected. */
  readonly url: string;
}

/**
 * Connects to the first host that can be written, and takes the lock of the database. A server that
 * shares the database, and one that wants it alone, keep each other out.
 * @param url with one host or several
 * @param again whether this process held the lock before: then nothing is migrated, and a later
 * version is allowed
 * @throws StorageError `away`, `in-use`, `foreign` or `newer`; or an error of the database
 */
export async function hold(
  url: string,
  { isShared = false, again = false, ...config }: ClientConfig & HoldConfig = {},
): Promise<Held> {
  let failed: unknown;
  for (const address of addressesIn(url)) {
    const client = new Client({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: QUIET_MS,
      // A host may fall silent after the login; then the next one is tried.
      ...(again && { query_timeout: CONNECT_MS }),
      ...config,
    });
    // The holder notices the end of the connection itself.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await askOften(client);
      await mustBeWritable(client);
      await take(client, isShared, again);
      return { client, url: address };
    } catch (error) {
      if (again) cutOff(client);
      else void client.end().catch(() => undefined);
      if (!isAway(error)) throw error;
      failed = error;
    }
  }
  throw failed;
}

/**
 * Makes the database end the connection when this machine has been silent for 25 seconds. Databases
 * other than PostgreSQL may refuse these settings.
 */
export async function askOften(client: ClientBase): Promise<void> {
  await client.query(ASK_OFTEN).catch((error: unknown) => {
    if (isAway(error)) throw error;
  });
}

/**
 * Ends a connection at once, without telling the host, which may not listen. A question on its way
 * to the host is lost: a host that comes back would answer it too late.
 */
export function cutOff(client: ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } })
    .connection;
  try {
    stream.resetAndDestroy();
  } catch {
    // The connection is encrypted, or uses a socket in the file system.
    stream.destroy();
  }
}

interface HoldConfig {
  readonly isShared?: boolean;
  readonly again?: boolean;
}

/** @throws StorageError `away` if it is a standby */
export async function mustBeWritable(client: Client): Promise<void> {
  const { rows } = await client.query('SELECT pg_is_in_recovery() AS standby');
  if (rows[0].standby !== false) throw new StorageError('away', 'it is a standby');
}

async function take(client: Client, isShared: boolean, again: boolean): Promise<void> {
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const held = await client.query(`SELECT ${lock}($1, hashtext(current_schema())) AS held`, [
    HELD_BY_A_SERVER,
  ]);
  if (held.rows[0].held !== true) {
    throw new StorageError('in-use', 'another server has this database');
  }
  if (again) {
    const version = await versionIn(client);
    if (version < PRESENT_VERSION) throw new StorageError('foreign', 'it is an older database now');
    return;
  }
  const turn = [MIGRATES];
  await client.query('SELECT pg_advisory_lock($1, hashtext(current_schema()))', turn);
  try {
    await migrate(client);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1, hashtext(current_schema()))', turn);
  }
}
