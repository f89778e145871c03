import { expect, test } from 'vitest';
import type { DueKind, DueWork } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, type Opened, segment, TABLE } from './adapter.ts';

const work = (at: number, more: Partial<DueWork> = {}): DueWork => ({
  owner: 'table',
  kind: 'window',
  at,
  about: 0,
  claimed: 0,
  ...more,
});

/** The table, with its due work. */
async function withDue(adapter: Adapter, ...due: readonly DueWork[]): Promise<Opened> {
  const opened = await adapter()();
  await opened.storage.addDevice(DEVICE);
  await opened.storage.createTable(TABLE, '', due);
  return opened;
}

export function dueTests(adapter: Adapter): void {
  test('work is claimed when it is due, by one', async () => {
    const bots = work(20, { kind: 'bots' });
    const { storage } = await withDue(adapter, work(10), bots);
    const claim = (now: number, most = 9) => storage.claimDue({ now, until: now + 100, most });
    expect(await claim(9)).toEqual({ works: [], next: 10 });
    const [one, other] = await Promise.all([claim(10), claim(10)]);
    expect(one).toEqual({ works: [work(10, { claimed: 110 })], next: 20 });
    expect(other).toEqual({ works: [], next: 20 });
    expect(await claim(20)).toEqual({ works: [{ ...bots, claimed: 120 }], next: 110 });
    // No server reported that the work was done: it is due again.
    expect((await claim(110)).works).toEqual([work(10, { claimed: 210 })]);
    await storage.close();
  });

  test('work that was due first comes first, and no more than is wanted', async () => {
    const { storage } = await withDue(adapter, work(5), work(3, { kind: 'bots' }));
    const claim = () => storage.claimDue({ now: 9, until: 100, most: 1 });
    expect(await claim()).toMatchObject({ works: [{ kind: 'bots' }], next: 5 });
    expect(await claim()).toMatchObject({ works: [{ kind: 'window' }], next: 100 });
    await storage.close();
  });

  test('work that is done is gone; other work of its owner stays', async () => {
    const { storage } = await withDue(adapter, work(1), work(1, { kind: 'bots', about: 3 }));
    await storage.finishDue(work(1, { kind: 'bots', about: 2 }));
    await storage.finishDue(work(1));
    const { works } = await storage.claimDue({ now: 9, until: 100, most: 9 });
    expect(works).toMatchObject([{ kind: 'bots', about: 3 }]);
    await storage.close();
  });

  test("work that is postponed is anybody's at its new time; other work is left alone", async () => {
    const { storage } = await withDue(adapter, work(1));
    const { works } = await storage.claimDue({ now: 9, until: 100, most: 9 });
    await storage.postponeDue({ ...works[0], about: 7 }, 30);
    expect((await storage.claimDue({ now: 9, until: 100, most: 9 })).next).toBe(100);
    await storage.postponeDue(works[0], 30);
    const later = await storage.claimDue({ now: 30, until: 130, most: 9 });
    expect(later.works).toEqual([work(30, { claimed: 130 })]);
    await storage.close();
  });

  test('one of several servers claims works of its kinds alone', async () => {
    const { storage } = await withDue(adapter, work(5), work(3, { kind: 'bots' }));
    const claim = (kinds: readonly DueKind[]) =>
      storage.claimDue({ now: 9, until: 100, most: 9, kinds });
    expect(await claim(['clock', 'tidy'])).toEqual({ works: [], next: undefined });
    expect(await claim(['bots'])).toMatchObject({ works: [{ kind: 'bots' }], next: 100 });
    expect(await claim(['window', 'clock'])).toMatchObject({ works: [{ kind: 'window' }] });
    await storage.close();
  });

  test('a claim is held as long as it stands; whoever lost it changes nothing', async () => {
    const { storage } = await withDue(adapter, work(1));
    const claim = (now: number) => storage.claimDue({ now, until: now + 10, most: 9 });
    const [slow] = (await claim(1)).works;
    expect(await storage.holdDue(slow, 20)).toBe(true);
    expect((await claim(19)).works).toEqual([]);
    const [late] = (await claim(20)).works;
    expect(await storage.holdDue({ ...slow, claimed: 20 }, 40)).toBe(false);
    await storage.finishDue({ ...slow, claimed: 20 }, true);
    await storage.postponeDue({ ...slow, claimed: 20 }, 500, true);
    expect((await claim(21)).next).toBe(30);
    await storage.postponeDue(late, 500, true);
    const [last] = (await claim(500)).works;
    await storage.finishDue(last, true);
    expect(await claim(999)).toEqual({ works: [], next: undefined });
    await storage.close();
  });

  test('a server that begins beside others leaves their claims', async () => {
    const { storage } = await withDue(adapter, work(1));
    await storage.claimDue({ now: 9, until: 100, most: 9 });
    const tidy = work(7, { owner: '', kind: 'tidy' });
    await storage.recoverDue([{ kind: 'window', at: 0 }], [tidy], true);
    const claimed = await storage.claimDue({ now: 9, until: 100, most: 9 });
    expect(claimed).toEqual({ works: [{ ...tidy, claimed: 100 }], next: 100 });
    await storage.close();
  });

  test('a segment sets what is due at its table; the same work keeps its claim', async () => {
    const { storage } = await withDue(adapter, work(1), work(50, { kind: 'bots' }));
    await storage.claimDue({ now: 9, until: 100, most: 9 });
    await storage.writeSegment({ ...segment('table', 0), due: [work(1)] });
    expect(await storage.claimDue({ now: 99, until: 200, most: 9 })).toEqual({
      works: [],
      next: 100,
    });
    await storage.writeSegment({ ...segment('table', 1), due: [work(3, { about: 2 })] });
    const { works } = await storage.claimDue({ now: 99, until: 200, most: 9 });
    expect(works).toEqual([work(3, { about: 2, claimed: 200 })]);
    await storage.writeSegment(segment('table', 2));
    expect((await storage.claimDue({ now: 999, until: 1_000, most: 9 })).works).toEqual([]);
    await storage.close();
  });

  test('a new server takes over claimed work, adds its own work once, and waits for none too long', async () => {
    const place = adapter();
    const { storage } = await place();
    await storage.addDevice(DEVICE);
    await storage.createTable(TABLE, '', [work(1), work(500, { kind: 'bots' })]);
    await storage.claimDue({ now: 9, until: 100, most: 9 });
    await storage.close();
    const { storage: again } = await place();
    const own = work(40, { owner: '', kind: 'tidy' });
    await again.recoverDue([{ kind: 'bots', at: 50 }], [own]);
    await again.recoverDue([{ kind: 'bots', at: 60 }], [{ ...own, at: 1 }]);
    const claim = (now: number) => again.claimDue({ now, until: 1_000, most: 9 });
    expect(await claim(9)).toMatchObject({ works: [{ kind: 'window', at: 1 }], next: 40 });
    expect(await claim(40)).toMatchObject({ works: [{ kind: 'tidy', at: 40 }], next: 50 });
    expect(await claim(50)).toMatchObject({ works: [{ kind: 'bots', at: 50 }], next: 1_000 });
    await again.close();
  });
}
