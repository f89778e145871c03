import { expect, test } from 'vitest';
import { type Adapter, segment, withTable } from './adapter.ts';

export function messageTests(adapter: Adapter): void {
  test('messages that were forgotten are known to be missing', async () => {
    const { storage } = await withTable(adapter());
    for (let version = 0; version < 3; version++) {
      await storage.writeSegment({ ...segment('table', version), now: version });
    }
    const sequences = async (after: number) => {
      const missed = await storage.messagesAfter(after, ['table']);
      return missed.whole ? missed.messages.map(({ sequence }) => sequence) : 'not whole';
    };
    expect(await sequences(0)).toEqual([1, 2, 3]);
    await storage.forgetMessages(2);
    expect([await sequences(0), await sequences(2)]).toEqual(['not whole', [3]]);
    await storage.forgetMessages(99);
    expect([await sequences(2), await sequences(3)]).toEqual(['not whole', []]);
    expect(await sequences(4)).toBe('not whole');
    // Numbers are not used again.
    await storage.writeSegment(segment('table', 3));
    expect(await sequences(3)).toEqual([4]);
    expect(await storage.lastSequence()).toBe(4);
    await storage.close();
  });

  test('who missed more than a stream may be written at once is told to load the tables', async () => {
    const { storage } = await withTable(adapter());
    // As long as a position with hidden hands.
    const texts = [JSON.stringify(Array.from({ length: 1_000 }, (_, place) => place % 64))];
    const few = Math.floor(1_000_000 / (texts[0].length * 2));
    for (let version = 0; version < few * 3; version++) {
      const message = { table: 'table', kind: 'segment', texts } as const;
      await storage.writeSegment({ ...segment('table', version), message });
    }
    const after = (sequence: number) => storage.messagesAfter(sequence, ['table']);
    expect((await after(0)).whole).toBe(false);
    expect(await after(few * 3 - 1)).toEqual({
      whole: true,
      messages: [{ sequence: few * 3, table: 'table', kind: 'segment', texts }],
    });
    expect((await after(few * 2)).whole).toBe(true);
    await storage.close();
  });
}
