import { expect, test } from 'vitest';
import { type Adapter, DEVICE, TABLE, withTable } from './adapter.ts';

export function personTests(adapter: Adapter): void {
  test('a device is found by its token, after a restart too', async () => {
    const place = adapter();
    const { storage } = await place();
    expect(await storage.addDevice(DEVICE)).toEqual({ device: 1, person: 1 });
    const phone = { ...DEVICE, tokenHash: 'phone', person: 1, now: 7 };
    expect(await storage.addDevice(phone)).toEqual({ device: 2, person: 1 });
    await storage.close();
    const { storage: again } = await place();
    expect(await again.findDevice('hash')).toEqual({ device: 1, person: 1 });
    expect(await again.findDevice('phone')).toEqual({ device: 2, person: 1 });
    expect(await again.findDevice('other')).toBeUndefined();
    await again.close();
  });

  test('the devices of a person, the last seen first; nobody was here before he came', async () => {
    const { storage } = await adapter()();
    await storage.addDevice(DEVICE);
    await storage.addDevice({ ...DEVICE, tokenHash: 'phone', person: 1, now: 7 });
    const ids = async () => (await storage.devicesOf(1)).map(({ id, seen }) => [id, seen]);
    expect(await ids()).toEqual([
      [2, 7],
      [1, 1],
    ]);
    await storage.noteDevice({ device: 1, kind: 'computer', browser: 'Edge', now: 9 });
    expect(await ids()).toEqual([
      [1, 9],
      [2, 7],
    ]);
    await storage.noteDevice({ device: 1, kind: 'computer', browser: 'Edge', now: 3 });
    expect(await ids()).toEqual([
      [1, 9],
      [2, 7],
    ]);
    expect((await storage.devicesOf(1))[0]).toMatchObject({ kind: 'computer', browser: 'Edge' });
    await storage.close();
  });

  test('a visit is later than the first request of the device, even in the same millisecond', async () => {
    const { storage } = await adapter()();
    await storage.addDevice({ ...DEVICE, now: 7 });
    const times = async () =>
      (await storage.devicesOf(1)).map(({ created, seen }) => [created, seen]);
    expect(await times()).toEqual([[7, 7]]);
    for (const now of [7, 7, 6]) {
      await storage.noteDevice({ device: 1, kind: 'computer', browser: 'Edge', now });
      expect(await times()).toEqual([[6, 7]]);
    }
    await storage.close();
  });

  test('persons in pieces, the newest first, with what is known of each', async () => {
    const { storage } = await withTable(adapter(), { seats: [{ ...TABLE.seats[0], name: 'Ann' }] });
    await storage.addDevice({ ...DEVICE, tokenHash: 'other', now: 7 });
    await storage.addDevice({ ...DEVICE, tokenHash: 'phone', person: 1, now: 9 });
    const ben = { id: 2, created: 7, seen: 7, devices: 1, seats: 0, made: 0, names: [] };
    const ann = { id: 1, created: 1, seen: 9, devices: 2, seats: 1, made: 1, names: ['Ann'] };
    expect(await storage.personsBefore(99, 9)).toEqual([ben, ann]);
    expect((await storage.personsBefore(2, 9)).map(({ id }) => id)).toEqual([1]);
    expect(await storage.personsBefore(99, 1)).toHaveLength(1);
    await storage.close();
  });

  test('a device is ended by its person, but not the last one', async () => {
    const { storage } = await adapter()();
    await storage.addDevice(DEVICE);
    await storage.addDevice({ ...DEVICE, tokenHash: 'stranger' });
    await storage.addDevice({ ...DEVICE, tokenHash: 'phone', person: 1 });
    const end = (device: number) => storage.endDevice({ person: 1, device, by: 1, now: 5 });
    expect(await end(2)).toBe('device-unknown');
    expect(await end(3)).toBe('ended');
    expect(await end(1)).toBe('last-device');
    expect(await storage.findDevice('phone')).toBeUndefined();
    expect(await storage.findDevice('hash')).toEqual({ device: 1, person: 1 });
    await storage.close();
  });

  test('persons without seat, table and visit are forgotten, some at a time, and nobody else', async () => {
    const { storage } = await withTable(adapter());
    const add = (tokenHash: string, more: object = {}) =>
      storage.addDevice({ ...DEVICE, tokenHash, ...more });
    // Person 1 made the table; 2 has a seat; 3 came once; 4 has come again since; 5 came late; 6
    // came once, too.
    for (const name of ['seated', 'once', 'again', 'late', 'twice']) {
      await add(name, { now: name === 'late' ? 50 : 2 });
    }
    await add('phone of 4', { person: 4, now: 60 });
    await add('phone of 6', { person: 6, now: 3 });
    const seats = [{ ...TABLE.seats[0], persons: [2] }];
    await storage.createTable({ ...TABLE, id: 'other', seats }, '', []);
    await storage.writeHours(3, { zone: 'UTC', weekend: [], daysOff: [] });
    await storage.writeNotes('table', 6, { body: 'x', changed: 3 });
    const forget = (after: number) => storage.forgetPersons({ before: 40, after, most: 4 });
    expect(await forget(0)).toEqual({ last: 4, persons: [3], devices: [3] });
    expect(await forget(4)).toEqual({ last: 0, persons: [6], devices: [6, 8] });
    expect((await forget(0)).persons).toEqual([]);
    expect([await storage.hoursOf(3), await storage.notesOf('table', 6)]).toEqual([
      undefined,
      undefined,
    ]);
    const known = ['hash', 'seated', 'once', 'again', 'late', 'twice', 'phone of 4', 'phone of 6'];
    const found = await Promise.all(known.map((hash) => storage.findDevice(hash)));
    expect(found.map((device) => device?.person)).toEqual([
      1,
      2,
      undefined,
      4,
      5,
      undefined,
      4,
      undefined,
    ]);
    await storage.close();
  });
}
