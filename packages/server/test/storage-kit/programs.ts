import { expect, test } from 'vitest';
import { type Adapter, DEVICE, TABLE, type WithTable, withTable } from './adapter.ts';

const FREE = { ...TABLE.seats[0], seat: 1, key: 'l', joined: 0, persons: [] };
const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
const added = { table: 'table', seat: 0, hash: 'token', of: 'Ann', message, now: 5 };

async function withFreeSeat(adapter: Adapter): Promise<WithTable> {
  return withTable(adapter(), { seats: [TABLE.seats[0], FREE] });
}

export function programTests(adapter: Adapter): void {
  test('a token opens its seat after a restart too, and everybody is told', async () => {
    const place = adapter();
    const { storage, told, present } = await withTable(place);
    const token = Number(await present.addToken(added));
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
    const { storage, present } = await withTable(adapter());
    const first = Number(await present.addToken(added));
    const second = Number(await present.addToken({ ...added, hash: 'new' }));
    expect(await storage.findToken('token')).toBeUndefined();
    expect(await storage.findToken('new')).toMatchObject({ token: second });
    await present.endToken({ table: 'table', seat: 0, clock: { due: [] }, message, now: 6 });
    expect(await storage.findToken('new')).toBeUndefined();
    const third = Number(await present.addToken(added));
    expect(new Set([first, second, third]).size).toBe(3);
    await storage.close();
  });

  test('a free seat is taken for a program once; a freed one has none, and its person stays with a token ended', async () => {
    const { storage, told, present } = await withFreeSeat(adapter);
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    const claim = { person: 1, name: 'Deep' };
    const [token, late] = await Promise.all([
      storage.addToken({ ...added, revision: 0, seat: 1, claim }),
      storage.addToken({
        ...added,
        revision: 0,
        seat: 1,
        hash: 'late',
        claim: { person: 2, name: '' },
      }),
    ]);
    expect(late).toBe(false);
    expect(await storage.findToken('late')).toBeUndefined();
    const taken = { ...FREE, name: 'Deep', joined: 5, persons: [1] };
    const seatOf = async () => (await storage.openTable('table'))?.table.seats[1];
    expect(await seatOf()).toEqual({ ...taken, program: { token, of: 'Ann' } });
    await present.endToken({ table: 'table', seat: 1, clock: { due: [] }, message, now: 6 });
    expect(await seatOf()).toEqual(taken);
    await present.addToken({ ...added, seat: 1 });
    const freed = { table: 'table', seat: 1, key: 'new', invitation: 'j', message, now: 7 };
    await present.freeSeat(freed);
    expect(await seatOf()).toEqual({ ...FREE, key: 'new' });
    expect(await storage.findToken('token')).toBeUndefined();
    expect(told).toHaveLength(4);
    await storage.close();
  });

  test('tokens go with their table', async () => {
    const { storage, present } = await withTable(adapter());
    await present.addToken(added);
    await present.deleteTable({ table: 'table' });
    expect(await storage.findToken('token')).toBeUndefined();
    await storage.close();
  });
}
