import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type PoolClient } from 'pg';
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
import { POSTGRES } from './dialect.ts';
import { isConflict, storageError } from './faults.ts';
import { hold, READ_AS } from './hold.ts';
import { Lanes } from './lanes.ts';
import { numbered } from './numbered.ts';

/** Connections to the database: a few more than it has processors is all that helps. */
const CONNECTIONS = 16;
/** How often a write is run again because it could not be right together with another. */
const TRIES = 20;
const LONGEST_PAUSE_MS = 100;

/** Writes beside each other are right as if each were alone. The database ends one of two that could not be. */
const ALONE = 'BEGIN ISOLATION LEVEL SERIALIZABLE';
const WITH_LOCKS = 'BEGIN ISOLATION LEVEL READ COMMITTED';
/**
 * Writes that locks are enough for: claims lock the rows that they take, and a change that concerns nothing but its table locks
 * the row of the table with its revision first. They are most of all, and are never ended for the sake of another table.
 */
const BY_LOCKS: ReadonlySet<OperationName> = new Set([
  'claimDue',
  'writeSegment',
  'sealSegment',
  'changeClock',
]);

/** Storage in a database that has a clock of its own. */
export interface PostgresStorage extends Storage {
  /** Milliseconds since 1970. */
  time(): Promise<number>;
}

/**
 * Opens a database of PostgreSQL, and makes or migrates it. One server at a time has it, unless all that have it share it.
 * @param url `postgres://name:password@host:port/database`
 * @throws StorageError, as a rejection
 */
export async function openPostgres(
  url: string,
  listeners: StorageListeners,
  isShared = false,
): Promise<PostgresStorage> {
  const holder = new Client({ connectionString: url });
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, types: READ_AS });
  let isClosing = false;
  // A connection that breaks while nobody uses it; the next one is made anew.
  pool.on('error', () => undefined);
  holder.on('error', (error) => {
    if (!isClosing) listeners.lost(error.message);
  });
  try {
    await hold(holder, isShared);
  } catch (error) {
    isClosing = true;
    await Promise.allSettled([holder.end(), pool.end()]);
    throw storageError(error);
  }
  const store = new PostgresStore(pool, listeners);
  const operations = everyOperation((name, args) => store.call(name, args));
  return {
    ...(operations as unknown as Omit<Storage, 'close'>),
    time: async () => {
      const { rows } = await pool.query(
        'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
      );
      return Number(rows[0].now);
    },
    close: async () => {
      isClosing = true;
      await store.idle();
      await pool.end();
      await holder.end();
    },
  };
}

class PostgresStore {
  readonly #pool: Pool;
  readonly #listeners: StorageListeners;
  readonly #rows = new RowStore(new Sql(POSTGRES));
  readonly #lanes = new Lanes();
  readonly #running = new Set<Promise<unknown>>();

  constructor(pool: Pool, listeners: StorageListeners) {
    this.#pool = pool;
    this.#listeners = listeners;
  }

  call(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    const done = this.#inItsPlace(name, args);
    this.#running.add(done);
    const forget = () => this.#running.delete(done);
    done.then(forget, forget);
    return done;
  }

  /** Resolves when everything that was called for is answered. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #inItsPlace(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    const { kind } = OPERATIONS[name];
    if (kind === 'reads') return this.#read(name, args);
    if (kind === 'reads-in-line') return this.#lanes.runAlone(() => this.#read(name, args));
    return this.#lanes.run(laneOf(args), () => this.#write(name, args));
  }

  /** All that it reads is of one moment. */
  async #read(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    try {
      const read = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';
      return (await this.#transaction(read, name, args)).value;
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
        // Those that end each other do not come again together.
        await sleep(numberBetween(0, Math.min(LONGEST_PAUSE_MS, 2 ** tried)));
      }
    }
  }

  async #transaction(
    begin: string,
    name: OperationName,
    args: readonly unknown[],
  ): Promise<Answered> {
    const client = await this.#pool.connect();
    let isBroken = false;
    try {
      await client.query(begin);
      const answered = await answer(client, this.#rows.answer(name, args));
      await client.query('COMMIT');
      return answered;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  #failed(error: unknown, writes: boolean): StorageError {
    const failed = storageError(error);
    this.#listeners.failed(failed.fault, failed.message, writes);
    return failed;
  }
}

/** Writes of one table follow each other, and so do all that are of no table. */
function laneOf([first]: readonly unknown[]): string {
  const { table } = (typeof first === 'object' && first !== null ? first : {}) as {
    readonly table?: unknown;
  };
  return typeof table === 'string' ? `table ${table}` : '';
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
