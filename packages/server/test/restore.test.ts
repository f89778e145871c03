import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Browser } from './client.ts';
import { emptyFolder, runServer, SURROUNDINGS } from './running.ts';

const HERE = { kind: 'person', here: true };
const DOCS = new URL('../../../docs/server.md', import.meta.url);

interface Crashed {
  readonly folder: string;
  /** The backup was made when there was one table. */
  readonly backup: string;
  readonly ann: Browser;
  /** The table that the backup contains, and the tables that were made later. */
  readonly kept: string;
  readonly later: readonly string[];
}

/** A server that was killed some time after a backup was made. */
async function crash(checkpoint: boolean): Promise<Crashed> {
  const folder = emptyFolder();
  const server = await runServer({ DATA_DIR: folder });
  const ann = new Browser(server.port);
  const make = async () => (await ann.create([HERE, HERE])).body.id;
  const kept = await make();
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  const file = join(emptyFolder(), 'copy.db');
  await backup(db, file);
  const later = [await make()];
  // This happens automatically every few MB: later entries of the log fit no older file.
  if (checkpoint) db.exec('PRAGMA wal_checkpoint(RESTART)');
  db.close();
  while (later.length < 5) later.push(await make());
  server.child.kill('SIGKILL');
  await server.ended;
  return { folder, backup: file, ann, kept, later };
}

/** The tables in a folder without a server; undefined if the database is damaged. */
function tablesIn(folder: string): readonly string[] | undefined {
  const db = new DatabaseSync(join(folder, 'pangaea.db'));
  try {
    const [check] = db.prepare('PRAGMA integrity_check').all();
    if (check?.integrity_check !== 'ok') return undefined;
    return db
      .prepare('SELECT id FROM tables ORDER BY id')
      .all()
      .map(({ id }) => String(id));
  } catch {
    return undefined;
  } finally {
    db.close();
  }
}

/** The commands of the documentation. */
function documentedSteps(): string {
  const [, steps] =
    /\nBy hand a backup is restored so:\n\n```sh\n([^`]*)```/.exec(readFileSync(DOCS, 'utf8')) ??
    [];
  if (steps === undefined) throw new Error('docs/server.md does not say how to restore a backup');
  return steps;
}

test.each([
  ['without', false],
  ['with', true],
])('a backup is restored by the documented steps, %s a checkpoint since', async (_, checkpoint) => {
  const { folder, backup: file, ann, kept, later } = await crash(checkpoint);

  const naive = emptyFolder();
  cpSync(folder, naive, { recursive: true });
  copyFileSync(file, join(naive, 'pangaea.db'));
  expect(tablesIn(naive)).not.toEqual([kept]);

  const steps = spawnSync('sh', ['-eu', '-c', documentedSteps()], {
    env: { ...SURROUNDINGS, DATA_DIR: folder, BACKUP: file },
    encoding: 'utf8',
  });
  expect([steps.status, steps.stderr]).toEqual([0, '']);
  expect(tablesIn(folder)).toEqual([kept]);
  const again = await runServer({ DATA_DIR: folder });
  ann.base = `http://127.0.0.1:${again.port}`;
  for (const id of later) expect((await ann.ask(`/api/tables/${id}`)).status).toBe(404);
  const { position, deciders } = await ann.game(kept);
  const [seat] = deciders;
  const sent = await ann.segment(kept, seat, 0, [ann.anyCommand(position, seat) ?? '']);
  expect(sent.status).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
