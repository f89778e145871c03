import { expect, test } from 'vitest';
import type { News, Storage } from '../../src/storage/contract.ts';
import { type Adapter, segment, TABLE, withTable } from './adapter.ts';

/** The numbers of missed messages of a table, or that the table has to be loaded. */
async function missed(storage: Storage, number: number | undefined, table = 'table') {
  const [news] = await storage.newsSince([{ table, number }]);
  return news.missed?.map((each) => each.number) ?? 'load';
}

export function messageTests(adapter: Adapter): void {
  test('each table counts its messages, in whatever order they come', async () => {
    const { storage, told } = await withTable(adapter());
    await storage.createTable({ ...TABLE, id: 'other' }, '', []);
    const write = (table: string, from: number) => storage.writeSegment(segment(table, from));
    expect(await missed(storage, 0)).toEqual([]);
    await Promise.all([write('table', 0), write('other', 0), write('table', 1)]);
    const seats = { table: 'other', kind: 'seats', texts: ['{}'] } as const;
    await storage.freeSeat({
      table: 'other',
      revision: 1,
      seat: 0,
      key: 'm',
      invitation: 'j',
      message: seats,
      now: 6,
    });
    const of = (id: string) =>
      told.filter(({ table }) => table === id).map(({ number, kind }) => [number, kind]);
    expect(of('table')).toEqual([
      [1, 'segment'],
      [2, 'segment'],
    ]);
    expect(of('other')).toEqual([
      [1, 'segment'],
      [2, 'seats'],
    ]);
    const news = await storage.newsSince([
      { table: 'other', number: 1 },
      { table: 'none', number: 1 },
      { table: 'table', number: 0 },
    ]);
    const byTable = new Map(news.map((each) => [each.table, each]));
    expect([...byTable.keys()].sort()).toEqual(['other', 'table']);
    expect(byTable.get('other')).toEqual({
      table: 'other',
      version: 1,
      number: 2,
      missed: [{ ...seats, number: 2 }],
    } satisfies News);
    expect(byTable.get('table')).toMatchObject({
      version: 2,
      number: 2,
      missed: [{ number: 1 }, { number: 2 }],
    });
    await storage.close();
  });

  test('messages that were forgotten are known to be missing, and no number is used again', async () => {
    const place = adapter();
    const { storage } = await withTable(place);
    for (let version = 0; version < 3; version++) {
      await storage.writeSegment({ ...segment('table', version), now: version });
    }
    expect(await missed(storage, 0)).toEqual([1, 2, 3]);
    await storage.forgetMessages(2);
    expect([await missed(storage, 0), await missed(storage, 2)]).toEqual(['load', [3]]);
    await storage.forgetMessages(99);
    expect([await missed(storage, 2), await missed(storage, 3)]).toEqual(['load', []]);
    // A client cannot have this number: its messages were lost with the disk.
    expect(await missed(storage, 4)).toBe('load');
    expect(await missed(storage, undefined)).toBe('load');
    await storage.close();
    const { storage: again, told } = await place();
    await again.writeSegment(segment('table', 3));
    expect(told).toMatchObject([{ number: 4 }]);
    expect(await missed(again, 3)).toEqual([4]);
    expect((await again.openTable('table'))?.told).toBe(4);
    await again.close();
  });

  test('a client that has missed more than fits into a stream loads that table, and no other', async () => {
    const { storage } = await withTable(adapter());
    await storage.createTable({ ...TABLE, id: 'other' }, '', []);
    // A text as long as a position with hidden hands.
    const texts = [JSON.stringify(Array.from({ length: 1_000 }, (_, place) => place % 64))];
    const few = Math.floor(1_000_000 / (texts[0].length * 2));
    for (let version = 0; version < few * 3; version++) {
      const message = { table: 'table', kind: 'segment', texts } as const;
      await storage.writeSegment({ ...segment('table', version), message });
    }
    await storage.writeSegment(segment('other', 0));
    const both = async (number: number) => {
      const places = [
        { table: 'table', number },
        { table: 'other', number: 0 },
      ];
      const news = await storage.newsSince(places);
      return Object.fromEntries(news.map((each) => [each.table, each.missed?.length]));
    };
    expect(await both(0)).toEqual({ table: undefined, other: 1 });
    expect(await both(few * 2)).toEqual({ table: few, other: 1 });
    const [{ missed: last }] = await storage.newsSince([{ table: 'table', number: few * 3 - 1 }]);
    expect(last).toEqual([{ number: few * 3, table: 'table', kind: 'segment', texts }]);
    await storage.close();
  });

  test('a write that fails uses no number', async () => {
    const { storage, told } = await withTable(adapter());
    const writes = await Promise.allSettled([
      storage.writeSegment(segment('table', 0, 'same')),
      storage.writeSegment(segment('table', 1, 'same')),
      storage.writeSegment(segment('table', 5)),
      storage.writeSegment(segment('table', 1, 'next')),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(told.map(({ number }) => number)).toEqual([1, 2]);
    expect(await missed(storage, 0)).toEqual([1, 2]);
    await storage.close();
  });
}
