import { expect, test } from 'vitest';
import { type Adapter, DEVICE, type Opened, TABLE, withTable } from './adapter.ts';

const FREE = { ...TABLE.seats[0], seat: 1, key: 'l', joined: 0, persons: [] };
const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
const added = { table: 'table', seat: 0, hash: 'token', of: 'Ann', message, now: 5 };

async function withFreeSeat(adapter: Adapter): Promise<Opened> {
  return withTable(adapter(), { seats: [TABLE.seats[0], FREE] });
}

export function programTests(adapter: Adapter): void {
  test('a token opens its seat after a restart too, and everybody is told', async () => {
    const place = adapter();
    const { storage, told } = await withTable(place);
    const token = (await storage.addToken(added)) ?? 0;
    expect(told).toEqual([{ number: 1, ...message }]);
    await storage.close();
    const { storage: again } = await place();
    expect(await again.findToken('token')).toEqual({ token, table: 'table', seat: 0 });
    expect(await again.findToken('other')).toBeUndefined();
    const [seat, bot] = (await again.openTable('table'))?.table.seats ?? [];
    expect(seat).toEqual({ ...TABLE.seats[0], program: { token, of: 'Ann' } });
    expect(bot).toEqual(TABLE.seats[1]);
    await again.close();
  });

  test('a seat has one token, and no number is given twice', async () => {
    const { storage } = await withTable(adapter());
    const first = (await storage.addToken(added)) ?? 0;
    const second = (await storage.addToken({ ...added, hash: 'new' })) ?? 0;
    expect(await storage.findToken('token')).toBeUndefined();
    expect(await storage.findToken('new')).toMatchObject({ token: second });
    await storage.endToken({ table: 'table', seat: 0, message, now: 6 });
    expect(await storage.findToken('new')).toBeUndefined();
    const third = (await storage.addToken(added)) ?? 0;
    expect(new Set([first, second, third]).size).toBe(3);
    await storage.close();
  });

  test('a free seat is taken for a program once; a freed one has none, and its person stays with a token ended', async () => {
    const { storage, told } = await withFreeSeat(adapter);
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    const claim = { person: 1, name: 'Deep' };
    const [token, late] = await Promise.all([
      storage.addToken({ ...added, seat: 1, claim }),
      storage.addToken({ ...added, seat: 1, hash: 'late', claim: { person: 2, name: '' } }),
    ]);
    expect(late).toBeUndefined();
    expect(await storage.findToken('late')).toBeUndefined();
    const taken = { ...FREE, name: 'Deep', joined: 5, persons: [1] };
    const seatOf = async () => (await storage.openTable('table'))?.table.seats[1];
    expect(await seatOf()).toEqual({ ...taken, program: { token, of: 'Ann' } });
    await storage.endToken({ table: 'table', seat: 1, message, now: 6 });
    expect(await seatOf()).toEqual(taken);
    await storage.addToken({ ...added, seat: 1 });
    const freed = { table: 'table', seat: 1, key: 'new', invitation: 'j', message, now: 7 };
    await storage.freeSeat(freed);
    expect(await seatOf()).toEqual({ ...FREE, key: 'new' });
    expect(await storage.findToken('token')).toBeUndefined();
    expect(told).toHaveLength(4);
    await storage.close();
  });

  test('tokens go with their table', async () => {
    const { storage } = await withTable(adapter());
    await storage.addToken(added);
    await storage.deleteTable('table');
    expect(await storage.findToken('token')).toBeUndefined();
    await storage.close();
  });
}
