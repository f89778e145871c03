import { expect, test } from 'vitest';
import type { StoredTable } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, onPresent, segment, TABLE, withTable } from './adapter.ts';

export function tableTests(adapter: Adapter): void {
  test('a table is kept as it was made, and as it stands', async () => {
    const place = adapter();
    const { storage } = await withTable(place, { pace: 'live' });
    expect((await storage.openTable('table'))?.table).toEqual({ ...TABLE, pace: 'live' });
    await storage.writeSegment({ ...segment('table', 0), window: { from: 1, closes: 77 } });
    await storage.close();
    const { storage: again } = await place();
    const opened = await again.openTable('table');
    expect(opened?.table).toEqual({
      ...TABLE,
      pace: 'live',
      revision: 1,
      version: 1,
      deciders: 2,
      changed: 5,
      window: { from: 1, closes: 77 },
    });
    expect(opened?.commands).toEqual(['0 end']);
    expect(opened?.segments).toEqual(segment('table', 0).segments);
    expect(await again.openTable('none')).toBeUndefined();
    await again.close();
  });

  test('the revision of a table is read alone', async () => {
    const { storage, present } = await withTable(adapter());
    expect(await storage.revisionOf('table')).toBe(0);
    await storage.writeSegment(segment('table', 0));
    expect(await storage.revisionOf('table')).toBe(1);
    await present.deleteTable({ table: 'table' });
    expect(await storage.revisionOf('table')).toBeUndefined();
    await storage.close();
  });

  test('the tables of a person: made by it or played at, the last changed first', async () => {
    const { storage } = await withTable(adapter());
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    const bots = TABLE.seats.slice(1);
    await storage.createTable({ ...TABLE, id: 'played', host: 2, changed: 3 }, '', []);
    await storage.createTable({ ...TABLE, id: 'made', changed: 2, seats: bots }, '', []);
    await storage.createTable({ ...TABLE, id: 'strange', host: 2, seats: bots }, '', []);
    const ids = (await storage.tablesOf(1, { most: 9 })).map(({ id }) => id);
    expect(ids).toEqual(['played', 'made', 'table']);
    expect(await storage.countTables(1)).toEqual({ all: 4, own: 2 });
    await storage.close();
  });

  test('all tables in pieces, the last changed first, none twice and none left out', async () => {
    const { storage } = await withTable(adapter());
    for (const [id, changed] of [
      ['a', 3],
      ['b', 3],
      ['c', 2],
    ] as const) {
      await storage.createTable({ ...TABLE, id, changed }, '', []);
    }
    const ids: string[] = [];
    for (let last: StoredTable | undefined; ; ) {
      const next = await storage.tablesAfter({ most: 1, after: last });
      last = next.at(-1);
      if (last === undefined) break;
      ids.push(last.id);
    }
    expect(ids).toEqual(['a', 'b', 'c', 'table']);
    expect((await storage.tablesAfter({ most: 9 }))[3]).toEqual(TABLE);
    await storage.close();
  });

  test('a list is read page by page, also of tables that were changed at one moment', async () => {
    const { storage } = await withTable(adapter(), { changed: 3 });
    for (const [id, changed] of [
      ['b', 3],
      ['a', 3],
      ['late', 7],
      ['first', 1],
    ] as const) {
      await storage.createTable({ ...TABLE, id, changed }, '', []);
    }
    const pages: string[][] = [];
    let after: { readonly changed: number; readonly id: string } | undefined;
    for (;;) {
      const page = await storage.tablesOf(1, { most: 2, after });
      expect(await storage.listOf(1, { most: 2, after })).toEqual(
        page.map(({ id, changed, revision }) => ({ id, changed, revision })),
      );
      if (page.length === 0) break;
      pages.push(page.map(({ id }) => id));
      after = page.at(-1);
    }
    expect(pages).toEqual([['late', 'a'], ['b', 'table'], ['first']]);
    await storage.close();
  });

  test('tables as a stream follows them: through own seats, but for those that a program plays', async () => {
    const { storage, present } = await withTable(adapter(), { changed: 3 });
    const [own, bot] = TABLE.seats;
    const both = [own, { ...own, seat: 1, key: 'l' }, { ...bot, seat: 2 }];
    await storage.createTable({ ...TABLE, id: 'both', changed: 2, seats: both }, '', []);
    await storage.createTable({ ...TABLE, id: 'made', changed: 1, seats: [bot] }, '', []);
    const message = { table: 'both', kind: 'seats', texts: ['{}'] } as const;
    const token = { table: 'both', seat: 0, hash: 'token', of: 'Ann', message };
    expect(await present.addToken(token)).not.toBe(false);
    expect(await storage.followedBy(1, 9)).toEqual([
      { id: 'table', seats: 0b1 },
      { id: 'both', seats: 0b10 },
      { id: 'made', seats: 0 },
    ]);
    expect(await storage.followedBy(1, 1)).toHaveLength(1);
    expect(await storage.followedBy(2, 9)).toEqual([]);
    await storage.close();
  });

  test('tables by their ids are whole; those that are not there are left out', async () => {
    const { storage } = await withTable(adapter());
    await storage.createTable({ ...TABLE, id: 'other' }, '', []);
    const found = await storage.someTables(['other', 'none', 'table']);
    expect(new Map(found.map((table) => [table.id, table]))).toEqual(
      new Map(['table', 'other'].map((id) => [id, { ...TABLE, id }])),
    );
    expect(await storage.someTables([])).toEqual([]);
    await storage.close();
  });

  test('tables that nobody changed for long, and that nobody has played', async () => {
    const { storage } = await withTable(adapter());
    const bots = TABLE.seats.map((seat) => ({ ...seat, kind: 'bot' as const, persons: [] }));
    await storage.createTable({ ...TABLE, id: 'bots', created: 2, seats: bots }, '', []);
    await storage.createTable({ ...TABLE, id: 'played', created: 3, changed: 3 }, '', []);
    await storage.writeSegment({ ...segment('bots', 0), now: 4 });
    await storage.writeSegment({ ...segment('played', 0), now: 6 });
    expect(await storage.idleTables(5, 9)).toEqual(['table', 'bots']);
    expect(await storage.idleTables(9, 1)).toEqual(['table']);
    expect(await storage.unplayedTables(9, 9)).toEqual([
      { id: 'table', version: 0 },
      { id: 'bots', version: 1 },
    ]);
    expect(await storage.unplayedTables(2, 9)).toHaveLength(1);
    await storage.close();
  });

  test('of a table that the operator deletes the id and the moment are kept, until they are forgotten', async () => {
    const { storage, present } = await withTable(adapter());
    await storage.createTable({ ...TABLE, id: 'other' }, '', []);
    await present.deleteTable({ table: 'other' });
    expect(await storage.whenDeleted('other')).toBeUndefined();
    await present.deleteTable({ table: 'table', byOperator: true, now: 7 });
    expect([await storage.openTable('table'), await storage.whenDeleted('table')]).toEqual([
      undefined,
      7,
    ]);
    await storage.forgetDeleted(7);
    expect(await storage.whenDeleted('table')).toBe(7);
    await storage.forgetDeleted(8);
    expect(await storage.whenDeleted('table')).toBeUndefined();
    await storage.close();
  });

  test('a table is deleted with all that belongs to it', async () => {
    const { storage, present } = await withTable(adapter());
    const due = [{ owner: 'table', kind: 'bots', at: 1, about: 1, claimed: 0 }] as const;
    await storage.writeSegment({ ...segment('table', 0), due });
    await present.deleteTable({ table: 'table' });
    expect(await storage.openTable('table')).toBeUndefined();
    expect(await storage.tablesOf(1, { most: 9 })).toEqual([]);
    expect(await storage.claimDue({ now: 9, until: 10, most: 9 })).toEqual({
      works: [],
      next: undefined,
    });
    expect(await storage.newsSince([{ table: 'table', number: 0 }])).toEqual([]);
    // Another rematch may be created in its place.
    await storage.createTable(TABLE, '', []);
    expect((await storage.openTable('table'))?.commands).toEqual([]);
    await storage.close();
  });

  test('the file of an edition comes with every table that has it', async () => {
    const { storage } = await adapter()();
    await storage.addDevice(DEVICE);
    for (const id of ['one', 'two']) await storage.createTable({ ...TABLE, id }, '{"a":1}', []);
    await storage.createTable({ ...TABLE, id: 'plain' }, '', []);
    await onPresent(storage).deleteTable({ table: 'one' });
    expect((await storage.openTable('two'))?.editionFile).toBe('{"a":1}');
    expect((await storage.openTable('plain'))?.editionFile).toBe('');
    await storage.close();
  });
}
