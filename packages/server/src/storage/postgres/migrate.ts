import type { Client } from 'pg';
import { StorageError } from '../contract.ts';
import { PRESENT_VERSION, stepsFrom } from './schema.ts';

/** The one row that says whose database this is, and its version. */
const MARK = 'CREATE TABLE pangaea (version BIGINT NOT NULL)';

/**
 * Leads a database to the present version, in one transaction.
 * @throws StorageError `foreign` where it belongs to another program, `newer` where a later server has written it
 */
export async function migrate(client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    const version = await versionOf(client);
    if (version > PRESENT_VERSION) {
      throw new StorageError('newer', `database version ${version}, known are ${PRESENT_VERSION}`);
    }
    if (version === 0) {
      await client.query(MARK);
      await client.query('INSERT INTO pangaea VALUES (0)');
    }
    for (const step of stepsFrom(version)) for (const script of step) await client.query(script);
    await client.query('UPDATE pangaea SET version = $1', [PRESENT_VERSION]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** 0 for an empty database. */
async function versionOf(client: Client): Promise<number> {
  const { rows } = await client.query(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return 0;
  if (!names.includes('pangaea')) {
    throw new StorageError('foreign', 'the database belongs to another program');
  }
  const { rows: marks } = await client.query('SELECT version FROM pangaea');
  return Number(marks[0]?.version ?? 0);
}
