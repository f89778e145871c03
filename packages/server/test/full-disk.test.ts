import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from '../src/exit.ts';
import { Browser, type Refusing } from './client.ts';
import { runServer, spawnServer } from './running.ts';

const HERE = { kind: 'person', here: true };

/** A separate disk, which only root may create. */
const disk = mkdtempSync(join(tmpdir(), 'pangaea-disk-'));
const mounted =
  process.platform === 'linux' &&
  spawnSync('sh', ['-c', `mount -t tmpfs -o size=2m none ${disk}`]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('sh', ['-c', `umount ${disk}`]);
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the disk except for some bytes. */
function fill(but: number): string {
  const { bavail, bsize } = statfsSync(disk);
  const file = join(disk, 'filling');
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - but)));
  return file;
}

test.skipIf(!mounted)(
  'a disk that fills up refuses moves and nothing else, until there is room',
  async () => {
    const server = await runServer({ DATA_DIR: join(disk, 'data'), TABLES_PER_HOUR: '100000' });
    const ann = new Browser(server.port);
    const { body } = await ann.create([HERE, HERE]);
    const filling = fill(0);
    let version = 0;
    const order = () => ann.segment<Refusing>(body.id, 0, version, ['order keep']);
    let answer = await order();
    // The space reserved for the log can still be used.
    for (; answer.status === 200 && version < 5_000; answer = await order()) version += 1;
    expect([answer.status, answer.body.refusal.code]).toEqual([507, 'storage-full']);
    expect((await ann.create([HERE, HERE])).status).toBe(507);
    expect(await ann.ask('/api/health')).toMatchObject({ status: 503, body: { storage: 'full' } });
    expect((await ann.game(body.id)).version).toBe(version);
    rmSync(filling);
    expect((await order()).status).toBe(200);
    expect((await ann.ask('/api/health')).status).toBe(200);
    expect((await ann.game(body.id)).version).toBe(version + 1);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);

test.skipIf(!mounted)('a server on a full disk says so and ends', async () => {
  const filling = fill(0);
  const { ended, output } = spawnServer({ DATA_DIR: join(disk, 'new') });
  expect([await ended, output()]).toEqual([
    EXIT.full,
    expect.stringContaining('disk that is full'),
  ]);
  rmSync(filling);
});
