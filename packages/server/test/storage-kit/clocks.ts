import { expect, test } from 'vitest';
import type { StoredClock } from '../../src/storage/contract.ts';
import { type ClockEvent, clocksAfter, clocksAtStart } from '../../src/time/clocks.ts';
import { type Adapter, DEVICE, join, segment, TABLE, withTable } from './adapter.ts';

const LIVE = { kind: 'live', minutes: 5, seconds: 10, out: 'bot' } as const;
const CLOCK: StoredClock = {
  control: LIVE,
  state: clocksAtStart(LIVE, 2),
  hours: [undefined, undefined],
};
/** The time when the present run of the server began. */
const STARTED = 3;
const HOURS = { zone: 'Asia/Tokyo', weekend: [6], daysOff: ['2027-01-01'] };

/** The next clock event of a table that has only events of that kind. */
function write(number: number, more: Partial<ClockEvent> = {}) {
  const event = { number, at: 7, kind: 'asked', seat: -1, asked: 1, moved: 0, ...more } as const;
  const state = clocksAfter(LIVE, CLOCK.state, event, []);
  return { event, state, started: STARTED, told: `{"clock":${number}}` };
}

export function clockTests(adapter: Adapter): void {
  test('a table has the clocks that were agreed, or none', async () => {
    const { storage } = await withTable(adapter(), { clock: CLOCK });
    expect((await storage.openTable('table'))?.table.clock).toEqual(CLOCK);
    expect((await storage.tablesOf(1, { most: 1 }))[0].clock).toEqual(CLOCK);
    await storage.createTable({ ...TABLE, id: 'other' }, '', []);
    expect((await storage.openTable('other'))?.table).not.toHaveProperty('clock');
    await storage.close();
  });

  test('an event comes after the one before it, once, and with what is due', async () => {
    const { storage, told, present } = await withTable(adapter(), { clock: CLOCK });
    const due = [{ owner: 'table', kind: 'clock', at: 50, about: 1, claimed: 0 }] as const;
    const change = (number: number) =>
      storage.changeClock({ table: 'table', revision: 0, now: 7, clock: write(number), due });
    await expect(change(2)).rejects.toThrow();
    expect(await storage.claimDue({ now: 90, until: 95, most: 9 })).toMatchObject({ works: [] });
    expect(await Promise.all([change(1), change(1)])).toEqual([true, false]);
    expect(await storage.clockEvents('table')).toEqual([write(1).event]);
    expect((await storage.openTable('table'))?.table.clock?.state).toEqual(write(1).state);
    const { works } = await storage.claimDue({ now: 90, until: 95, most: 9 });
    expect(works).toEqual([{ ...due[0], claimed: 95 }]);
    const clock = (number: number) => ({
      table: 'table',
      kind: 'clock',
      texts: [`{"clock":${number}}`],
      number,
    });
    expect(told).toEqual([clock(1)]);
    const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
    await present.changeClock({ table: 'table', clock: write(2), due: [], message });
    // Stored after the other changes of the same write.
    expect(told.slice(1)).toEqual([
      { ...message, number: 2 },
      { ...clock(2), number: 3 },
    ]);
    await storage.close();
  });

  test('a segment, somebody who sits down, and somebody who leaves change clocks with it', async () => {
    const free = { ...TABLE.seats[1], kind: 'person', level: '', key: 'l' } as const;
    const seats = [TABLE.seats[0], free];
    const { storage, told, present } = await withTable(adapter(), { clock: CLOCK, seats });
    const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    const about = { table: 'table', seat: 1, message, now: 6 };
    const clock = (number: number) => ({ clock: write(number), due: [] });
    await present.claimSeat({ ...about, person: 2, name: '', clock: clock(1) });
    await storage.writeSegment({ ...segment('table', 0), revision: 1, clock: write(2) });
    // A segment that comes too late changes nothing, and its clock event is not stored for another
    // moment.
    await storage.writeSegment({ ...segment('table', 0, 'late'), revision: 1, clock: write(3) });
    const wrong = { ...segment('table', 1), revision: 2, clock: write(2) };
    await expect(storage.writeSegment(wrong)).rejects.toThrow();
    await present.freeSeat({ ...about, key: 'm', invitation: 'j', clock: clock(3) });
    expect((await storage.clockEvents('table')).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(told.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 seats',
      '2 clock',
      '3 segment',
      '4 clock',
      '5 seats',
      '6 clock',
    ]);
    await present.deleteTable({ table: 'table' });
    expect(await storage.clockEvents('table')).toEqual([]);
    await storage.close();
  });

  test("the hours of a person are the table's where it sits, and come along", async () => {
    const { storage } = await withTable(adapter(), { clock: CLOCK });
    expect(await storage.hoursOf(1)).toBeUndefined();
    await storage.writeHours(1, { ...HOURS, weekend: [] });
    await storage.writeHours(1, HOURS);
    expect(await storage.hoursOf(1)).toEqual(HOURS);
    expect((await storage.openTable('table'))?.table.clock?.hours).toEqual([HOURS, undefined]);
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    await storage.writeHours(2, { ...HOURS, zone: 'UTC' });
    await join(storage, 1, 2);
    expect(await storage.hoursOf(2)).toEqual({ ...HOURS, zone: 'UTC' });
    await storage.close();
  });

  test('a clock that runs goes on by the hours of whom it ran for, whoever that one becomes', async () => {
    const { storage, present } = await withTable(adapter(), { clock: CLOCK });
    const event = { number: 1, at: 7, kind: 'asked', seat: -1, asked: 1, moved: 0 } as const;
    const state = clocksAfter(CLOCK.control, CLOCK.state, event, []);
    const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
    const clock = { event, state, started: 5, told: '{}' };
    await present.changeClock({ table: 'table', clock, due: [], message });
    await storage.writeHours(1, HOURS);
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    await storage.writeHours(2, { ...HOURS, zone: 'UTC' });
    await join(storage, 1, 2);
    const before = [{ until: 10, hours: HOURS, clocks: [7] }];
    expect(await storage.hoursOf(2)).toEqual({ ...HOURS, zone: 'UTC', before });
    await storage.close();
  });

  test('due work can be computed again', async () => {
    const { storage, told, present } = await withTable(adapter());
    const due = { owner: 'table', kind: 'clock', at: 50, about: 1, claimed: 0 } as const;
    const message = { table: 'table', kind: 'clock', texts: ['{}'] } as const;
    const renewed = { table: 'table', message, now: 6 };
    await present.renewDue({ ...renewed, due: [due] });
    await present.renewDue({ ...renewed, due: [{ ...due, at: 40 }] });
    const { works, next } = await storage.claimDue({ now: 9, until: 95, most: 9 });
    expect([works, next]).toEqual([[], 40]);
    expect(told).toMatchObject([{ ...message, number: 1 }, { number: 2 }]);
    await storage.close();
  });

  test('runs of several servers stay beside each other, and no time counts in which one of them ran', async () => {
    const { storage } = await withTable(adapter());
    const note = (started: number, alive: number) =>
      storage.noteRun({ started, alive, isShared: true });
    await note(100, 200);
    await note(150, 300);
    await note(100, 280);
    expect(await storage.downTimes()).toEqual([]);
    await note(400, 400);
    await note(150, 310);
    expect(await storage.downTimes()).toEqual([{ from: 310, to: 400 }]);
    await storage.close();
  });

  test('a time without a server that others know stays as long, whatever a server notes that is heard again', async () => {
    const { storage, present } = await withTable(adapter(), { clock: CLOCK });
    const note = (started: number, alive: number) =>
      storage.noteRun({ started, alive, isShared: true });
    await note(100, 20_000);
    await note(120_000, 120_000);
    const down = [{ from: 20_000, to: 120_000 }];
    expect(await storage.downTimes()).toEqual(down);
    // In this order: a note of an earlier run, notes of runs that began within that time, and one
    // that was stored later than its run began.
    await note(100, 40_000);
    await note(70_000, 90_000);
    await note(119_998, 119_998);
    await note(119_999, 119_999);
    expect(await storage.downTimes()).toEqual(down);
    // An event of the past is stored, but its run is not.
    const clock = { ...write(1, { at: 50_000 }), started: 100 };
    await present.changeClock({ table: 'table', clock, due: [] });
    expect(await storage.clockEvents('table')).toHaveLength(1);
    expect(await storage.downTimes()).toEqual(down);
    // That server runs on beside the new one.
    await note(100, 200_000);
    await note(220_000, 220_000);
    expect(await storage.downTimes()).toEqual([...down, { from: 200_000, to: 220_000 }]);
    // A gap that was counted as running time may still turn out to be shorter.
    await note(100, 215_000);
    expect(await storage.downTimes()).toEqual([...down, { from: 215_000, to: 220_000 }]);
    await storage.close();
  });

  test('between two runs no server ran; a clock that was set back cuts one, and all are forgotten after more than a year', async () => {
    const { storage, present } = await withTable(adapter(), { clock: CLOCK });
    const year = 366 * 24 * 3_600_000;
    await storage.noteRun({ started: 5, alive: 6 });
    expect(await storage.downTimes()).toEqual([]);
    await storage.noteRun({ started: year, alive: year + 100 });
    await storage.noteRun({ started: year, alive: year + 50 });
    await storage.noteRun({ started: year + 20, alive: year + 90 });
    await storage.noteRun({ started: year + 200, alive: year + 200 });
    expect(await storage.downTimes()).toEqual([
      { from: 6, to: year },
      { from: year + 90, to: year + 200 },
    ]);
    // An event stores the run in which it was written, never the run before, however late its own
    // run began.
    const clock = { ...write(1, { at: year + 260 }), started: year + 200 };
    await present.changeClock({ table: 'table', clock, due: [] });
    await storage.noteRun({ started: year + 300, alive: year + 300 });
    expect((await storage.downTimes()).at(-1)).toEqual({ from: year + 260, to: year + 300 });
    const later = { ...write(2, { at: year + 490 }), started: year + 500 };
    await present.changeClock({ table: 'table', clock: later, due: [] });
    expect((await storage.downTimes()).at(-1)).toEqual({ from: year + 300, to: year + 500 });
    await storage.noteRun({ started: year + 500, alive: 2 * year });
    expect(await storage.downTimes()).toEqual([
      { from: year + 90, to: year + 200 },
      { from: year + 260, to: year + 300 },
      { from: year + 300, to: year + 500 },
    ]);
    await storage.close();
  });
}
