import { expect, test } from 'vitest';
import type { Storage } from '../../src/storage/contract.ts';
import { type Adapter, DEVICE, join, TABLE, type WithTable, withTable } from './adapter.ts';

const MET = { table: 'earlier', seat: 1 };

/** Persons 1 and 2 have played at one table; person 1 has made another one, which waits. */
async function prepared(adapter: Adapter): Promise<WithTable> {
  const free = { ...TABLE.seats[0], seat: 1, key: 'l', joined: 0, persons: [] };
  const deal = { seed: 'h', dealt: 0, shares: [] };
  const opened = await withTable(adapter(), { seats: [TABLE.seats[0], free], deal });
  await opened.storage.addDevice({ ...DEVICE, tokenHash: 'other' });
  const [own, other] = [{ ...TABLE.seats[0], name: 'Ann' }, TABLE.seats[0]];
  const seats = [own, { ...other, seat: 1, name: 'Ben', persons: [2] }];
  await opened.storage.createTable({ ...TABLE, id: 'earlier', changed: 4, seats }, '', []);
  return opened;
}

const invite = ({ present }: WithTable, isTold = true, met = MET) =>
  present.invite({ table: 'table', met, person: 2, by: 1, name: 'Ann', isTold, due: 50 });
const open = async (storage: Storage) => [
  (await storage.invitationsOf(2)).length,
  (await storage.invitationsTo('table')).length,
];

export function invitationTests(adapter: Adapter): void {
  test('people who sat at a dealt table know each other, and nobody else does', async () => {
    const { storage } = await prepared(adapter);
    const ben = { ...MET, person: 2, name: 'Ben', game: 'toy', played: 4, ownName: 'Ann' };
    expect(await storage.acquaintancesOf(1, 9)).toEqual([ben]);
    expect(await storage.acquaintancesOf(2, 9)).toMatchObject([{ person: 1, seat: 0 }]);
    await storage.addDevice({ ...DEVICE, tokenHash: 'third' });
    expect(await storage.acquaintancesOf(3, 9)).toEqual([]);
    // At a table that waits nobody has played yet.
    const seats = [TABLE.seats[0], { ...TABLE.seats[0], seat: 1, persons: [3] }];
    const deal = { seed: 'h', dealt: 0, shares: [] };
    await storage.createTable({ ...TABLE, id: 'next', seats, deal }, '', []);
    expect(await storage.acquaintancesOf(3, 9)).toEqual([]);
    await storage.close();
  });

  test('an invitation is kept once, and is gone when it is declined or its table is deleted', async () => {
    const opened = await prepared(adapter);
    const { storage, present } = opened;
    expect([await invite(opened), await invite(opened)]).toEqual(['told', 'untold']);
    expect(await storage.placesInvited('table')).toEqual([MET]);
    const told = { table: 'table', person: 2, by: 1, name: 'Ann', at: 5 };
    expect(await storage.invitationsOf(2)).toEqual([told]);
    expect(await storage.invitationsTo('table')).toEqual([told]);
    expect(await storage.decline(1, 'table')).toBe(false);
    expect(await storage.decline(2, 'table')).toBe(true);
    expect(await storage.decline(2, 'table')).toBe(false);
    expect(await open(storage)).toEqual([0, 0]);
    // Its sender sees no difference.
    expect(await storage.placesInvited('table')).toEqual([MET]);
    expect(await present.deleteTable({ table: 'table' })).toBe(true);
    expect(await storage.placesInvited('table')).toEqual([]);
    await storage.close();
  });

  test('an invitation that was taken back is gone, and comes again but where it was declined', async () => {
    const opened = await prepared(adapter);
    const { storage } = opened;
    const withdraw = () => opened.present.withdrawInvitation({ table: 'table', met: MET });
    expect(await withdraw()).toEqual({ person: undefined });
    await invite(opened);
    expect(await withdraw()).toEqual({ person: 2 });
    expect(await open(storage)).toEqual([0, 0]);
    expect(await storage.placesInvited('table')).toEqual([]);
    expect(await invite(opened)).toBe('told');
    await storage.decline(2, 'table');
    expect(await withdraw()).toEqual({ person: undefined });
    expect(await storage.placesInvited('table')).toEqual([]);
    expect(await invite(opened)).toBe('untold');
    const other = { ...MET, seat: 0 };
    expect(await invite(opened, true, other)).toBe('untold');
    expect(await open(storage)).toEqual([0, 0]);
    expect(await storage.placesInvited('table')).toEqual([MET, other]);
    await storage.close();
    // The invitation does not reach a person who refuses invitations either, whatever was read
    // before.
    const unwanted = await prepared(adapter);
    await unwanted.storage.addUnwanted({ person: 2, by: 1, name: 'Ann', now: 8 });
    expect(await invite(unwanted)).toBe('untold');
    expect(await open(unwanted.storage)).toEqual([0, 0]);
    await unwanted.storage.close();
  });

  test('it is due where its person can be told, and one that is not told never is', async () => {
    const opened = await prepared(adapter);
    const { storage } = opened;
    await invite(opened);
    expect((await storage.claimDue({ now: 90, until: 95, most: 9 })).works).toEqual([]);
    await storage.addChannel({
      person: 2,
      table: '',
      kind: 'hook',
      form: 'raw',
      address: 'https://a.example/',
      secret: '',
      language: 'en',
      origin: '',
      device: 0,
      created: 1,
      due: 7,
    });
    const { works } = await storage.claimDue({ now: 90, until: 95, most: 9 });
    expect(works).toMatchObject([{ owner: 'earlier' }, { owner: 'table', kind: 'notice' }]);
    await storage.close();
    const silent = await prepared(adapter);
    await invite(silent, false);
    expect(await open(silent.storage)).toEqual([0, 0]);
    expect(await silent.storage.placesInvited('table')).toEqual([MET]);
    await silent.storage.close();
  });

  test('a person wants none from one other, or from nobody, until it wants them again', async () => {
    const opened = await prepared(adapter);
    const { storage } = opened;
    await invite(opened);
    const ann = { person: 2, by: 1, name: 'Ann', now: 8 };
    await storage.addUnwanted(ann);
    await storage.addUnwanted({ ...ann, now: 9 });
    expect(await open(storage)).toEqual([0, 0]);
    const [kept, ...more] = await storage.unwantedOf(2);
    expect([kept, more]).toMatchObject([{ by: 1, name: 'Ann', at: 8 }, []]);
    expect([await storage.isUnwanted(2, 1), await storage.isUnwanted(1, 2)]).toEqual([true, false]);
    expect(await storage.removeUnwanted(1, kept.id)).toBe(false);
    expect(await storage.removeUnwanted(2, kept.id)).toBe(true);
    expect(await storage.isUnwanted(2, 1)).toBe(false);
    await storage.addUnwanted({ ...ann, by: 0, name: '' });
    expect([await storage.isUnwanted(2, 1), await storage.isUnwanted(2, 7)]).toEqual([true, true]);
    await storage.close();
  });

  test('invitations and who is not wanted go with a person, and come back when that is undone', async () => {
    const opened = await prepared(adapter);
    const { storage } = opened;
    await storage.addDevice({ ...DEVICE, tokenHash: 'third' });
    await invite(opened);
    await storage.addUnwanted({ person: 2, by: 7, name: 'Eve', now: 8 });
    expect((await join(storage, 2, 3)).result).toBe('joined');
    expect((await storage.invitationsOf(3)).map(({ by }) => by)).toEqual([1]);
    expect([await storage.isUnwanted(3, 7), await storage.isUnwanted(2, 7)]).toEqual([true, false]);
    const [own] = await storage.devicesOf(3);
    const [{ id }] = await storage.joinsOf(3, own.id, 11);
    const undone = await storage.undoJoin({ join: id, person: 3, device: own.id, now: 11 });
    expect(undone.result).toBe('undone');
    expect([(await storage.invitationsOf(3)).length, await storage.isUnwanted(3, 7)]).toEqual([
      0,
      false,
    ]);
    expect([(await storage.invitationsOf(2)).length, await storage.isUnwanted(2, 7)]).toEqual([
      1,
      true,
    ]);
    await storage.close();
  });

  test('past ones are forgotten where the game is dealt', async () => {
    const opened = await prepared(adapter);
    const { storage, present } = opened;
    await invite(opened);
    await storage.forgetInvitations(99);
    expect(await open(storage)).toEqual([1, 1]);
    await present.invite({
      table: 'earlier',
      met: MET,
      person: 2,
      by: 1,
      name: 'Ann',
      isTold: false,
      due: 50,
    });
    await storage.forgetInvitations(5);
    expect(await storage.placesInvited('earlier')).toHaveLength(1);
    await storage.forgetInvitations(6);
    expect(await storage.placesInvited('earlier')).toEqual([]);
    await storage.close();
  });
}
