import { type ClientBase, Pool } from 'pg';
import { StorageError } from '../contract.ts';
import type { StorageListeners } from '../sqlite/client.ts';
import { isAway, storageError } from './faults.ts';
import { askOften, cutOff, type Held, hold, mustBeWritable, QUIET_MS, READ_AS } from './hold.ts';

/** The number of connections; more than a few for each processor of the database do not help. */
const CONNECTIONS = 16;
/** The pause before the next try to reach the database, in milliseconds. */
const RETRY_MS = 500;
/** The interval at which the connection with the lock is tested, in milliseconds. */
const BEAT_MS = 3_000;
/**
 * After this time without an answer, in milliseconds, the database counts as gone. It is shorter
 * than a claim of due work lasts.
 */
const SILENT_MS = 10_000;
/** The longest wait for a free connection, or for an answer, in milliseconds. */
const PATIENCE_MS = 60_000;
/**
 * After this time, in milliseconds, the database ends a transaction whose server was cut off, since
 * others wait for its rows.
 */
const STANDS_STILL_MS = 10_000;

/** A database, and the functions that are called when its connection changes. */
export interface ConnectionNeeds {
  /** The URL, with one host or several. */
  readonly url: string;
  readonly isShared: boolean;
  readonly listeners: Pick<StorageListeners, 'away' | 'lost'>;
}

/** The database that is held at present. */
interface Present extends Held {
  readonly pool: Pool;
  /** The connections of the pool. */
  readonly open: ReadonlySet<ClientBase>;
  /** Rejects when the database is gone. */
  readonly gone: Promise<never>;
  readonly end: (error: StorageError) => void;
}

/**
 * The connections of a server to its database: one that holds the lock, and several for work. One
 * of several servers reconnects when the database was gone, to another host if there are more;
 * calls in the meantime are refused. A server that is alone ends when its connection breaks, since
 * it relies on its memory.
 */
export class Connection {
  readonly #needs: ConnectionNeeds;
  #present: Present | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  private constructor(needs: ConnectionNeeds) {
    this.#needs = needs;
  }

  /**
   * Takes the lock of the database, and creates or migrates its tables.
   * @throws StorageError, as a rejection
   */
  static async open(needs: ConnectionNeeds): Promise<Connection> {
    const connection = new Connection(needs);
    const { url, isShared } = needs;
    const held = await hold(url, { isShared }).catch((error: unknown) => {
      throw storageError(error);
    });
    connection.#have(held);
    return connection;
  }

  /**
   * Does work with a connection of the database. The work is refused as soon as the database is
   * gone; then nobody knows whether it was done.
   * @throws StorageError `away` while there is no database
   */
  async with<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    const present = this.#present;
    if (present === undefined) throw new StorageError('away', 'the database is gone');
    const done = work(present.pool);
    // When the database is gone, the result of the work is ignored.
    done.catch(() => undefined);
    return Promise.race([done, present.gone]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const present = this.#present;
    this.#present = undefined;
    if (present === undefined) return;
    await present.pool.end();
    await present.client.end();
  }

  #have(held: Held): void {
    const { client, url } = held;
    const open = new Set<ClientBase>();
    const pool: Pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      types: READ_AS,
      keepAlive: true,
      keepAliveInitialDelayMillis: QUIET_MS,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      idle_in_transaction_session_timeout: STANDS_STILL_MS,
      onConnect: async (client) => {
        // The connection was asked for before the database was gone.
        if (this.#present?.pool !== pool) throw new StorageError('away', 'the database was gone');
        open.add(client);
        await askOften(client);
      },
    });
    // An unused connection broke; the next one is new.
    pool.on('error', () => undefined);
    // A connection broke while in use: the pool does not handle that error, and the work fails by
    // itself.
    pool.on('connect', (client) => client.on('error', () => undefined));
    pool.on('remove', (client) => open.delete(client));
    const { promise: gone, reject: end } = Promise.withResolvers<never>();
    gone.catch(() => undefined);
    const present: Present = { ...held, pool, open, gone, end };
    this.#present = present;
    const lose = (why: unknown) => this.#lose(present, why);
    client.on('error', lose);
    client.on('end', () => lose(new Error('Connection terminated')));
    this.#beat(present);
  }

  /** Tests whether the database answers and can be written. */
  #beat(present: Present): void {
    this.#timer = setTimeout(() => {
      const silence = setTimeout(() => {
        this.#lose(present, new StorageError('away', 'the database does not answer'));
      }, SILENT_MS);
      mustBeWritable(present.client)
        .then(
          () => {
            if (this.#present === present) this.#beat(present);
          },
          (error: unknown) => this.#lose(present, error),
        )
        .finally(() => clearTimeout(silence));
    }, BEAT_MS);
    this.#timer.unref();
  }

  #lose(present: Present, why: unknown): void {
    if (this.#closed || this.#present !== present) return;
    clearTimeout(this.#timer);
    this.#present = undefined;
    const { message } = storageError(why);
    present.end(new StorageError('away', message));
    present.pool.end().catch(() => undefined);
    // The connection is closed at once, since the host may not answer.
    for (const client of present.open) cutOff(client);
    cutOff(present.client);
    const { isShared, listeners } = this.#needs;
    if (!isShared) {
      listeners.lost(message);
      return;
    }
    listeners.away?.(true, 0);
    void this.#find(performance.now());
  }

  /** @param since the time when the database was gone, by the clock of this process */
  async #find(since: number): Promise<void> {
    const { url, isShared, listeners } = this.#needs;
    while (!this.#closed) {
      try {
        const held = await hold(url, { isShared, again: true });
        if (this.#closed) return void (await held.client.end());
        this.#have(held);
        listeners.away?.(false, performance.now() - since);
        return;
      } catch (error) {
        if (!isAway(error)) {
          listeners.lost(storageError(error).message);
          return;
        }
      }
      await new Promise<void>((later) => {
        this.#timer = setTimeout(later, RETRY_MS);
      });
    }
  }
}
