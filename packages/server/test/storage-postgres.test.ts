import { afterAll, beforeAll, describe, test } from 'vitest';
import type { SentMessage } from '../src/storage/contract.ts';
import { openPostgres } from '../src/storage/postgres/client.ts';
import { HAS_POSTGRES, type RunningPostgres, startPostgres } from './postgres.ts';
import { storageKit } from './storage-kit/kit.ts';

let postgres: RunningPostgres;

async function open(url: string) {
  const told: SentMessage[] = [];
  const storage = await openPostgres(url, {
    sent: (message) => told.push(message),
    failed: () => undefined,
    wrote: () => undefined,
    lost: () => undefined,
  });
  return { storage, told };
}

if (HAS_POSTGRES) {
  describe('with a PostgreSQL of this machine', () => {
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 180_000);
    afterAll(() => postgres.stop());

    storageKit('PostgreSQL', () => {
      const url = postgres.newDatabase();
      return async () => open(await url);
    });
  });
} else {
  test.skip('the storage contract, PostgreSQL: this machine has none, and TEST_DATABASE_URL names none', () =>
    undefined);
}
