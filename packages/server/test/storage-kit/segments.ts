import { expect, test } from 'vitest';
import { type Adapter, DEVICE, segment, withTable } from './adapter.ts';

export function segmentTests(adapter: Adapter): void {
  test('messages are told before the write is answered', async () => {
    const { storage, told } = await withTable(adapter());
    expect(await storage.writeSegment(segment('table', 0))).toBe(true);
    expect(told).toEqual([
      { sequence: 1, table: 'table', kind: 'segment', texts: ['{"version":1}'] },
    ]);
    await storage.close();
  });

  test('a segment for another version changes nothing, among others too', async () => {
    const { storage, told } = await withTable(adapter());
    const due = [{ owner: 'table', kind: 'bots', at: 1, about: 1, claimed: 0 }] as const;
    const written = await Promise.all([
      storage.writeSegment(segment('table', 0, 'first')),
      storage.writeSegment({ ...segment('table', 0, 'second'), due }),
      storage.writeSegment(segment('none', 0)),
      storage.writeSegment(segment('table', 1, 'third')),
    ]);
    expect(written).toEqual([true, false, false, true]);
    expect(told.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect((await storage.openTable('table'))?.commands).toHaveLength(2);
    expect((await storage.claimDue({ now: 9, until: 10, most: 9 })).works).toEqual([]);
    await storage.close();
  });

  test('a write that fails takes back itself alone', async () => {
    const { storage } = await withTable(adapter());
    const due = [{ owner: 'table', kind: 'bots', at: 1, about: 2, claimed: 0 }] as const;
    const writes = await Promise.allSettled([
      storage.writeSegment(segment('table', 0, 'same')),
      storage.writeSegment({ ...segment('table', 1, 'same'), due }),
      storage.addDevice({ ...DEVICE, tokenHash: 'other' }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await storage.openTable('table'))?.table.version).toBe(1);
    expect((await storage.claimDue({ now: 9, until: 10, most: 9 })).works).toEqual([]);
    await storage.close();
  });
}
