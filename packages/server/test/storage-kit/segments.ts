import { expect, test } from 'vitest';
import { type Adapter, DEVICE, segment, withTable } from './adapter.ts';

export function segmentTests(adapter: Adapter): void {
  test('messages are told before the write is answered', async () => {
    const { storage, told } = await withTable(adapter());
    expect(await storage.writeSegment(segment('table', 0))).toBe(true);
    expect(told).toEqual([
      { number: 1, table: 'table', kind: 'segment', texts: ['{"version":1}'] },
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
    expect(told.map(({ number }) => number)).toEqual([1, 2]);
    expect((await storage.openTable('table'))?.commands).toHaveLength(2);
    expect((await storage.claimDue({ now: 9, until: 10, most: 9 })).works).toEqual([]);
    await storage.close();
  });

  test('an answer is sealed once a seat, tells nobody, and is gone when the window opens', async () => {
    const place = adapter();
    const { storage, told, present } = await withTable(place, {
      deciders: 3,
      window: { from: 0, closes: 9 },
    });
    const seal = (seat: number, key: string) =>
      present.sealSegment({
        table: 'table',
        due: [],
        sealed: { seat, key, digest: 'd', commands: [key] },
      });
    expect(await seal(1, 'let')).toBe(true);
    expect(await seal(0, 'protect')).toBe(true);
    await expect(seal(0, 'let')).rejects.toThrow();
    expect(told).toEqual([]);
    await storage.close();
    const { storage: again } = await place();
    const sealed = await again.openTable('table');
    expect(sealed?.table).toMatchObject({ version: 0, changed: 1, answered: 0b11 });
    expect(sealed?.sealed.map(({ seat, commands }) => [seat, commands])).toEqual([
      [0, ['protect']],
      [1, ['let']],
    ]);
    // Segments that are played in the meantime leave the answer sealed.
    await again.writeSegment({ ...segment('table', 0), revision: 2 });
    expect((await again.openTable('table'))?.sealed).toHaveLength(2);
    const segments = [0, 1].map((seat) => ({
      seat,
      key: `answer-${seat}`,
      digest: 'd',
      from: 1 + seat,
      version: 2 + seat,
    }));
    const commands = ['0 protect', '1 let'];
    const opened = {
      ...segment('table', 1),
      revision: 3,
      version: 3,
      segments,
      commands,
      opens: true,
    };
    expect(await again.writeSegment(opened)).toBe(true);
    const after = await again.openTable('table');
    expect([after?.table.version, after?.table.answered, after?.sealed]).toEqual([3, 0, []]);
    expect(after?.segments).toHaveLength(3);
    expect(after?.commands).toEqual(['0 end', ...commands]);
    await again.close();
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
