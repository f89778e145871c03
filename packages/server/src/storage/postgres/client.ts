import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { numberBetween } from '../../identity/secrets.ts';
import {
  everyOperation,
  OPERATIONS,
  type OperationName,
  type Storage,
  type StorageError,
  toldByCall,
} from '../contract.ts';
import { type Asked, Sql, type Steps } from '../rows/steps.ts';
import { type Answered, RowStore } from '../rows/store.ts';
import type { StorageListeners } from '../sqlite/client.ts';
import { Connection } from './connection.ts';
import { POSTGRES } from './dialect.ts';
import { isAway, isConflict, storageError } from './faults.ts';
import { Lanes, laneOf } from './lanes.ts';
import { numbered } from './numbered.ts';

/** The most repetitions of a write that conflicts with another one. */
const TRIES = 20;
const LONGEST_PAUSE_MS = 100;

/**
 * Transactions at the same time give the same result as one after another. If that is impossible,
 * the database ends one of them.
 */
const ALONE = 'BEGIN ISOLATION LEVEL SERIALIZABLE';
const WITH_LOCKS = 'BEGIN ISOLATION LEVEL READ COMMITTED';
/**
 * Writes for which locks are enough. Claims lock the rows that they take, and a change of a single
 * table first locks the row with its revision. These are most of the writes, and never fail because
 * of another table.
 */
const BY_LOCKS: ReadonlySet<OperationName> = new Set([
  'claimDue',
  'writeSegment',
  'sealSegment',
  'changeClock',
]);

const TIME = 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now';

/** A storage in a database that has its own clock. */
export interface PostgresStorage extends Storage {
  /** Milliseconds since 1970. */
  time(): Promise<number>;
}

/**
 * Opens a PostgreSQL database, and creates or migrates its tables. Only one server at a time may
 * use it, unless all of them share it.
 * @param url `postgres://name:password@host:port/database`; with several hosts,
 * `one:5432,other:5432`, the one that can be written is used
 * @throws StorageError, as a rejection
 */
export async function openPostgres(
  url: string,
  listeners: StorageListeners,
  isShared = false,
): Promise<PostgresStorage> {
  const connection = await Connection.open({ url, isShared, listeners });
  const store = new PostgresStore(connection, listeners);
  const operations = everyOperation((name, args) => store.call(name, args));
  return {
    ...(operations as unknown as Omit<Storage, 'close'>),
    time: async () => {
      const { rows } = await connection.with((pool) => pool.query(TIME));
      return Number(rows[0].now);
    },
    close: async () => {
      await store.idle();
      await connection.close();
    },
  };
}

class PostgresStore {
  readonly #connection: Connection;
  readonly #listeners: StorageListeners;
  readonly #rows = new RowStore(new Sql(POSTGRES));
  readonly #lanes = new Lanes();
  readonly #running = new Set<Promise<unknown>>();

  constructor(connection: Connection, listeners: StorageListeners) {
    this.#connection = connection;
    this.#listeners = listeners;
  }

  call(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    const done = this.#inItsPlace(name, args);
    this.#running.add(done);
    const forget = () => this.#running.delete(done);
    done.then(forget, forget);
    return done;
  }

  /** Resolves when all calls are answered. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #inItsPlace(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    const { kind } = OPERATIONS[name];
    if (kind === 'reads') return this.#read(name, args);
    if (kind === 'reads-in-line') return this.#lanes.runAlone(() => this.#read(name, args));
    return this.#lanes.run(laneOf(args), () => this.#write(name, args));
  }

  /** All data of one read are from the same moment. */
  async #read(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    try {
      const read = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
      const { value } = await this.#transaction(read, name, args);
      this.#listeners.read?.();
      return value;
    } catch (error) {
      throw this.#failed(error, false);
    }
  }

  async #write(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    let answered: Answered;
    try {
      answered = await this.#untilItHolds(name, args);
    } catch (error) {
      throw this.#failed(error, true);
    }
    this.#listeners.committed?.(1);
    this.#listeners.wrote();
    const messages = answered.numbers.length > 0 ? toldByCall(name, args) : [];
    for (const [index, number] of answered.numbers.entries()) {
      this.#listeners.sent({ number, ...messages[index] });
    }
    return answered.value;
  }

  async #untilItHolds(name: OperationName, args: readonly unknown[]): Promise<Answered> {
    const begin = BY_LOCKS.has(name) ? WITH_LOCKS : ALONE;
    for (let tried = 1; ; tried++) {
      try {
        return await this.#transaction(begin, name, args);
      } catch (error) {
        if (!isConflict(error) || tried === TRIES) throw error;
        // A random delay, so that two writes in conflict are not repeated at the same time.
        await sleep(numberBetween(0, Math.min(LONGEST_PAUSE_MS, 2 ** tried)));
      }
    }
  }

  #transaction(begin: string, name: OperationName, args: readonly unknown[]): Promise<Answered> {
    return this.#connection.with((pool) => this.#on(pool, begin, name, args));
  }

  async #on(
    pool: Pool,
    begin: string,
    name: OperationName,
    args: readonly unknown[],
  ): Promise<Answered> {
    const client = await pool.connect();
    let isBroken = false;
    try {
      await client.query(begin);
      const answered = await answer(client, this.#rows.answer(name, args));
      await this.#commit(client);
      return answered;
    } catch (error) {
      // A host that did not answer would not answer a rollback either.
      isBroken = isAway(error);
      if (!isBroken) {
        await client.query('ROLLBACK').catch(() => {
          isBroken = true;
        });
      }
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async #commit(client: PoolClient): Promise<void> {
    const { time } = this.#listeners;
    if (time === undefined) return void (await client.query('COMMIT'));
    // Two statements in one message: the answer is a list, which the types do not know.
    const answers = (await client.query(`COMMIT; ${TIME}`)) as unknown as readonly QueryResult[];
    time(Number(answers[1].rows[0].now));
  }

  #failed(error: unknown, writes: boolean): StorageError {
    const failed = storageError(error);
    this.#listeners.failed(failed.fault, failed.message, writes);
    return failed;
  }
}

async function answer<T>(client: PoolClient, steps: Steps<T>): Promise<T> {
  let next = steps.next();
  while (!next.done) next = steps.next(await ask(client, next.value));
  return next.value;
}

async function ask(client: PoolClient, { text, values, wants }: Asked): Promise<unknown> {
  const { name, text: sql, names } = numbered(text);
  const given = names.map((each) => bound(values[each]));
  const { rows, rowCount } = await client.query({ name, text: sql, values: given });
  return wants === 'count' ? (rowCount ?? 0) : rows;
}

function bound(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}
