import { expect, test } from 'vitest';
import type { StoredWord } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, TABLE, type WithTable, withTable } from './adapter.ts';

const FREE = { ...TABLE.seats[0], seat: 1, key: 'l', joined: 0, persons: [] };
const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;

/** The table with seat 1 free, and a second person. */
async function withFreeSeat(adapter: Adapter): Promise<WithTable> {
  const opened = await withTable(adapter(), { seats: [TABLE.seats[0], FREE] });
  await opened.storage.addDevice({ ...DEVICE, tokenHash: 'other' });
  return opened;
}

export function seatTests(adapter: Adapter): void {
  test('a free seat is taken once, whoever asks at the same time', async () => {
    const { storage, told } = await withFreeSeat(adapter);
    const claim = { table: 'table', revision: 0, now: 5, seat: 1, person: 2, name: 'Ben', message };
    const both = [storage.claimSeat(claim), storage.claimSeat({ ...claim, person: 1, name: '' })];
    expect(await Promise.all(both)).toEqual([true, false]);
    const seats = (await storage.openTable('table'))?.table.seats;
    expect(seats?.[1]).toEqual({ ...FREE, name: 'Ben', joined: 5, persons: [2] });
    expect(told).toHaveLength(1);
    await storage.close();
  });

  test("a freed seat is nobody's, and its links are new ones", async () => {
    const { storage, told, present } = await withFreeSeat(adapter);
    const claim = { table: 'table', seat: 1, person: 2, name: 'Ben', message, now: 5 };
    await present.claimSeat(claim);
    const freed = { table: 'table', seat: 1, key: 'new', invitation: 'j', message, now: 6 };
    await present.freeSeat(freed);
    const table = (await storage.openTable('table'))?.table;
    expect(table).toMatchObject({
      invitation: 'j',
      seats: [{ key: 'k' }, { ...FREE, key: 'new' }],
    });
    expect(told).toHaveLength(2);
    expect(await present.claimSeat({ ...claim, name: '' })).toBe(true);
    expect((await storage.openTable('table'))?.table.seats[1].name).toBe('');
    await storage.close();
  });

  test('where a person is erased the words from its seat go, and its name', async () => {
    const { storage, present } = await withFreeSeat(adapter);
    const claim = { table: 'table', seat: 1, person: 2, name: 'Ben', message, now: 5 };
    const say = (key: string, now: number, said: Partial<StoredWord> = {}) => {
      const text = { kind: 'text', body: key, about: '' } as const;
      const spoken = { seat: 1, name: 'Ben', key, ...text, ...said };
      return present.writeWord({ table: 'table', word: spoken, keep: 9, message, now });
    };
    await say('key-before', 4);
    await present.claimSeat(claim);
    await say('key-own', 6);
    await say('key-operator', 7, { kind: 'operator' });
    await say('key-other', 8, { seat: 0, name: 'Ann' });
    const freed = { table: 'table', seat: 1, key: 'new', invitation: 'j', message, now: 9 };
    await present.freeSeat({ ...freed, isErased: true });
    const words = await storage.wordsAfter('table', 0, 9);
    expect(words.map(({ key, name }) => [key, name])).toEqual([
      ['key-before', ''],
      ['key-operator', ''],
      ['key-other', 'Ann'],
    ]);
    await storage.close();
  });

  test('links are renewed without a word', async () => {
    const { storage, told, present } = await withFreeSeat(adapter);
    const keys = [{ seat: 1, key: 'new' }];
    await present.renewLinks({ table: 'table', keys, invitation: 'j' });
    const table = (await storage.openTable('table'))?.table;
    expect(table).toMatchObject({ invitation: 'j', seats: [{ key: 'k' }, { key: 'new' }] });
    expect(told).toEqual([]);
    await storage.close();
  });
}
