import { expect, test } from 'vitest';
import type { StoredRequest } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, join, onPresent, segment, withTable } from './adapter.ts';

const request = (change: Partial<StoredRequest> = {}): StoredRequest => ({
  kind: 'back',
  seat: 0,
  person: 1,
  version: 1,
  to: 0,
  allowed: 0,
  ...change,
});
const write = (change: Partial<StoredRequest> = {}) => ({
  table: 'table',
  request: request(change),
  now: 7,
  due: [],
  message: { table: 'table', kind: 'request', texts: ['{}'] } as const,
});

/** A table at version 1, with persons 1 and 2. */
async function played(place: ReturnType<Adapter>) {
  const opened = await withTable(place);
  await opened.storage.addDevice({ ...DEVICE, tokenHash: 'second' });
  await opened.storage.writeSegment(segment('table', 0));
  return opened;
}

/** A move at the present revision of the table. */
const move = (from: number) => {
  const { revision: _, ...given } = segment('table', from);
  return given;
};

export function requestTests(adapter: Adapter): void {
  test('a request is kept with its table and told, and has lapsed when somebody plays on', async () => {
    const place = adapter();
    const { storage, told, present } = await played(place);
    expect(await present.openRequest(write())).toBe(true);
    expect(told.at(-1)).toMatchObject({ kind: 'request', texts: ['{}'] });
    await storage.close();
    const { storage: again } = await place();
    expect((await again.openTable('table'))?.table.request).toEqual(request());
    expect((await again.tablesOf(1, { most: 1 }))[0].request).toEqual(request());
    await onPresent(again).writeSegment(move(1));
    expect((await again.openTable('table'))?.table.request).toBeUndefined();
    await again.close();
  });

  test('there is one at a time, and one of a person at a version', async () => {
    const { storage, told, present } = await played(adapter());
    const open = (change?: Partial<StoredRequest>) => present.openRequest(write(change));
    const first = [1, 2, 1].map((person) =>
      storage.openRequest({ ...write({ person, seat: person - 1 }), revision: 1 }),
    );
    expect(await Promise.all(first)).toEqual([true, false, false]);
    const refused = { ...write(), state: 'refused' } as const;
    expect(await present.changeRequest(refused)).toBe(true);
    await expect(present.changeRequest(refused)).rejects.toThrow();
    expect(await storage.findRequest('table', 1, 1)).toEqual({ ...request(), state: 'refused' });
    expect((await storage.openTable('table'))?.table.request).toBeUndefined();
    await expect(open()).rejects.toThrow();
    expect(await open({ person: 2, seat: 1 })).toBe(true);
    expect(told.filter(({ kind }) => kind === 'request')).toHaveLength(3);
    // At the next version both may ask again, and earlier requests are removed.
    await present.writeSegment(move(1));
    expect(await open({ version: 2 })).toBe(true);
    expect(await storage.findRequest('table', 1, 1)).toBeUndefined();
    await storage.close();
  });

  test('the persons who have agreed are stored', async () => {
    const { storage, present } = await played(adapter());
    await present.openRequest(write({ kind: 'stop' }));
    const change = { ...write({ kind: 'stop', allowed: 0b110 }), state: 'open' } as const;
    expect(await present.changeRequest(change)).toBe(true);
    expect((await storage.openTable('table'))?.table.request).toEqual(
      request({ kind: 'stop', allowed: 0b110 }),
    );
    await storage.close();
  });

  test('it ends when somebody takes a seat, leaves one or is erased, and may be asked again', async () => {
    const { storage, present } = await played(adapter());
    const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
    const asked = async () => (await storage.openTable('table'))?.table.request !== undefined;
    await present.openRequest(write());
    await present.freeSeat({
      table: 'table',
      seat: 0,
      key: 'new',
      invitation: 'other',
      message,
      now: 8,
    });
    expect(await asked()).toBe(false);
    expect(await present.openRequest(write())).toBe(true);
    await present.claimSeat({ table: 'table', seat: 0, person: 2, name: '', message, now: 9 });
    expect(await asked()).toBe(false);
    expect(await present.openRequest(write())).toBe(true);
    await present.eraseAt({ table: 'table', person: 1, seats: [], host: 2, message, now: 10 });
    expect(await asked()).toBe(false);
    await storage.close();
  });

  test('a bot plays a seat that was left, until its person is back or another takes it', async () => {
    const { storage, told, present } = await played(adapter());
    await present.openRequest(write({ person: 2 }));
    const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
    const due = [{ owner: 'table', kind: 'bots', at: 9, about: 1, claimed: 0 }] as const;
    const left = {
      table: 'table',
      seat: 0,
      level: 'beginner',
      host: 2,
      key: 'new',
      invitation: 'j',
      gone: 1,
      due,
      message,
      now: 9,
    };
    const before = (await storage.openTable('table'))?.table.seats[0];
    const seatNow = async () => (await storage.openTable('table'))?.table.seats[0];
    await present.leaveSeat(left);
    const table = (await storage.openTable('table'))?.table;
    expect(table).toMatchObject({ host: 2, invitation: 'j' });
    expect(table?.request).toBeUndefined();
    const bots = { ...before, level: 'beginner', key: 'new', left: 9, gone: 1 };
    expect(table?.seats[0]).toEqual(bots);
    expect(told.at(-1)?.kind).toBe('seats');
    expect((await storage.claimDue({ now: 9, until: 10, most: 9 })).works).toHaveLength(1);
    await present.returnToSeat({ table: 'table', seat: 0, due: [], message, now: 10 });
    expect(await seatNow()).toEqual({ ...before, key: 'new' });
    await present.leaveSeat({ ...left, now: 11 });
    expect(await seatNow()).toEqual({ ...bots, left: 11 });
    await present.claimSeat({ table: 'table', seat: 0, person: 2, name: '', message, now: 12 });
    expect(await seatNow()).toEqual({ ...before, key: 'new', name: '', joined: 12, persons: [2] });
    await storage.close();
  });

  test('a word that comes with a seat is told last, and kept under its number', async () => {
    const { storage, told, present } = await played(adapter());
    const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
    const word = {
      seat: 0,
      name: 'Ann',
      key: 'operator 9',
      kind: 'operator',
      body: 'freed',
    } as const;
    const said = {
      word: { ...word, about: '' },
      keep: 9,
      message: { table: 'table', kind: 'word', texts: ['{"said":1}'] } as const,
    };
    const left = { seat: 0, level: 'beginner', host: 2, key: 'new', invitation: 'j', gone: 1 };
    await present.leaveSeat({ table: 'table', ...left, due: [], message, said, now: 9 });
    expect(told.slice(-2).map(({ kind }) => kind)).toEqual(['seats', 'word']);
    expect(await storage.wordsAfter('table', 0, 9)).toMatchObject([
      { ...word, number: told.at(-1)?.number, created: 9 },
    ]);
    await storage.close();
  });

  test('requests go with their table, and become another person’s with the devices', async () => {
    const { storage, present } = await played(adapter());
    await present.openRequest(write({ person: 2 }));
    expect((await join(storage, 2, 1)).result).toBe('joined');
    expect((await storage.openTable('table'))?.table.request?.person).toBe(1);
    await present.deleteTable({ table: 'table' });
    expect(await storage.findRequest('table', 1, 1)).toBeUndefined();
    await storage.close();
  });
}
