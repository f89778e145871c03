import { type Client, type CustomTypesConfig, types } from 'pg';
import { StorageError } from '../contract.ts';
import { migrate } from './migrate.ts';

/** Any number will do; with the name of the schema it says who may have the tables. */
const HELD_BY_A_SERVER = 0x70_61_6e_67;
const [INT8, NUMERIC] = [20, 1700];

/** Counts and times fit into numbers. */
export const READ_AS: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/** By turns: several servers that begin together migrate one after the other. */
const MIGRATES = HELD_BY_A_SERVER + 1;

/**
 * Connects, takes the database for as long as the connection lasts, and makes or migrates it. Servers that share it keep out
 * one that wants it alone, and the other way round.
 * @throws StorageError `in-use`, `foreign` or `newer`; or an error of the database
 */
export async function hold(client: Client, isShared = false): Promise<void> {
  await client.connect();
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const held = await client.query(`SELECT ${lock}($1, hashtext(current_schema())) AS held`, [
    HELD_BY_A_SERVER,
  ]);
  if (held.rows[0].held !== true) {
    throw new StorageError('in-use', 'another server has this database');
  }
  const turn = [MIGRATES];
  await client.query('SELECT pg_advisory_lock($1, hashtext(current_schema()))', turn);
  try {
    await migrate(client);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1, hashtext(current_schema()))', turn);
  }
}
