import { expect, test } from 'vitest';
import type { StoredAhead } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, join, segment, withTable } from './adapter.ts';

const AHEAD: StoredAhead = {
  seat: 0,
  person: 1,
  number: 3,
  since: 2,
  across: true,
  steps: [
    { commands: ['build E5', 'end'], when: [{ is: 'free', place: 'E5' }] },
    { commands: ['pass A'], when: [] },
  ],
  done: 0,
  played: 0,
};
const MARK = { seat: 0, person: 1, played: 0, open: true };
const DUE = { owner: 'table', kind: 'ahead', at: 7, about: 2, claimed: 0 } as const;
const tells = { message: { table: 'table', kind: 'seats', texts: ['{}'] } } as const;
const at = { table: 'table', seat: 0 } as const;

export function aheadTests(adapter: Adapter): void {
  async function ordered() {
    const place = adapter();
    const opened = await withTable(place);
    await opened.present.orderAhead({ table: 'table', ahead: AHEAD, due: [DUE] });
    const marks = async () => (await opened.storage.openTable('table'))?.table.ahead;
    return { ...opened, place, marks };
  }

  test('turns ordered ahead are kept as they were given, and others take their place', async () => {
    const { place, present, ...opened } = await ordered();
    expect(opened.told).toEqual([]);
    await opened.storage.close();
    const { storage } = await place();
    expect(await storage.aheadOf('table', 0)).toEqual(AHEAD);
    expect(await storage.aheadOf('table', 1)).toBeUndefined();
    expect((await storage.openTable('table'))?.table.ahead).toEqual([MARK]);
    expect((await storage.claimDue({ now: 9, until: 20, most: 9 })).works).toEqual([
      { ...DUE, claimed: 20 },
    ]);
    const revision = (await storage.openTable('table'))?.table.revision ?? -1;
    const next = { ...AHEAD, number: 4, across: false, steps: AHEAD.steps.slice(1) };
    const order = { table: 'table', revision, now: 5, ahead: next, due: [] };
    expect(await storage.orderAhead(order)).toBe(true);
    expect(await storage.aheadOf('table', 0)).toEqual(next);
    await storage.close();
  });

  test('a step that is played is noted with its move, and a lapse with its reason', async () => {
    const { storage, present, marks } = await ordered();
    const progress = { seat: 0, number: 3, done: 1, played: 1, open: true };
    const { revision: _, now: __, ...move } = segment('table', 0);
    expect(await present.writeSegment({ ...move, ahead: progress })).toBe(true);
    expect(await storage.aheadOf('table', 0)).toEqual({ ...AHEAD, done: 1, played: 1 });
    expect(await marks()).toEqual([{ ...MARK, played: 1 }]);
    // An order that was replaced in the meantime is not changed, and neither is the table.
    const other = { ...progress, number: 2, done: 2 };
    const { revision: ___, now: ____, ...next } = segment('table', 1);
    await expect(present.writeSegment({ ...next, ahead: other })).rejects.toThrow();
    expect((await storage.openTable('table'))?.table.version).toBe(1);
    const lapsed = { at: 1, is: 'condition', index: 0 } as const;
    const lapse = { ...progress, lapsed, open: false };
    expect(await present.lapseAhead({ table: 'table', progress: lapse, due: [] })).toBe(true);
    expect(await storage.aheadOf('table', 0)).toEqual({ ...AHEAD, done: 1, played: 1, lapsed });
    expect(await marks()).toEqual([{ ...MARK, played: 1, open: false }]);
    await storage.close();
  });

  test.each([
    ['taken back', (present) => present.dropAhead({ ...at, due: [] })],
    [
      'left',
      (present) =>
        present.leaveSeat({
          ...at,
          level: 'strong',
          host: 1,
          key: 'new',
          invitation: 'j',
          gone: 0,
          due: [],
          ...tells,
        }),
    ],
    ['played by a program', (present) => present.addToken({ ...at, hash: 'h', of: '', ...tells })],
    [
      'given to another',
      (present) =>
        present.giveSeat({
          ...at,
          person: 2,
          name: '',
          key: 'new',
          host: 2,
          due: [],
          ...tells,
        }),
    ],
    ['freed', (present) => present.freeSeat({ ...at, key: 'n', invitation: 'j', ...tells })],
    [
      'at a table that went back',
      (present) => {
        const { revision: _, now: __, ...move } = segment('table', 0);
        return present.writeSegment({ ...move, segments: [], ahead: 'gone' });
      },
    ],
    ['at a table that was deleted', (present) => present.deleteTable({ table: 'table' })],
  ] as readonly (readonly [
    string,
    (present: Awaited<ReturnType<typeof withTable>>['present']) => Promise<unknown>,
  ])[])('the order for a seat is deleted when it is %s', async (_, change) => {
    const { storage, present, marks } = await ordered();
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    expect(await change(present)).not.toBe(false);
    expect(await storage.aheadOf('table', 0)).toBeUndefined();
    expect(await marks()).toBeUndefined();
    await storage.close();
  });

  test('it does not go with a seat to another person, nor back', async () => {
    const { storage, marks } = await ordered();
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    await join(storage, 1, 2);
    expect(await marks()).toBeUndefined();
    expect(await storage.aheadOf('table', 0)).toBeUndefined();
    const [{ id }] = await storage.joinsOf(2, 1, 11);
    await storage.undoJoin({ join: id, person: 2, device: 1, now: 11 });
    expect((await storage.openTable('table'))?.table.seats[0].persons).toEqual([1]);
    expect(await storage.aheadOf('table', 0)).toBeUndefined();
    await storage.close();
  });
}
