import { expect, test } from 'vitest';
import type { Storage } from '../../src/storage/contract.ts';
import { clocksAfter, clocksAtStart, momentsOf } from '../../src/time/clocks.ts';
import { type Adapter, DEVICE, join, onPresent, TABLE, withTable } from './adapter.ts';

const HOURS = { zone: 'UTC', weekend: [], daysOff: [] };

const MONDAY = Date.parse('2027-03-01T09:00Z');
const BY_DAY = { ...HOURS, night: { from: '08:00', to: '20:00' } };
const AT_WEEKENDS = { ...HOURS, weekend: [1, 2, 3, 4, 5] };

/** All rows of a person. */
async function ownOf(storage: Storage, person: number) {
  const tables = await storage.tablesOf(person, { most: 99 });
  return {
    devices: (await storage.devicesOf(person)).map(({ id }) => id).sort(),
    hosts: tables.filter(({ host }) => host === person).map(({ id }) => id),
    seats: tables.flatMap(({ id, seats }) =>
      seats.filter(({ persons }) => persons.includes(person)).map(({ seat }) => `${id} ${seat}`),
    ),
    notes: [await storage.notesOf('table', person), await storage.notesOf('own', person)],
    hours: await storage.hoursOf(person),
    channels: (await storage.channelsOf(person)).map(({ address }) => ({ address })),
    off: await storage.noticesOff(person),
  };
}

/** Person 1 made `table`, person 2 with two devices made `own`, and each has notes. */
async function twoGroups(adapter: Adapter) {
  const opened = await withTable(adapter());
  const { storage } = opened;
  await storage.addDevice({ ...DEVICE, tokenHash: 'laptop' });
  await storage.addDevice({ ...DEVICE, tokenHash: 'tablet', person: 2 });
  const seats = [{ ...TABLE.seats[0], persons: [2] }, TABLE.seats[1]];
  await storage.createTable({ ...TABLE, id: 'own', host: 2, seats }, '', []);
  await storage.writeNotes('own', 2, { body: 'mine', changed: 1 });
  await storage.writeNotes('table', 1, { body: 'hers', changed: 1 });
  await storage.writeHours(2, HOURS);
  await storage.turnNoticesOff(2, ['over'], 3);
  await storage.addChannel({
    person: 2,
    table: '',
    kind: 'push',
    form: '',
    address: 'https://push.example/2',
    secret: '{}',
    device: 0,
    language: 'ja',
    origin: 'https://pangaea.example',
    created: 3,
    due: 3,
  });
  return opened;
}

export function joinTests(adapter: Adapter): void {
  test('two groups become one, and undone each has exactly what it had', async () => {
    const { storage } = await twoGroups(adapter);
    const before = [await ownOf(storage, 1), await ownOf(storage, 2)];
    const joined = await join(storage, 2, 1);
    expect(joined).toEqual({ result: 'joined', tables: ['own'], devices: [2, 3] });
    expect(await ownOf(storage, 1)).toEqual({
      devices: [1, 2, 3],
      hosts: ['own', 'table'],
      seats: ['own 0', 'table 0'],
      notes: [
        { body: 'hers', changed: 1 },
        { body: 'mine', changed: 1 },
      ],
      channels: [{ address: 'https://push.example/2' }],
      off: ['over'],
      hours: { ...HOURS, before: [{ hours: HOURS, until: 10 }] },
    });
    const [told] = await storage.joinsOf(1, 1, 12);
    expect(told).toMatchObject({ id: 1, device: 3, brings: true, devices: [2, 3], tables: 1 });
    expect([told.joined, told.ends, told.mayUndo]).toEqual([10, 20, true]);
    // The notes are changed meanwhile.
    await storage.writeNotes('own', 1, { body: '', changed: 11 });
    const undo = { join: 1, person: 1, device: 3, now: 12 };
    expect(await storage.undoJoin(undo)).toEqual({
      result: 'undone',
      tables: ['own'],
      devices: [2, 3],
    });
    expect([await ownOf(storage, 1), await ownOf(storage, 2)]).toEqual(before);
    expect(await storage.undoJoin(undo)).toEqual({ result: 'join-gone' });
    expect(await storage.joinsOf(1, 1, 12)).toEqual([]);
    await storage.close();
  });

  test('the end of a running clock comes no nearer when two groups become one, nor when that is undone', async () => {
    const days = { kind: 'slow', days: 1, out: 'wait' } as const;
    const asked = { number: 1, at: MONDAY, kind: 'asked', seat: -1, asked: 1, moved: 0 } as const;
    const state = clocksAfter(days, clocksAtStart(days, 2), asked, []);
    const clock = { control: days, state, hours: [undefined, undefined] };
    for (const [hers, his] of [
      [BY_DAY, undefined],
      [undefined, BY_DAY],
      [BY_DAY, AT_WEEKENDS],
      [AT_WEEKENDS, BY_DAY],
    ]) {
      const { storage } = await withTable(adapter(), { clock });
      await storage.addDevice({ ...DEVICE, tokenHash: 'laptop' });
      const seats = [{ ...TABLE.seats[0], persons: [2] }, TABLE.seats[1]];
      await storage.createTable({ ...TABLE, id: 'own', host: 2, seats, clock }, '', []);
      if (hers !== undefined) await storage.writeHours(1, hers);
      if (his !== undefined) await storage.writeHours(2, his);
      const ends = async () => {
        const opened = await Promise.all(['table', 'own'].map((id) => storage.openTable(id)));
        return opened.map((each) => {
          const { control, state, hours } = each?.table.clock ?? clock;
          return momentsOf(control, state.seats[0], [], hours[0]).out;
        });
      };
      const before = await ends();
      await join(storage, 2, 1, { now: MONDAY + 1_000, ends: MONDAY + 9_000 });
      const joined = await ends();
      await storage.undoJoin({ join: 1, person: 1, device: 1, now: MONDAY + 2_000 });
      const after = await ends();
      for (const [at, end] of before.entries()) {
        expect(joined[at]).toBeGreaterThanOrEqual(end);
        expect(after[at]).toBeGreaterThanOrEqual(joined[at]);
      }
      await storage.close();
    }
  });

  test('nothing that was taken since, or given up, goes back', async () => {
    const { storage } = await twoGroups(adapter);
    await join(storage, 2, 1);
    const present = onPresent(storage);
    const message = { table: 'own', kind: 'seats', texts: ['{}'] } as const;
    await present.freeSeat({ table: 'own', seat: 0, key: 'n', invitation: 'j', message });
    const later = { ...TABLE, id: 'later', host: 1 };
    await storage.createTable(later, '', []);
    await storage.undoJoin({ join: 1, person: 1, device: 1, now: 12 });
    expect((await ownOf(storage, 2)).seats).toEqual([]);
    expect((await ownOf(storage, 2)).hosts).toEqual(['own']);
    expect((await ownOf(storage, 1)).hosts.sort()).toEqual(['later', 'table']);
    await storage.close();
  });

  test('a device that comes alone leaves everything, and goes back to it', async () => {
    const { storage } = await twoGroups(adapter);
    const before = await ownOf(storage, 2);
    expect(await join(storage, 2, 1, { device: 2, brings: false })).toEqual({
      result: 'joined',
      tables: [],
      devices: [2],
    });
    expect(await ownOf(storage, 2)).toEqual({ ...before, devices: [3] });
    expect((await storage.joinsOf(1, 1, 12))[0]).toMatchObject({ brings: false, tables: 1 });
    await storage.undoJoin({ join: 1, person: 1, device: 2, now: 12 });
    expect(await ownOf(storage, 2)).toEqual(before);
    await storage.close();
  });

  test('joins end, but a device that left a person behind alone can always go back', async () => {
    const { storage } = await twoGroups(adapter);
    const add = async (tokenHash: string) => storage.addDevice({ ...DEVICE, tokenHash });
    await add('single');
    await storage.createTable({ ...TABLE, id: 'left', host: 3, seats: [TABLE.seats[1]] }, '', []);
    await join(storage, 2, 1, { device: 2, brings: false });
    await join(storage, 3, 1, { brings: false });
    await storage.forgetJoins(20);
    const gone = { result: 'join-gone' };
    expect(await storage.undoJoin({ join: 1, person: 1, device: 2, now: 20 })).toEqual(gone);
    // After that, only the device itself can undo this for the other device.
    expect(await storage.joinsOf(1, 1, 20)).toEqual([]);
    expect(await storage.undoJoin({ join: 2, person: 1, device: 1, now: 20 })).toEqual(gone);
    expect((await storage.joinsOf(1, 4, 20)).map(({ id }) => id)).toEqual([2]);
    // The device joins another person, and is signed out there.
    await storage.join({
      device: 4,
      from: 1,
      into: 2,
      brings: false,
      now: 30,
      ends: 40,
      by: { device: 2 },
    });
    const end = { person: 2, device: 4, by: 3, now: 50 };
    expect(await storage.endDevice(end)).toBe('ended');
    expect(await storage.findDevice('single')).toEqual({ device: 4, person: 1 });
    expect((await storage.joinsOf(1, 4, 50)).map(({ id }) => id)).toEqual([2]);
    expect(await storage.endDevice({ ...end, person: 1, by: 1 })).toBe('ended');
    expect(await storage.findDevice('single')).toEqual({ device: 4, person: 3 });
    await storage.close();
  });

  test('a later device undoes no earlier join, and for a day neither side ends the other', async () => {
    const { storage } = await twoGroups(adapter);
    await storage.addDevice({ ...DEVICE, tokenHash: 'thief' });
    await join(storage, 2, 1);
    await join(storage, 3, 1, { now: 11, ends: 30 });
    const undo = { join: 1, person: 1, device: 4, now: 12 };
    expect(await storage.undoJoin(undo)).toEqual({ result: 'came-later' });
    expect((await storage.joinsOf(1, 4, 12)).map(({ mayUndo }) => mayUndo)).toEqual([true, false]);
    const end = (device: number, by: number, now = 12) =>
      storage.endDevice({ person: 1, device, by, now });
    expect(await end(1, 4)).toBe('joined-lately');
    expect(await end(4, 1)).toBe('joined-lately');
    expect(await end(2, 1)).toBe('joined-lately');
    // It is the only device of its group.
    expect(await end(4, 4)).toBe('last-device');
    expect(await end(3, 2)).toBe('ended');
    // A group that joins another person moves as a whole, and its own joins can still be undone
    // there.
    await storage.addDevice({ ...DEVICE, tokenHash: 'far' });
    await join(storage, 1, 4, { now: 13, ends: 40 });
    expect(await storage.undoJoin({ join: 1, person: 4, device: 2, now: 14 })).toMatchObject({
      result: 'undone',
      devices: [2],
    });
    expect((await ownOf(storage, 2)).seats).toEqual(['own 0']);
    await storage.undoJoin({ join: 3, person: 4, device: 5, now: 15 });
    expect(await ownOf(storage, 1)).toMatchObject({ devices: [1, 4], seats: ['table 0'] });
    expect((await ownOf(storage, 2)).seats).toEqual(['own 0']);
    expect(await end(4, 1, 40)).toBe('ended');
    await storage.close();
  });

  test('the things that others brought are known by table, as long as the join can be undone', async () => {
    const { storage } = await twoGroups(adapter);
    await join(storage, 2, 1);
    const isOthers = (table: string, device: number, now = 12) =>
      storage.isBroughtByOthers(table, 1, device, now);
    expect([await isOthers('own', 1), await isOthers('own', 3)]).toEqual([true, false]);
    expect([await isOthers('table', 1), await isOthers('own', 1, 20)]).toEqual([false, false]);
    await onPresent(storage).deleteTable({ table: 'own' });
    expect(await isOthers('own', 1)).toBe(false);
    expect((await storage.undoJoin({ join: 1, person: 1, device: 1, now: 12 })).result).toBe(
      'undone',
    );
    await storage.close();
  });

  test('two who play at one table do not become one, nor does a device that is another’s by now', async () => {
    const { storage } = await twoGroups(adapter);
    const other = { ...TABLE.seats[0], seat: 1, persons: [2] };
    await storage.createTable({ ...TABLE, id: 'both', seats: [TABLE.seats[0], other] }, '', []);
    for (const brings of [true, false]) {
      expect(await join(storage, 2, 1, { brings })).toEqual({ result: 'same-table' });
      expect((await join(storage, 2, 1, { device: 1, brings })).result).toBe('device-unknown');
      expect((await join(storage, 1, 1, { brings })).result).toBe('device-unknown');
    }
    expect(await storage.joinsOf(1, 1, 12)).toEqual([]);
    await storage.close();
  });
}
