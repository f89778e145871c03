import { expect, test } from 'vitest';
import type { DealWrite, StoredDeal, StoredShare } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, join, TABLE, type WithTable, withTable } from './adapter.ts';

const FREE = { ...TABLE.seats[0], seat: 1, key: 'l', joined: 0, persons: [] };
const message = { table: 'table', kind: 'seats', texts: ['{}'] } as const;
const SHARES: readonly StoredShare[] = [
  { seat: 0, share: 'a', by: 'device' },
  { seat: 1, share: 'b', by: 'server' },
];
const WAITS: StoredDeal = { seed: 'h', dealt: 0, shares: [SHARES[0]] };
const DUE = { owner: 'table', kind: 'bots', at: 9, about: 0, claimed: 0 } as const;
const DEAL: DealWrite = {
  seed: 'g',
  deciders: 2,
  window: { from: 0, closes: 8 },
  clock: undefined,
  due: [DUE],
};
const claim = { table: 'table', seat: 1, person: 2, name: 'Ben', message, now: 5 };

/** A table that waits, with seat 1 free, and a second person. */
async function waiting(adapter: Adapter, deal = WAITS): Promise<WithTable> {
  const seats = [TABLE.seats[0], FREE];
  const opened = await withTable(adapter(), { seats, seed: '', deciders: 0, deal });
  await opened.storage.addDevice({ ...DEVICE, tokenHash: 'other' });
  return opened;
}

const tableOf = async ({ storage }: WithTable) => (await storage.openTable('table'))?.table;

export function dealTests(adapter: Adapter): void {
  test('a table of before has none', async () => {
    const opened = await withTable(adapter());
    expect(await tableOf(opened)).not.toHaveProperty('deal');
    await opened.storage.close();
  });

  test('with the last seat the game is there, and all that is due', async () => {
    const opened = await waiting(adapter);
    expect(await tableOf(opened)).toMatchObject({ seed: '', deciders: 0, deal: WAITS });
    const { storage, told, present } = opened;
    expect(await present.claimSeat({ ...claim, share: SHARES[1], deal: DEAL })).toBe(true);
    expect(await tableOf(opened)).toMatchObject({
      seed: 'g',
      deciders: 2,
      changed: 5,
      window: { from: 0, closes: 8 },
      deal: { seed: 'h', dealt: 5, shares: SHARES },
      seats: [{}, { persons: [2] }],
    });
    const due = await storage.claimDue({ now: 9, until: 99, most: 9 });
    expect(due.works).toEqual([{ ...DUE, claimed: 99 }]);
    expect(told).toHaveLength(1);
    await storage.close();
  });

  test('a seat that somebody has taken meanwhile deals nothing', async () => {
    const opened = await waiting(adapter);
    const { storage } = opened;
    const both = [1, 2].map((person) =>
      storage.claimSeat({ ...claim, revision: 0, person, share: SHARES[1], deal: DEAL }),
    );
    expect(await Promise.all(both)).toEqual([true, false]);
    expect((await tableOf(opened))?.seats[1].persons).toEqual([1]);
    await storage.close();
  });

  test('nothing is dealt twice, and a seat has one share: all of the write is taken back', async () => {
    const opened = await waiting(adapter, { ...WAITS, dealt: 3, shares: SHARES });
    const { storage, told, present } = opened;
    const before = await tableOf(opened);
    await expect(present.claimSeat({ ...claim, deal: DEAL })).rejects.toThrow();
    await expect(present.claimSeat({ ...claim, share: SHARES[1] })).rejects.toThrow();
    const write = { table: 'table', message, now: 5 };
    await expect(present.addShares({ ...write, shares: [SHARES[0]] })).rejects.toThrow();
    await expect(present.addShares({ ...write, shares: [], deal: DEAL })).rejects.toThrow();
    expect(await tableOf(opened)).toEqual(before);
    expect(told).toEqual([]);
    await storage.close();
  });

  test('shares come without a seat being taken', async () => {
    const opened = await waiting(adapter, { ...WAITS, shares: [] });
    const { storage, told, present } = opened;
    await present.addShares({ table: 'table', shares: [SHARES[0]], message, now: 4 });
    expect((await tableOf(opened))?.deal).toEqual(WAITS);
    const last = { table: 'table', shares: [SHARES[1]], deal: DEAL, message, now: 6 };
    await present.addShares(last);
    expect(await tableOf(opened)).toMatchObject({ seed: 'g', deal: { dealt: 6, shares: SHARES } });
    expect(told).toHaveLength(2);
    await storage.close();
  });

  test('a person who leaves before the deal takes the share away, and not afterwards', async () => {
    const opened = await waiting(adapter);
    const { storage, present } = opened;
    const freed = { table: 'table', key: 'new', invitation: 'j', message, now: 6 };
    await present.freeSeat({ ...freed, seat: 0 });
    expect((await tableOf(opened))?.deal).toEqual({ ...WAITS, shares: [] });
    await present.claimSeat({ ...claim, share: SHARES[1] });
    const last = { ...claim, seat: 0, share: SHARES[0], deal: DEAL };
    await present.claimSeat(last);
    await present.freeSeat({ ...freed, seat: 1 });
    expect((await tableOf(opened))?.deal).toEqual({ seed: 'h', dealt: 5, shares: SHARES });
    await present.deleteTable({ table: 'table' });
    await storage.close();
  });

  test('a program takes the last seat as a person does', async () => {
    const opened = await waiting(adapter);
    const { storage, present } = opened;
    const added = { table: 'table', seat: 1, hash: 'token', of: 'Ann', message, now: 7 };
    const { person, name } = claim;
    await present.addToken({
      ...added,
      claim: { person, name, share: SHARES[1], deal: DEAL },
    });
    expect(await tableOf(opened)).toMatchObject({ seed: 'g', deal: { dealt: 7, shares: SHARES } });
    await storage.close();
  });

  test('a bot that gets the last free seat deals the game; a seat that somebody has it does not get', async () => {
    const opened = await waiting(adapter);
    const { storage, present, told } = opened;
    const bot = { table: 'table', level: 'strong', message, now: 5 };
    await expect(present.botSits({ ...bot, seat: 0 })).rejects.toThrow();
    await present.botSits({ ...bot, seat: 1, deal: DEAL });
    expect(await tableOf(opened)).toMatchObject({
      seed: 'g',
      deal: { dealt: 5, shares: [SHARES[0]] },
      seats: [{}, { kind: 'bot', level: 'strong', key: '', joined: 0, persons: [] }],
    });
    expect(told).toHaveLength(1);
    await storage.close();
  });

  test('where a seat is gone those after it move up, with share, token and words', async () => {
    const free = { ...FREE, seat: 0 };
    const seats = [free, { ...TABLE.seats[0], seat: 1 }, { ...FREE, seat: 2, key: 'm' }];
    const deal = { ...WAITS, shares: [{ ...SHARES[0], seat: 1 }] };
    const table = { seats, seed: '', deciders: 0, deal };
    const opened = await withTable(adapter(), table);
    const { storage, present, told } = opened;
    const said = { name: '', kind: 'text', body: 'hi', about: '' } as const;
    const say = (seat: number, key: string) =>
      present.writeWord({ table: 'table', word: { ...said, seat, key }, keep: 9, message, now: 5 });
    // The same key in both seats: the person has changed the seat.
    for (const [seat, key] of [
      [0, 'one'],
      [1, 'one'],
      [1, 'two'],
    ] as const)
      await say(seat, key);
    await present.addToken({ table: 'table', seat: 1, hash: 'h', of: 'Ann', message, now: 5 });
    const removal = { table: 'table', of: 3, options: '{"players":2}', message, now: 6 };
    await expect(present.removeSeat({ ...removal, seat: 1 })).rejects.toThrow();
    await present.removeSeat({ ...removal, seat: 0 });
    expect(await tableOf(opened)).toMatchObject({
      options: '{"players":2}',
      deal: { shares: [{ seat: 0, share: 'a' }] },
      seats: [
        { seat: 0, persons: [1], program: { of: 'Ann' } },
        { seat: 1, key: 'm', persons: [] },
      ],
    });
    const words = await storage.wordsAfter('table', 0, 9);
    expect(words.map(({ seat, key }) => [seat, key])).toEqual([
      [0, 'one'],
      [1, 'one'],
      [0, 'two'],
    ]);
    expect(told.length).toBeGreaterThan(4);
    await storage.close();
  });

  test('a seat that moves up goes back to the person who has brought it', async () => {
    const seats = [
      { ...FREE, seat: 0 },
      { ...TABLE.seats[0], seat: 1 },
    ];
    const table = { seats, seed: '', deciders: 0, deal: { ...WAITS, shares: [] } };
    const { storage, present } = await withTable(adapter(), table);
    await storage.addDevice({ ...DEVICE, tokenHash: 'other' });
    await join(storage, 1, 2);
    const removal = { table: 'table', of: 2, options: '{}', message, now: 11 };
    await present.removeSeat({ ...removal, seat: 0 });
    const personsOf = async () => (await storage.openTable('table'))?.table.seats[0]?.persons;
    expect(await personsOf()).toEqual([2]);
    const undo = { join: 1, person: 2, device: 1, now: 12 };
    expect(await storage.undoJoin(undo)).toMatchObject({ result: 'undone' });
    expect(await personsOf()).toEqual([1]);
    await storage.close();
  });
}
