import { expect, test } from 'vitest';
import type { SentMessage, Storage } from '../src/storage/contract.ts';
import { Chance } from './simulation/chance.ts';
import { Disk, type Promised } from './simulation/disk.ts';
import { World } from './simulation/world.ts';
import { DEVICE, segment, TABLE } from './storage-kit/adapter.ts';
import { storageKit } from './storage-kit/kit.ts';

/** Longer than any sync, in milliseconds. */
const AN_HOUR = 3_600_000;

function emptyDisk(promised: Promised = 'synced', seed = 1) {
  const world = new World();
  const disk = new Disk(world, new Chance(seed), promised);
  const open = () => {
    const told: SentMessage[] = [];
    const storage = disk.mount({
      sent: (message) => told.push(message),
      failed: () => undefined,
      wrote: () => undefined,
      lost: () => undefined,
    });
    return { storage, told };
  };
  /** Time passes as soon as an operation is called. */
  const passing = (storage: Storage): Storage =>
    new Proxy(storage, {
      get:
        (from, name) =>
        async (...args: readonly never[]) => {
          const called = (from[name as keyof Storage] as (...args: readonly never[]) => unknown)(
            ...args,
          );
          await Promise.all([called, world.run(world.now + AN_HOUR)]);
          return called;
        },
    });
  return { world, disk, open, passing };
}

storageKit('a simulated disk', () => {
  const { open, passing } = emptyDisk();
  return async () => {
    const { storage, told } = open();
    return { storage: passing(storage), told };
  };
});

/** The moves on the disk after a crash some milliseconds after a write, and whether the write was acknowledged. */
async function crashed(promised: Promised, power: boolean, ms: number, seed: number) {
  const { world, disk, open, passing } = emptyDisk(promised, seed);
  const { storage } = open();
  await passing(storage).addDevice(DEVICE);
  await passing(storage).createTable(TABLE, '', []);
  let isAcknowledged = false;
  void storage.writeSegment(segment('table', 0)).then(() => {
    isAcknowledged = true;
  });
  await world.run(world.now + ms);
  disk.crash(power);
  const { storage: again } = open();
  const version = (await passing(again).openTable('table'))?.table.version;
  return { isAcknowledged, isThere: version === 1 };
}

test('acknowledged data outlive a crash; other data are there or not, and never after a power cut', async () => {
  const found = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    for (const power of [true, false]) {
      const { isAcknowledged, isThere } = await crashed('synced', power, seed % 8, seed);
      if (isAcknowledged) expect(isThere).toBe(true);
      else if (power) expect(isThere).toBe(false);
      else found.add(`not acknowledged, there: ${isThere}`);
    }
  }
  expect([...found].sort()).toEqual([
    'not acknowledged, there: false',
    'not acknowledged, there: true',
  ]);
});

test('a disk that says too early that it has written forgets what was acknowledged', async () => {
  expect(await crashed('written', true, 1, 1)).toEqual({ isAcknowledged: true, isThere: false });
  expect(await crashed('written', false, 1, 1)).toEqual({ isAcknowledged: true, isThere: true });
});
