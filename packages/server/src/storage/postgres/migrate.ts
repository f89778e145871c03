import type { Client } from 'pg';
import { StorageError } from '../contract.ts';
import { leastVersion } from '../sqlite/migrations.ts';
import { PRESENT_VERSION, stepsFrom } from './schema.ts';

/**
 * The table that marks a database of this program. Its only row has the version of the database,
 * and the oldest version of servers that can run on it.
 */
const MARK = 'CREATE TABLE pangaea (version BIGINT NOT NULL)';
const MARK_LEAST = 'ALTER TABLE pangaea ADD COLUMN IF NOT EXISTS least BIGINT NOT NULL DEFAULT 0';

/** The versions of the database that a server knows. */
export interface Versions {
  readonly present: number;
  readonly least: number;
  /** The statements from a version to the present one; one list for each step. */
  stepsFrom(version: number): readonly (readonly string[])[];
}

const OWN: Versions = { present: PRESENT_VERSION, least: leastVersion(), stepsFrom };

/**
 * Migrates a database to the present version, in one transaction. A database that a later version
 * has only expanded is not changed.
 * @throws StorageError `foreign` if it belongs to another program, `newer` if a later version has
 * changed it in another way
 */
export async function migrate(client: Client, versions = OWN): Promise<void> {
  const { present, least } = versions;
  await client.query('BEGIN');
  try {
    const version = await versionIn(client);
    if (version > present) {
      const { rows } = await client.query('SELECT least FROM pangaea');
      if (Number(rows[0].least) <= present) {
        await client.query('ROLLBACK');
        return;
      }
      throw new StorageError('newer', `database version ${version}, known are ${present}`);
    }
    if (version === 0) {
      await client.query(MARK);
      await client.query('INSERT INTO pangaea VALUES (0)');
    }
    await client.query(MARK_LEAST);
    for (const step of versions.stepsFrom(version)) {
      for (const script of step) await client.query(script);
    }
    await client.query('UPDATE pangaea SET version = $1, least = $2', [present, least]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * The version of a database; 0 if it is empty.
 * @throws StorageError `foreign` if it belongs to another program
 */
export async function versionIn(client: Client): Promise<number> {
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
